/** Generates résumés that omit optional parts in every combination. Every text is a plain word. */
import fc from "fast-check"
import { type Content, contentSchemas } from "../src/content/schemas"
import { minimalContent } from "./content"

const word = (name: string) => fc.constant(`${name[0]?.toUpperCase()}${name.slice(1)}`)

const words = (name: string) => fc.array(word(name), { maxLength: 2 })

const entryUrl = fc.constant("https://school.example")

const entry = fc.record(
  {
    title: fc.uniqueArray(fc.constantFrom("Degree", "Post"), { minLength: 1, maxLength: 1 }),
    organization: word("school"),
    location: word("town"),
    url: entryUrl,
    startDate: fc.constant("Sep 2000"),
    endDate: fc.constantFrom("", "Jun 2004"),
    details: words("detail"),
  },
  { requiredKeys: ["title"] },
)

const contentWith = (entries: fc.Arbitrary<object>) =>
  fc.record(
    {
      text: word("paragraph"),
      list: words("item"),
      entries: fc.array(entries, { maxLength: 1 }),
    },
    { requiredKeys: [] },
  )

const content = contentWith(entry.map((fields) => ({ ...fields, title: String(fields.title) })))

const exactDate = fc.constantFrom("2024-11-05", "Nov 2024", "2024")

/** Kinds whose entries have other fields than a position or a degree. */
const OTHER_KINDS = {
  Projects: fc.record(
    { title: word("companion"), roles: words("role"), date: fc.constant("2024") },
    { requiredKeys: ["title"] },
  ),
  Certificates: fc.record(
    { title: word("paper"), issuer: word("issuer"), date: exactDate, expires: exactDate },
    { requiredKeys: ["title"] },
  ),
  Publications: fc.record(
    { title: word("book"), authors: words("author"), publisher: word("press"), date: exactDate },
    { requiredKeys: ["title"] },
  ),
  Talks: fc.record(
    { title: word("talk"), event: word("conf"), keywords: words("keyword"), url: entryUrl },
    { requiredKeys: ["title"] },
  ),
  Languages: fc.record(
    { language: word("spanish"), level: word("native") },
    { requiredKeys: ["language"] },
  ),
  Interests: fc.record({ title: word("pinball") }),
  References: fc.record(
    { name: word("ada"), position: word("boss"), text: word("praise") },
    { requiredKeys: ["name"] },
  ),
}

const heading = (section: string) => ({
  section: fc.constant(section),
  title: word(`heading${section}`),
  expandedByDefault: fc.boolean(),
})

const SECTIONS_WITH_CONTENT = [
  "Objective",
  "AdditionalSkills",
  "OtherExperience",
  "Education",
  "AchievementsAndAwards",
  "Volunteering",
]

const sections = fc
  .tuple(
    fc.record(heading("TechnicalSkills")),
    fc.record(heading("WorkExperience")),
    ...SECTIONS_WITH_CONTENT.map((name) => fc.record({ ...heading(name), content })),
    ...Object.entries(OTHER_KINDS).map(([name, entries]) =>
      fc.record({ ...heading(name), content: contentWith(entries) }),
    ),
    ...["speaking", "papers"].map((id) =>
      fc.record({ ...heading("Custom"), id: fc.constant(id), content }),
    ),
  )
  .chain((all) => fc.shuffledSubarray<object>(all))

const company = fc.record(
  {
    company: word("company"),
    location: word("place"),
    url: fc.constant("https://company.example"),
    roles: fc.constantFrom(
      [{ title: "Engineer", startDate: "Jan 2020" }],
      [
        { title: "Lead", startDate: "Jan 2022", endDate: "" },
        { title: "Engineer", startDate: "Jan 2020", endDate: "Dec 2021" },
      ],
      [
        { title: "Lead", startDate: "2022", summary: "Chapter", responsibilities: ["Task"] },
        { title: "Engineer", startDate: "2020", endDate: "2021", location: "Elsewhere" },
      ],
    ),
    summary: word("summary"),
    responsibilities: fc.constantFrom([], ["Deed"], [{ text: "Deed", tags: ["tag"] }]),
  },
  { requiredKeys: ["company", "roles"] },
)

const careerBreak = fc.record(
  { break: word("leave"), startDate: fc.constant("2018"), text: word("reason") },
  { requiredKeys: ["break", "startDate"] },
)

const companies = fc
  .array(fc.oneof({ weight: 5, arbitrary: company }, careerBreak), { maxLength: 12 })
  .map((all) => all.map((fields, index) => ({ ...fields, id: `company-${index}` })))

const skills = fc.subarray([
  { id: "empty", name: "Emptygroup" },
  { id: "full", name: "Fullgroup", skills: [{ id: "java", name: "Java" }] },
])

const contact = fc.subarray([
  { kind: "email", value: "ada@ada.example" },
  { kind: "profile", value: "https://code.example/ada", label: "Code" },
])

/** @returns valid content whose optional sections, fields and lists may be absent or empty */
export function partialContent(): fc.Arbitrary<Content> {
  return fc.record({ sections, companies, skills, contact }).map((parts) => {
    const base = minimalContent()
    return {
      ...base,
      owner: contentSchemas.owner.parse({ ...base.owner, contact: parts.contact }),
      resume: contentSchemas.resume.parse({ ...base.resume, sections: parts.sections }),
      skills: contentSchemas.skills.parse({ skills: parts.skills }),
      work: contentSchemas.work.parse({ work: parts.companies }),
    }
  })
}

/** @returns the titles of the sections with content, which a format must show */
export function shownHeadings({ resume, skills, work }: Content): string[] {
  const isShown = (section: Content["resume"]["sections"][number]) => {
    if (section.section === "TechnicalSkills")
      return skills.skills.some((group) => group.skills.length > 0)
    if (section.section === "WorkExperience") return work.work.length > 0
    const { text, list, entries } = section.content
    return text !== undefined || list.length > 0 || entries.length > 0
  }
  return resume.sections.filter(isShown).map(({ title }) => title)
}

/** @returns the lines with a missing value, or with a separator that has no text on one side */
export function findDanglingLines(text: string): string[] {
  const lines = text.split("\n").map((line) => line.trim())
  const isRule = (line: string) => /^-{3,}$/.test(line)
  const dangling = /^[,·—:•*-]+(\s*$|,)|^[,·—]|[,·—:]$|undefined|null|NaN|\[object|,\s*,|·\s*·/
  return lines.filter((line) => !isRule(line) && dangling.test(line))
}
