/** Builds the JSON data for resume.typ. */
import { fill } from "../lib/interface-words"
import { cjkLanguageOf, languageOf } from "../lib/language"
import type { ResumeModel } from "./model"
import { toOutline } from "./outline"
import { planPages } from "./plan-pages"

/** `designed` is for people. `simple` is for applicant tracking systems, which read line by line. */
export type PdfStyle = "designed" | "simple"

/** @returns the data for resume.typ */
export function toTypstInput(model: ResumeModel, style: PdfStyle) {
  const { sections, ...head } = toOutline(model)
  const { above, columns, below } = planPages(
    sections,
    style === "simple" ? "column" : model.layout,
  )
  const text = textsOf([head.headline, head.place, sections]).join(" ")
  return {
    ...head,
    style,
    language: languageOf(text),
    cjkLanguage: cjkLanguageOf(text),
    title: model.title,
    description: model.description,
    paper: model.paper,
    updated: model.updated,
    footer: fill(model.words.updatedAtEnd, { date: model.updated }),
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

const NOT_TEXT = new Set(["id", "section", "url", "href", "type"])

/** @returns every text in a value, without identifiers and links */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value]
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => (NOT_TEXT.has(key) ? [] : textsOf(each)))
}
