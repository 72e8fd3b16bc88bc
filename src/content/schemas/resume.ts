import { z } from "zod"
import { type ContentSection, ENTRY_SCHEMAS } from "./entries"
import { pageFit, pageLayout, pageLimit, pageTemplate, paperSize } from "./paper-fields"
import {
  contentFile,
  day,
  described,
  filledName,
  flag,
  pageDescription,
  richText,
  richTexts,
  slug,
  tags,
  title,
} from "./shared-fields"

/** @returns the content of a section of this kind, whose entries have the fields of the kind */
const contentOf = <Kind extends ContentSection>(kind: Kind) =>
  z
    .strictObject({
      text: richText("A paragraph.", "Backend engineer seeking a remote role.").optional(),
      list: richTexts(
        "A plain list, one item per line.",
        ["Dean's List, six terms"],
        kind === "AdditionalSkills" ? filledName() : undefined,
      ),
      entries: z
        .array(ENTRY_SCHEMAS[kind])
        .default([])
        .meta({ description: "Entries with titles and dates." }),
    })
    .meta({
      id: `${kind}Content`,
      // Pages query it as it is shown.
      graphql: null,
      description: "The section's content: a text, a list, entries, or a combination.",
    })

const heading = {
  title: title("The section's heading.", "Education"),
  expandedByDefault: described(
    z.boolean(),
    "Whether the section is expanded when the page loads: true or false.",
    true,
  ),
  tags,
}

const numbered = flag(
  false,
  "Whether the entries are numbered from the oldest; those of a variant keep their numbers",
).meta({ graphql: null })

const sectionName = <Name extends string>(name: Name) =>
  z.literal(name).meta({ description: "The kind of section.", examples: [name] })

/** The sections of all kinds have one GraphQL type. */
const section = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape).meta({ typeName: "ResumeSection", itemOf: "sections" })

const sectionSlug = () => slug("The section's id in its URL: /resume/#id.", "talks")

/** A kind that a résumé may have several sections of: one of them has no id, the others have one. */
const withContent = <Kind extends ContentSection>(kind: Kind) =>
  section({
    section: sectionName(kind),
    id: sectionSlug().optional(),
    ...heading,
    numbered,
    content: contentOf(kind),
  })

/** A kind that a résumé has at most once. */
const onceWithContent = <Kind extends ContentSection>(kind: Kind) =>
  section({ section: sectionName(kind), ...heading, numbered, content: contentOf(kind) })

/** A section with its content in another file: skills.yaml or work.yaml. */
const withoutContent = <Name extends string>(name: Name) =>
  section({ section: sectionName(name), ...heading })

/** A section that the owner defines. There may be several. */
const custom = section({
  section: sectionName("Custom"),
  id: sectionSlug(),
  ...heading,
  numbered,
  content: contentOf("Custom"),
})

const anySection = z.discriminatedUnion("section", [
  onceWithContent("Objective"),
  withoutContent("TechnicalSkills"),
  onceWithContent("AdditionalSkills"),
  withoutContent("WorkExperience"),
  withContent("OtherExperience"),
  withContent("Education"),
  withContent("AchievementsAndAwards"),
  withContent("Projects"),
  withContent("Certificates"),
  withContent("Publications"),
  withContent("Talks"),
  withContent("Languages"),
  withContent("Volunteering"),
  withContent("Interests"),
  withContent("References"),
  custom,
])

/** content/resume.yaml: the page at /resume/, its sections in order. */
export const resumeSchema = contentFile("Resume", "The page at /resume/: its sections in order.", {
  title: title("The page's title and its name in the menu.", "Résumé"),
  description: pageDescription(),
  updated: day("The day of the last change, as in '2026-11-21'. Every format shows it."),
  paper: paperSize().default("letter"),
  layout: pageLayout().default("auto"),
  template: pageTemplate(),
  pages: pageLimit(),
  fit: pageFit(),
  sections: z
    .array(anySection)
    .meta({ description: "The sections, in the order in which they are shown." }),
})
