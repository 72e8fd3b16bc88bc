/** Words of other formats and of people, for the fields and the values that the content has. */
import {
  choicesIn,
  isRequired,
  literalOf,
  membersOf,
  type Schema,
  shapeOf,
} from "../../schemas/introspection"
import { plainName } from "../../wording"

const wordsOf = (table: Readonly<Record<string, string>>) =>
  new Map(Object.entries(table).map(([ours, words]) => [ours, new Set(words.split(" "))]))

/** A value that is chosen from a list → other words for it, in small letters and without hyphens. */
const CHOICES = wordsOf({
  phone: "cell mobile tel telephone telefon handy téléphone telefono teléfono telefone",
  email: "mail emails correo courriel",
  website: "blog homepage site url web portfolio webseite",
  profile:
    "github gitlab linkedin mastodon twitter x xing bluesky stackoverflow orcid instagram profiles socialnetworks",
  Objective: "summary profile about aboutme objectif",
  TechnicalSkills: "skills technologies tools kenntnisse compétences",
  WorkExperience:
    "experience employment employmenthistory workhistory work jobs berufserfahrung expérience experiencia experiência",
  Education: "academic studies ausbildung formation formación formação éducation educación",
  AchievementsAndAwards: "awards achievements honors honours",
  Certificates: "certifications licenses zertifikate",
  Talks: "speaking presentations lectures vorträge",
  Languages: "sprachen langues idiomas",
  Interests: "hobbies hobbys",
  Volunteering: "volunteer",
  References: "recommendations testimonials referees",
  columns: "2 two twocolumn twocolumns double",
  column: "1 one onecolumn single singlecolumn",
  letter: "us usletter",
  web: "html page site website",
  docx: "word doc",
  text: "txt plain plaintext",
  markdown: "md",
  vcard: "vcf contact",
  "hand-out": "handout handouts private",
  a4: "dina4",
})

/**
 * A field → its names in JSON Resume, RenderCV and YAMLResume, and in everyday words. Where it stands
 * decides: `name` is `company` only in an object that can have this field and does not have it.
 */
const FIELDS = wordsOf({
  title:
    "position role jobtitle name label heading headline designation studytype area degree award bullet titel titre titulo puesto poste cargo",
  company:
    "employer organization organisation name institution firma entreprise empresa arbeitgeber",
  organization:
    "company employer institution organisation name school university college entity club publisher venue",
  roles: "positions jobs titles",
  responsibilities:
    "highlights achievements accomplishments bullets bulletpoints tasks duties details points activities description aufgaben",
  details:
    "highlights responsibilities achievements accomplishments bullets tasks duties points activities description summary text list items",
  summary: "description text about content beschreibung",
  text: "summary description reference quote testimonial abstract about body label content",
  startDate: "start from begin since date beginn début inicio",
  endDate: "end to until till date ende fin",
  date: "startdate releasedate year when issued issuedate published month",
  expires: "enddate expiry expirydate expirationdate validuntil",
  updated: "lastmodified lastupdated modified date",
  skills: "technologies keywords tech techstack stack tools items details",
  keywords: "technologies skills tech stack tools",
  name: "fullname label title skill vollername nom nombre author person",
  familyName: "lastname surname family nachname last",
  headline: "label title position profession tagline jobtitle role beruf",
  portrait: "image photo picture avatar",
  location: "city place address venue ort ville",
  postalCode: "zip postcode zipcode plz",
  contact: "contacts profiles socialnetworks",
  value: "url link address number",
  visibleIn: "forms formats private hidden public visibility visible show showin",
  label: "network",
  kind: "type",
  section: "type kind name",
  position: "title role jobtitle company organization",
  language: "name title lang locale",
  level: "fluency proficiency rating",
  grade: "score gpa marks",
  issuer: "organization authority company awarder provider publisher",
  credential: "number licensenumber license credentialid",
  awarder: "issuer awardedby giver",
  publisher: "journal venue conference",
  event: "conference venue meetup organization",
  url: "website link href homepage web doi repository",
  href: "url link",
  src: "path file image url",
  origin: "url baseurl siteurl domain site website",
  items: "list highlights points",
  list: "items highlights bullets",
  expandedByDefault: "expanded open isopen",
  id: "slug key",
  accent: "color colour primary primarycolor accentcolor",
  work: "experience jobs employment workexperience",
})

/** @returns the one of the options that a word probably stands for */
export function choiceNamedLike(word: string, options: readonly unknown[]): string | undefined {
  return [...CHOICES.keys()].find(
    (choice) => options.includes(choice) && CHOICES.get(choice)?.has(plainName(word)),
  )
}

/** @returns those of the fields that other formats call by this name */
export function fieldsNamedLike(name: string, fields: readonly string[]): string[] {
  return fields.filter((field) => FIELDS.get(field)?.has(plainName(name)))
}

/** @returns the field that says of which kind an item is, with the kind that has this name */
export function kindNamedLike(
  name: string,
  item: Schema,
): { field: string; kind: string } | undefined {
  const fields = membersOf(item)
    .flatMap((member) => Object.entries(shapeOf(member) ?? {}))
    .filter(([, field]) => isRequired(field))
  const choices = fields.flatMap(([field, schema]) =>
    [...literalOf(schema), ...choicesIn(schema)].map((kind) => ({ field, kind: String(kind) })),
  )
  const kinds = choices.map(({ kind }) => kind)
  const meant =
    kinds.find((kind) => plainName(kind) === plainName(name)) ?? choiceNamedLike(name, kinds)
  return choices.find(({ kind }) => kind === meant)
}
