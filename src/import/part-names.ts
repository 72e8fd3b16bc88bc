/** The names by which documents call their parts. Case, spaces, hyphens and underscores do not count. */
import type { ContentSection } from "../content/schemas/entries"
import { plainName } from "./source"

/** What a field at the top level of the document is. */
export type PartKind = ContentSection | "WorkExperience" | "TechnicalSkills"

const words = (text: string): ReadonlySet<string> => new Set(text.split(" ").map(plainName))

const PART_NAMES: { readonly [Kind in PartKind]?: ReadonlySet<string> } = {
  WorkExperience: words(
    "work workExperience workExperiences experience experiences employment employmentHistory workHistory jobs positions professionalExperience career",
  ),
  Volunteering: words("volunteer volunteering volunteerExperience volunteerWork"),
  Education: words("education educations studies schools academic academics"),
  AchievementsAndAwards: words(
    "awards award honors honours achievements honorsAndAwards honorsAwards awardsAndHonors accomplishments",
  ),
  Certificates: words(
    "certificates certificate certifications certification licenses licensesAndCertifications",
  ),
  Publications: words("publications publication papers articles"),
  TechnicalSkills: words(
    "skills skill technicalSkills technicalSkill technologies competencies competences",
  ),
  Languages: words("languages language spokenLanguages"),
  Interests: words("interests interest hobbies hobby"),
  References: words("references reference recommendations testimonials referees"),
  Projects: words("projects project sideProjects personalProjects openSource openSourceProjects"),
  Talks: words("talks talk speaking presentations speeches"),
}

/** @returns the kind of the part with this name */
export const kindOf = (name: string): PartKind | undefined =>
  (Object.keys(PART_NAMES) as PartKind[]).find((kind) => PART_NAMES[kind]?.has(plainName(name)))

/** The object with the name, the address and the like of the person. */
export const BASICS_NAMES = words(
  "basics basic bio personal personalInfo personalInformation personalDetails person header general profile about contact info",
)

/** Fields that say something about the document and not about the person. */
export const TECHNICAL_FIELDS = words(
  "$schema meta theme themes layout layouts design settings setting config configuration style styles template templates labels label i18n translations locale lang version id _id createdAt updatedAt lastModified visibility isPublic public slug sectionTitles titles sectionNames order renderCvSettings jsonResume schema uuid published selectedTemplate templateId headings sectionHeadings columns colors fonts",
)

/** Objects that hold sections of any name. */
export const WRAPPER_NAMES = words(
  "sections custom customSections extra extras additional others other additionalSections",
)

/** Names of fields that hold the same text in several languages. */
export const LANGUAGE_CODES = words(
  "en de fr es it pt nl pl ru zh ja ko sv da nb fi cs tr ar he el hu ro uk ca vi hi fa en-us en-gb pt-br zh-cn zh-tw de-de fr-fr es-es",
)

/** The list in a section with a title. */
export const LIST_NAMES = ["items", "entries", "list", "content", "values"]

/** The title of such a section. */
export const TITLE_NAMES = ["title", "name", "label", "heading"]
