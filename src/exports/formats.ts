/** Every form of the résumé besides its page: the one list that the build, develop, links and tests read. */
import { FORMAT_PATHS, type FormatName } from "../lib/formats"
import { toSlug } from "../lib/slug"
import { modelFor, type ResumeModel } from "./model"
import { toJsonResume } from "./to-json-resume"
import { toMarkdown } from "./to-markdown"
import { toText } from "./to-text"
import { type PdfLayout, toTypstInput } from "./to-typst-input"
import { toVCard } from "./to-vcard"

/** Sets data in resume.typ. Passed in, as Typst reads files and this folder does not. */
export type Typeset = (input: ReturnType<typeof toTypstInput>) => Uint8Array

export type Format = {
  /** Which contact fields it may carry. */
  name: FormatName
  /** From the root of the site. */
  path: string
  mediaType: string
  /** What a link to it says. */
  title: string
  make: (model: ResumeModel, typeset: Typeset) => string | Uint8Array
}

const pdf =
  (layout: PdfLayout): Format["make"] =>
  (model, typeset) =>
    typeset(toTypstInput(model, layout))

export const FORMATS: readonly Format[] = [
  {
    name: "pdf",
    path: FORMAT_PATHS.pdf,
    mediaType: "application/pdf",
    title: "PDF",
    make: pdf("columns"),
  },
  {
    name: "pdf",
    path: FORMAT_PATHS.pdfInOneColumn,
    mediaType: "application/pdf",
    title: "PDF in one column",
    make: pdf("column"),
  },
  {
    name: "json",
    path: FORMAT_PATHS.json,
    mediaType: "application/json",
    title: "JSON Resume",
    make: (model) => `${JSON.stringify(toJsonResume(model), null, 2)}\n`,
  },
  {
    name: "text",
    path: FORMAT_PATHS.text,
    mediaType: "text/plain",
    title: "Plain text",
    make: toText,
  },
  {
    name: "markdown",
    path: FORMAT_PATHS.markdown,
    mediaType: "text/markdown",
    title: "Markdown",
    make: toMarkdown,
  },
  {
    name: "vcard",
    path: FORMAT_PATHS.vcard,
    mediaType: "text/vcard",
    title: "vCard",
    make: toVCard,
  },
]

/** @returns the form's bytes, made from what this form may show */
export function makeFormat(form: Format, model: ResumeModel, typeset: Typeset): Uint8Array {
  const made = form.make(modelFor(model, form.name), typeset)
  return typeof made === "string" ? Buffer.from(made) : made
}

/** @returns the name to save a form under, as in 'robin-sample-resume.pdf' */
export function downloadName({ owner }: ResumeModel, { path }: Pick<Format, "path">): string {
  const file = path.slice(1).replaceAll("/", "-")
  return [toSlug(owner.name, { keepUnicode: true }), file].filter(Boolean).join("-")
}
