import { z } from "zod"
import {
  day,
  endMonthYear,
  monthYear,
  pageDescription,
  pageLayout,
  pageLimit,
  slug,
  tags,
  text,
  texts,
  webUrl,
} from "./shared-fields"

const entry = z
  .strictObject({
    title: text("The title, such as a degree, a position or a prize.", "Tournament Volunteer"),
    organization: text(
      "The organization, such as a school, a club or a company.",
      "Sample City Pinball League",
    ).optional(),
    location: text("City and state.", "Portland, OR").optional(),
    url: webUrl("The URL of the organization's site.").optional(),
    startDate: monthYear("The first month.").optional(),
    endDate: endMonthYear("The last month, or '' if it has not ended."),
    details: texts("The details, one per line.", ["Run the scoring desk."]),
  })
  .meta({ id: "ResumeEntry" })

const content = z
  .strictObject({
    text: text("A paragraph.", "Backend engineer seeking a remote role.").optional(),
    list: texts("A plain list, one item per line.", ["Dean's List, six terms"]),
    entries: z.array(entry).default([]).meta({ description: "Entries with titles and dates." }),
  })
  .meta({
    id: "ResumeContent",
    description: "The section's content: a text, a list, entries, or a combination.",
  })

const heading = {
  title: text("The section's heading.", "Education"),
  expandedByDefault: z.boolean().meta({
    description: "Whether the section is expanded when the page loads: true or false.",
    examples: [true],
  }),
  tags: tags(),
}

const sectionName = <Name extends string>(name: Name) =>
  z.literal(name).meta({ description: "The kind of section.", examples: [name] })

const withContent = <Name extends string>(name: Name) =>
  z.strictObject({ section: sectionName(name), ...heading, content })

/** A section with its content in another file: skills.yaml or work.yaml. */
const withoutContent = <Name extends string>(name: Name) =>
  z.strictObject({ section: sectionName(name), ...heading })

/** A section that the owner defines. There may be several. */
const custom = z.strictObject({
  section: sectionName("Custom"),
  id: slug("A custom section's id in its URL: /resume/#id.", "talks"),
  ...heading,
  content,
})

const section = z
  .discriminatedUnion("section", [
    withContent("Objective"),
    withoutContent("TechnicalSkills"),
    withContent("AdditionalSkills"),
    withoutContent("WorkExperience"),
    withContent("OtherExperience"),
    withContent("Education"),
    withContent("AchievementsAndAwards"),
    custom,
  ])
  .meta({ id: "ResumeSection" })

/** content/resume.yaml: the page at /resume/, its sections in order. */
export const resumeSchema = z
  .strictObject({
    title: text("The page's title and its name in the menu.", "Résumé"),
    description: pageDescription(),
    updated: day("The day of the last change, as in '2026-11-21'. Every format shows it."),
    paper: z
      .enum(["letter", "a4"])
      .default("letter")
      .meta({ description: "The paper size of the PDFs: letter or a4.", examples: ["letter"] }),
    layout: pageLayout().default("auto"),
    pages: pageLimit(),
    sections: z
      .array(section)
      .meta({ description: "The sections, in the order in which they are shown." }),
  })
  .meta({ id: "Resume", description: "The page at /resume/: its sections in order." })
