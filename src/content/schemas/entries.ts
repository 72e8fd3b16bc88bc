/** The entries of the résumé's sections: one schema for each kind of section. */
import { z } from "zod"
import {
  date,
  doi,
  endDate,
  exactDate,
  name,
  richText,
  richTexts,
  slug,
  tags,
  texts,
  title,
  webUrl,
} from "./shared-fields"

const range = {
  startDate: date("The first month, or its year.").optional(),
  endDate: endDate("The last month, or its year, or '' if it has not ended.").optional(),
  date: date(
    "The month or the year, for something that has no start and end.",
    "Nov 2024",
  ).optional(),
}

const url = webUrl("A URL about it, or of the organization's site.").optional()

const location = title("The place.", "Portland, OR").optional()

const paragraph = richText("A paragraph about it.", "It has 64 players a month.").optional()

const common = {
  details: richTexts("The details, one per line.", ["Run the scoring desk."]).meta({
    id: "Details",
  }),
  keywords: texts("Keywords.", ["Scala"]).meta({ id: "Keywords", isRare: true }),
  id: slug("The entry's id, by which a variant can pick it.", "scoring-desk").optional(),
  tags,
}

const organization = title(
  "The organization, such as a school, a club or a company.",
  "Sample City Pinball League",
).optional()

const experience = {
  title: title("The title, such as a position.", "Tournament Volunteer"),
  organization,
  location,
  url,
  ...range,
  text: paragraph,
}

const entry = <Shape extends z.core.$ZodLooseShape>(id: string, shape: Shape) =>
  z.strictObject({ ...shape, ...common }).meta({ id, itemOf: "entries" })

const general = entry("ResumeEntry", experience)

/**
 * Kind of section → the schema of its entries. `SECTION_KINDS` in src/resume/model/section-kinds.ts says
 * how each field is shown and exported. A kind that has entries of its own needs a row in both.
 */
export const ENTRY_SCHEMAS = {
  Objective: general,
  AdditionalSkills: general,
  OtherExperience: general,
  Education: entry("EducationEntry", {
    title: title("The degree and the subject.", "B.S., Computer Science"),
    organization,
    location,
    url,
    ...range,
    grade: title("The grade or score.", "3.9 of 4").optional(),
    courses: texts("Courses, one per line.", ["Compilers"]),
    thesis: title("The title of the thesis.", "Scheduling tournaments fairly").optional(),
    text: paragraph,
  }),
  AchievementsAndAwards: entry("AwardEntry", {
    title: title("The award.", "Engineer of the Year"),
    awarder: title("Who gave the award.", "Example Retirement Trust").optional(),
    organization,
    location,
    url,
    ...range,
    date: exactDate("The day, the month or the year.").optional(),
    text: paragraph,
  }),
  Projects: entry("ProjectEntry", {
    title: title("The project's name.", "Tournament Companion"),
    organization,
    roles: texts("The owner's roles in the project.", ["Maintainer"]),
    url,
    ...range,
    text: paragraph,
  }),
  Certificates: entry("CertificateEntry", {
    title: title("The certificate's name.", "Cloud Engineer, Associate"),
    issuer: title("Who issued it.", "Sample Cloud").optional(),
    date: exactDate("The day, the month or the year of issue.").optional(),
    expires: exactDate(
      "The day, the month or the year in which it expires.",
      "Nov 2027",
    ).optional(),
    credential: name("The certificate's number.", "SC-1024").optional(),
    url,
  }),
  Publications: entry("PublicationEntry", {
    title: title("The publication's title.", "Pairing players without tears"),
    authors: texts(
      "The authors, one per line. Your own name is strong, unless a name in the list has a mark or several can be yours.",
      ["R. Sample", "A. Writer"],
      { translation: "name", inline: true },
    ),
    publisher: title("The publisher, the journal or the conference.", "Sample Press").optional(),
    volume: name("The volume, issue and pages, or a patent's number.", "12(3), 45–67").optional(),
    date: exactDate("The day, the month or the year of publication.").optional(),
    doi: doi("The DOI. Without a url, the title is a link to it.").optional(),
    url,
    text: paragraph,
  }),
  Talks: entry("TalkEntry", {
    title: title("The talk's title.", "Tournaments in real time"),
    event: title("The conference, the meetup or the podcast.", "Example Conf").optional(),
    location,
    date: exactDate("The day, the month or the year of the talk.").optional(),
    url,
    text: paragraph,
  }),
  Languages: entry("LanguageEntry", {
    language: title("The language.", "Spanish"),
    level: title("How well the owner speaks it.", "Native speaker").optional(),
  }),
  Volunteering: entry("VolunteeringEntry", experience),
  Interests: entry("InterestEntry", { title: title("The interest.", "Pinball") }),
  References: entry("ReferenceEntry", {
    name: name("The person's name.", "Ada Writer"),
    position: title("The person's position.", "Head of Engineering, Sample Cloud").optional(),
    text: richText("What the person says about the owner.", "Robin ships.").optional(),
  }),
  Custom: general,
}

/** The kinds of sections that have their content in resume.yaml. */
export type ContentSection = keyof typeof ENTRY_SCHEMAS

/** Kind of section → its entries as resume.yaml has them, with their default values. */
export type EntryFields = { [Kind in ContentSection]: z.output<(typeof ENTRY_SCHEMAS)[Kind]> }
