/** The model in; the one JSON that resume.typ reads out. */
import { printPalette } from "../styles/tokens/color"
import type { ResumeModel } from "./model"
import { toOutline } from "./outline"

/** `columns` is for readers; `column`, one below the other, for machines that read résumés. */
export type PdfLayout = "columns" | "column"

/** @returns the data of resume.typ: the objective first, then the work, then the rest in order */
export function toTypstInput(model: ResumeModel, layout: PdfLayout) {
  const { sections, ...head } = toOutline(model)
  const isLead = (section: string) => section === "Objective"
  const isWork = (section: string) => section === "WorkExperience"
  return {
    ...head,
    layout,
    title: model.title,
    description: model.description,
    paper: model.paper === "letter" ? "us-letter" : model.paper,
    updated: model.updated,
    version: model.hash,
    palette: printPalette,
    lead: sections.filter(({ section }) => isLead(section)),
    work: sections.filter(({ section }) => isWork(section)),
    rest: sections.filter(({ section }) => !isLead(section) && !isWork(section)),
  }
}
