import { z } from "zod"
import {
  day,
  endMonthYear,
  monthYear,
  pageDescription,
  slug,
  tags,
  text,
  texts,
  webUrl,
} from "./shared-fields"

const entry = z
  .strictObject({
    title: text("What it was: a degree, a post, a prize.", "Tournament Volunteer"),
    organization: text(
      "Where: a school, a club, a company.",
      "Sample City Pinball League",
    ).optional(),
    location: text("City and state.", "Portland, OR").optional(),
    url: webUrl("Its site.").optional(),
    startDate: monthYear("The first month.").optional(),
    endDate: endMonthYear("The last month; '' while it lasts."),
    details: texts("What there is to say of it, one line each.", ["Run the scoring desk."]),
  })
  .meta({ id: "ResumeEntry" })

const content = z
  .strictObject({
    text: text("A paragraph.", "Backend engineer seeking a remote role.").optional(),
    list: texts("A plain list, one line each.", ["Dean's List, six terms"]),
    entries: z.array(entry).default([]).meta({ description: "Entries with titles and dates." }),
  })
  .meta({
    id: "ResumeContent",
    description: "What the section says: a text, a list, entries, or all of them.",
  })

const heading = {
  title: text("The section's heading.", "Education"),
  expandedByDefault: z.boolean().meta({
    description: "Whether the section is open when the page is first seen: true or false.",
    examples: [true],
  }),
  tags: tags(),
}

const named = <Name extends string>(name: Name) =>
  z
    .literal(name)
    .meta({ description: "Which section it is; keep it as it stands.", examples: [name] })

const written = <Name extends string>(name: Name) =>
  z.strictObject({ section: named(name), ...heading, content })

/** A section whose content is a file of its own: skills.yaml or work.yaml. */
const filed = <Name extends string>(name: Name) =>
  z.strictObject({ section: named(name), ...heading })

/** A section of the owner's own making; there may be several. */
const custom = z.strictObject({
  section: named("Custom"),
  id: slug("A custom section's address on the page: /resume/#this.", "talks"),
  ...heading,
  content,
})

const section = z
  .discriminatedUnion("section", [
    written("Objective"),
    filed("TechnicalSkills"),
    written("AdditionalSkills"),
    filed("WorkExperience"),
    written("OtherExperience"),
    written("Education"),
    written("AchievementsAndAwards"),
    custom,
  ])
  .meta({ id: "ResumeSection" })

/** content/resume.yaml: the page at /resume/, its sections in order. */
export const resumeSchema = z
  .strictObject({
    title: text("The page's title and its name in the menu.", "Résumé"),
    description: pageDescription(),
    updated: day("The day of the last change, as in '2026-11-21'. Every form carries it."),
    paper: z
      .enum(["letter", "a4"])
      .default("letter")
      .meta({ description: "The paper of the PDFs: letter or a4.", examples: ["letter"] }),
    sections: z.array(section).meta({ description: "The sections, in the order shown." }),
  })
  .meta({ id: "Resume", description: "The page at /resume/: its sections in order." })
