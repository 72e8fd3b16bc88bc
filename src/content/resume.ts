import { z } from "zod"
import { day, endMonthYear, monthYear, pageDescription, text, texts, webUrl } from "./fields"

const entry = z
  .strictObject({
    title: text("What it was: a degree, a post, a prize."),
    organization: text("Where: a school, a club, a company.").optional(),
    location: text("As in 'Portland, OR'.").optional(),
    url: webUrl("Its site.").optional(),
    startDate: monthYear("The first month, as in 'Sep 2000'.").optional(),
    endDate: endMonthYear("The last month; '' while it lasts."),
    details: texts("What there is to say of it, one line each."),
  })
  .meta({ id: "ResumeEntry" })

const content = z
  .strictObject({
    text: text("A paragraph.").optional(),
    list: texts("A plain list, one line each."),
    entries: z.array(entry).default([]).meta({ description: "Entries with titles and dates." }),
  })
  .meta({ id: "ResumeContent" })

const heading = {
  title: text("The section's heading."),
  expandedByDefault: z
    .boolean()
    .meta({ description: "Whether the section is open when the page is first seen." }),
}

const written = <Name extends string>(name: Name) =>
  z.strictObject({ section: z.literal(name), ...heading, content })

/** A section whose content is a file of its own: skills.yaml or work.yaml. */
const filed = <Name extends string>(name: Name) =>
  z.strictObject({ section: z.literal(name), ...heading })

const section = z
  .discriminatedUnion("section", [
    written("Objective"),
    filed("TechnicalSkills"),
    written("AdditionalSkills"),
    filed("WorkExperience"),
    written("OtherExperience"),
    written("Education"),
    written("AchievementsAndAwards"),
  ])
  .meta({ id: "ResumeSection" })

/** content/resume.yaml: the page at /resume/, its sections in order. */
export const resumeSchema = z
  .strictObject({
    title: text("The page's title and its name in the menu."),
    description: pageDescription(),
    updated: day("The day of the last change, as in '2026-11-21'. Every form carries it."),
    paper: z
      .enum(["letter", "a4"])
      .default("letter")
      .meta({ description: "The paper of the PDFs: letter or a4." }),
    sections: z.array(section).meta({ description: "The sections, in the order shown." }),
  })
  .meta({ id: "Resume" })
