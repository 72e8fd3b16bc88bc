/** Builds the JSON data for resume.typ. */
import { printPalette } from "../styles/tokens/color"
import type { ResumeModel } from "./model"
import { toOutline } from "./outline"

/** `columns` has two columns, for readers. `column` has one, for applicant tracking systems. */
export type PdfLayout = "columns" | "column"

/** @returns the data for resume.typ; `lead` is the objective, `rest` is all but it and the work */
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
