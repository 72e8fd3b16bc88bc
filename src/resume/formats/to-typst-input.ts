/** Builds the JSON data for resume.typ. */
import { formatDate } from "../../lib/dates"
import { fill } from "../../lib/interface-words"
import { toTypstLanguage } from "../model/languages"
import type { ResumeModel } from "../model/model"
import { toOutline } from "../model/outline"
import { planPages } from "../model/plan-pages"
import { forParsers } from "./for-parsers"
import { type PdfStyle, toMeasures } from "./page-measures"

export type TypstInput = ReturnType<typeof toTypstInput>

/**
 * @param step how tight the sheet is, as in `toMeasures`
 * @returns the data for resume.typ
 */
export function toTypstInput(model: ResumeModel, style: PdfStyle, step = 0) {
  const { sections, ...head } = style === "simple" ? forParsers(model) : toOutline(model)
  const { above, columns, below } = planPages(
    sections,
    style === "simple" ? "column" : model.layout,
  )
  const language = toTypstLanguage(model.language)
  return {
    ...head,
    style,
    measures: toMeasures({ style, script: language.script }, step),
    language: model.language,
    ...language,
    cjkLanguage: model.cjkLanguage,
    title: model.title,
    description: model.description,
    paper: model.paper,
    updated: model.updated,
    footer: fill(model.words.updatedAtEnd, { date: formatDate(model.updated, model.words.dates) }),
    version: model.hash,
    palette: model.palettes.print,
    ...(style === "designed" && toPortrait(model)),
    above,
    ...(columns && { main: columns.main, side: columns.side }),
    below,
  }
}

/** The path by which resume.typ reads the portrait. It is a JPEG, because Typst reads no AVIF. */
export const PORTRAIT_PATH = "/portrait.jpg"

function toPortrait({ owner: { portrait } }: ResumeModel) {
  return portrait?.pdf && { portrait: { path: PORTRAIT_PATH, alt: portrait.alt } }
}
