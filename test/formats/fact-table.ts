/** Says which formats must contain each field of the content. */

/** `jsonLd` is a part of a page. */
export type FormatKey =
  | "page"
  | "pdf"
  | "ats"
  | "docx"
  | "json"
  | "text"
  | "markdown"
  | "vcard"
  | "jsonLd"

/** The formats that hold the whole résumé. */
const DOCUMENTS: readonly FormatKey[] = ["page", "pdf", "ats", "docx", "json", "text", "markdown"]
const AND_JSON_LD: readonly FormatKey[] = [...DOCUMENTS, "jsonLd"]
const ALL: readonly FormatKey[] = [...AND_JSON_LD, "vcard"]
const NONE: readonly FormatKey[] = []

/**
 * The formats of every field in the four files of the résumé. The fields of a section's content have
 * the kind of the section as their first part, or '*' for every kind. `isShown` in facts.ts has the exceptions.
 * A test fails for a field without a row, so that no format can miss a new field.
 */
export const FORMATS_OF_FIELD: Record<string, readonly FormatKey[]> = {
  "owner.name": ALL,
  "owner.familyName": ["vcard"], // elsewhere a part of the name
  "owner.headline": ALL,
  "owner.location": ALL,
  "owner.location.city": ALL,
  "owner.location.region": ALL,
  "owner.location.country": ALL,
  "owner.location.countryCode": ALL,
  "owner.availability": DOCUMENTS,
  "owner.address.street": ALL,
  "owner.address.postalCode": ALL,
  "owner.address.city": ALL,
  "owner.address.region": ALL,
  "owner.address.country": ALL,
  "owner.address.countryCode": ALL,
  "owner.address.visibleIn[]": NONE,
  "owner.contact[].value": ALL,
  "owner.contact[].label": ["page", "json", "text", "markdown", "vcard"],
  "owner.contact[].kind": NONE,
  "owner.contact[].visibleIn[]": NONE,
  "owner.portrait.src": NONE,
  "owner.portrait.alt": ["pdf"], // the page at /about/ shows the portrait too
  "owner.portrait.pdf": NONE,
  "resume.title": ["json", "page", "jsonLd"],
  "resume.description": ["page", "jsonLd"],
  "resume.updated": ALL.filter((format) => format !== "ats"), // its metadata has the date
  "resume.paper": NONE,
  "resume.layout": NONE,
  "resume.template": NONE,
  "resume.pages": NONE,
  "resume.fit": NONE,
  "resume.sections[].section": NONE,
  "resume.sections[].id": NONE,
  "resume.sections[].tags[]": NONE,
  "resume.sections[].expandedByDefault": NONE,
  "resume.sections[].numbered": NONE, // the numbers are no values of the content
  "resume.sections[].title": DOCUMENTS,
  "*.text": DOCUMENTS,
  "*.list[]": DOCUMENTS,
  "*.entries[].id": NONE,
  "*.entries[].tags[]": NONE,
  "*.entries[].title": DOCUMENTS,
  "*.entries[].organization": DOCUMENTS,
  "*.entries[].location": DOCUMENTS,
  "*.entries[].url": DOCUMENTS,
  "*.entries[].startDate": DOCUMENTS,
  "*.entries[].endDate": DOCUMENTS,
  "*.entries[].date": DOCUMENTS,
  "*.entries[].text": DOCUMENTS,
  "*.entries[].details[]": DOCUMENTS,
  "*.entries[].keywords[]": DOCUMENTS,
  "Education.entries[].organization": AND_JSON_LD,
  "Education.entries[].url": AND_JSON_LD,
  "Education.entries[].grade": DOCUMENTS,
  "Education.entries[].courses[]": DOCUMENTS,
  "Education.entries[].thesis": DOCUMENTS,
  "AchievementsAndAwards.list[]": AND_JSON_LD,
  "AchievementsAndAwards.entries[].title": AND_JSON_LD,
  "AchievementsAndAwards.entries[].awarder": AND_JSON_LD,
  "AchievementsAndAwards.entries[].organization": AND_JSON_LD,
  "AchievementsAndAwards.entries[].location": AND_JSON_LD,
  "AchievementsAndAwards.entries[].startDate": AND_JSON_LD,
  "AchievementsAndAwards.entries[].endDate": AND_JSON_LD,
  "AchievementsAndAwards.entries[].date": AND_JSON_LD,
  "Projects.entries[].roles[]": DOCUMENTS,
  "Certificates.entries[].title": AND_JSON_LD,
  "Certificates.entries[].issuer": AND_JSON_LD,
  "Certificates.entries[].url": AND_JSON_LD,
  "Certificates.entries[].date": AND_JSON_LD,
  "Certificates.entries[].expires": AND_JSON_LD,
  "Certificates.entries[].credential": DOCUMENTS,
  "Publications.entries[].authors[]": DOCUMENTS,
  "Publications.entries[].publisher": DOCUMENTS,
  "Publications.entries[].volume": DOCUMENTS,
  "Publications.entries[].doi": DOCUMENTS,
  "Talks.entries[].event": DOCUMENTS,
  "Languages.entries[].language": AND_JSON_LD,
  "Languages.entries[].level": DOCUMENTS,
  "References.entries[].name": DOCUMENTS,
  "References.entries[].position": DOCUMENTS,
  "skills.skills[].id": NONE,
  "skills.skills[].name": DOCUMENTS,
  "skills.skills[].level": DOCUMENTS,
  "skills.skills[].skills[].id": NONE,
  "skills.skills[].skills[].name": AND_JSON_LD,
  "skills.skills[].skills[].level": DOCUMENTS,
  "skills.skills[].skills[].aliases[]": NONE, // job postings have them
  "skills.skills[].skills[].tags[]": NONE,
  "work.work[].id": NONE,
  "work.work[].tags[]": NONE,
  "work.work[].company": AND_JSON_LD,
  "work.work[].location": DOCUMENTS,
  "work.work[].url": AND_JSON_LD,
  "work.work[].summary": DOCUMENTS,
  "work.work[].roles[].id": NONE,
  "work.work[].roles[].tags[]": NONE,
  "work.work[].roles[].title": DOCUMENTS,
  "work.work[].roles[].startDate": DOCUMENTS,
  "work.work[].roles[].endDate": DOCUMENTS,
  "work.work[].roles[].location": DOCUMENTS,
  "work.work[].roles[].summary": DOCUMENTS,
  "work.work[].roles[].skills[]": NONE, // ids; the names are fields of their own
  "work.work[].roles[].responsibilities[]": DOCUMENTS,
  "work.work[].roles[].responsibilities[].text": DOCUMENTS,
  "work.work[].roles[].responsibilities[].id": NONE,
  "work.work[].roles[].responsibilities[].tags[]": NONE,
  "work.work[].responsibilities[]": DOCUMENTS,
  "work.work[].responsibilities[].text": DOCUMENTS,
  "work.work[].responsibilities[].id": NONE,
  "work.work[].responsibilities[].tags[]": NONE,
  "work.work[].break": DOCUMENTS,
  "work.work[].startDate": DOCUMENTS,
  "work.work[].endDate": DOCUMENTS,
  "work.work[].text": DOCUMENTS,
}

/** @returns the name of the field's row in the table; the content of a section has its kind first */
export function rowOf(field: string): string | undefined {
  const rows = [field, field.replace(/^[A-Z]\w*/, "*")]
  return rows.find((row) => Object.hasOwn(FORMATS_OF_FIELD, row))
}

/** @returns whether the field holds a date */
export const isDate = (field: string) => /(?:[dD]ate|expires|updated)$/.test(field)
