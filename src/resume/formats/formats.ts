/** Lists every format of the résumé besides its page. Builds, links and tests read this list. */
import type { FormatName } from "../../content/schemas/contact-formats"
import { FORMAT_PATHS, MAIN_RESUME } from "../../content/site-map/page-paths"
import type { WordKey } from "../../lib/interface-words"
import { toSlug } from "../../lib/slug"
import { modelFor, type ResumeModel } from "../model/model"
import type { PdfStyle } from "./page-measures"
import { toDocx } from "./to-docx"
import { toJsonResume } from "./to-json-resume"
import { toMarkdown } from "./to-markdown"
import { toText } from "./to-text"
import { toTypstInput } from "./to-typst-input"
import { toVCard } from "./to-vcard"
import type { TypstInput } from "./typst-input"

/**
 * Typesets the input with its template. The caller passes this function, because src/resume reads no files. A résumé comes
 * with its model, so that it can be made to fit its pages; a letter comes alone.
 */
export type Typeset = (input: TypstInput, model?: ResumeModel) => Uint8Array

export type Format = {
  /** Decides which contact fields the format may contain. Both PDFs have the same name. */
  name: FormatName
  /** From the root of the site. */
  path: string
  mediaType: string
  /** The name of the words that are the text of a link to the file. */
  title: WordKey
  make: (model: ResumeModel, typeset: Typeset) => string | Uint8Array
}

const pdf =
  (style: PdfStyle): Format["make"] =>
  (model, typeset) =>
    typeset(toTypstInput(model, style), model)

const toFormat = (
  name: FormatName,
  title: keyof typeof FORMAT_PATHS,
  mediaType: string,
  make: Format["make"],
): Format => ({ name, path: FORMAT_PATHS[title], mediaType, title, make })

export const FORMATS: readonly Format[] = [
  toFormat("pdf", "pdf", "application/pdf", pdf("designed")),
  toFormat("pdf", "pdfInOneColumn", "application/pdf", pdf("simple")),
  toFormat(
    "docx",
    "docx",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    toDocx,
  ),
  toFormat("json", "json", "application/json", (model) => {
    return `${JSON.stringify(toJsonResume(model), null, 2)}\n`
  }),
  toFormat("text", "text", "text/plain", toText),
  toFormat("markdown", "markdown", "text/markdown", toMarkdown),
  toFormat("vcard", "vcard", "text/vcard", toVCard),
]

/** @returns the formats of the résumé with this base, with their paths; all résumés share one vCard */
export function formatsAt(base: string): Format[] {
  return FORMATS.map((format) => ({ ...format, path: format.path.replace(MAIN_RESUME, base) }))
}

/**
 * @param also names whose contact fields the file may contain besides those of its format
 * @returns the bytes of the file; the format gets only the contact fields that it may contain
 */
export function makeFormat(
  format: Format,
  model: ResumeModel,
  typeset: Typeset,
  ...also: FormatName[]
): Uint8Array {
  const result = format.make(modelFor(model, format.name, ...also), typeset)
  return typeof result === "string" ? Buffer.from(result) : result
}

/**
 * @returns the file name for a download, as in 'robin-sample-resume.pdf', or 'robin-sample-resume-de.pdf'
 *   for a translation; it is the same for every variant, because its name may be that of another reader
 */
export function downloadName(
  model: Pick<ResumeModel, "owner" | "base" | "languagePath">,
  { path }: Pick<Format, "path">,
): string {
  const { owner, base } = model
  const file = path
    .replace(base, "/resume")
    .slice(1)
    .replace(/(?=\.\w+$)/, languageEnd(model))
  return [toSlug(owner.name, { keepUnicode: true }), file].filter(Boolean).join("-")
}

/** @returns what the name of a file in another language than the base ends with, as in '-de' */
export function languageEnd({ languagePath }: Pick<ResumeModel, "languagePath">): string {
  return languagePath.replace("/", "-")
}
