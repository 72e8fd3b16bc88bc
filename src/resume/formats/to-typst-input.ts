/** Builds the input of the templates, which typeset the PDFs. */
import { formatDate } from "../../lib/dates"
import { fill } from "../../lib/interface-words"
import { toTypstLanguage } from "../model/languages"
import type { ResumeModel } from "../model/model"
import { toOutline } from "../model/outline"
import { planPages } from "../model/plan-pages"
import { forParsers } from "./for-parsers"
import { type PdfStyle, toMeasures } from "./page-measures"
import { INPUT_VERSION, type TypstInput } from "./typst-input"

/** The look of the PDF in one column, which no template changes. */
const STANDARD = "standard"

/** @param step how tight the sheet is, as in `toMeasures` */
export function toTypstInput(model: ResumeModel, style: PdfStyle, step = 0): TypstInput {
  const isSimple = style === "simple"
  const template = isSimple ? STANDARD : model.template
  const outline = isSimple ? forParsers(model) : toOutline(model)
  const { above, columns, below } = planPages(outline.sections, isSimple ? "column" : model.layout)
  const language = toTypstLanguage(model.language)
  return {
    version: INPUT_VERSION,
    template,
    style,
    ...outline,
    plan: {
      above: above.map(toId),
      main: columns?.main.id,
      side: columns?.side.map(toId) ?? [],
      below: below.map(toId),
    },
    measures: toMeasures({ style, template, script: language.script }, step),
    language: model.language,
    ...language,
    cjkLanguage: model.cjkLanguage,
    title: model.title,
    description: model.description,
    paper: model.paper,
    updated: model.updated,
    footer: fill(model.words.updatedAtEnd, { date: formatDate(model.updated, model.words.dates) }),
    hash: model.hash,
    palette: model.palettes.print,
    ...(!isSimple && toPortrait(model)),
  }
}

const toId = ({ id }: { id: string }) => id

/** The path by which a template reads the portrait. It is a JPEG, because Typst reads no AVIF. */
export const PORTRAIT_PATH = "/portrait.jpg"

function toPortrait({ owner: { portrait } }: ResumeModel) {
  return portrait?.pdf && { portrait: { path: PORTRAIT_PATH, alt: portrait.alt } }
}
