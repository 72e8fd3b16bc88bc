/** Makes the files of a hand-out: what the owner sends to one reader. See docs/content.md#hand-outs. */
import type { Content } from "../../content/schemas"
import type { Letter } from "../../content/schemas/letters"
import { FORMAT_PATHS } from "../../content/site-map/page-paths"
import { firstBytes } from "../../lib/graphemes"
import { withAsciiLetters } from "../../lib/slug"
import { FORMATS, type Format, languageEnd, makeFormat, type Typeset } from "../formats/formats"
import { toLetterDocx, toLetterTypstInput } from "../formats/to-letter"
import { modelFor, type ResumeModel, toModel } from "../model/model"
import { applyVariant } from "./apply-variant"

/** The folder of the main résumé in hand-outs/. */
const MAIN_FOLDER = "resume"

export type HandOut = {
  /**
   * The folder in hand-outs/, as in 'acme' or 'acme.de'. No name of a variant or a letter has a dot, so one
   * that is called 'resume' has 'resume.named', and the main résumé has 'resume'.
   */
  folder: string
  /** The title of the main résumé: that of a variant may name another reader. */
  title: string
  /** The résumé with all contact data. */
  model: ResumeModel
  letter?: Letter | undefined
}

/** A file system takes names of 255 bytes. The longest end behind both has 25. */
const MAX_START_BYTES = 180
const MAX_TITLE_LENGTH = 40

export type HandOutFile = {
  name: string
  /** A letter has none. */
  title?: Format["title"]
  make: (typeset: Typeset) => Uint8Array
}

/** The formats that recruiters ask for, by their paths, with the ends of their file names after the title. */
const ENDS: Readonly<Record<string, string>> = {
  [FORMAT_PATHS.pdf]: ".pdf",
  [FORMAT_PATHS.pdfInOneColumn]: "-One-Column.pdf",
  [FORMAT_PATHS.docx]: ".docx",
  [FORMAT_PATHS.text]: ".txt",
}

/**
 * @param name of a variant, of a letter, or of both; undefined means the main résumé
 * @param pathPrefix the path of the site on its origin, as in '/robin'
 * @returns the variant of this name, or else the main résumé, and the letter of this name if there is one;
 *   undefined if nothing has this name
 */
export function findHandOut(
  content: Content,
  name: string | undefined,
  pathPrefix = "",
): HandOut | undefined {
  const variant = named(content.variants, name)
  const letter = named(content.letters, name)
  if (name !== undefined && !variant && !letter) return undefined
  const shown = name !== undefined && variant ? applyVariant(content, name, variant) : content
  const model = toModel(shown, pathPrefix)
  const language = model.languagePath.replace("/", ".")
  const folder = name === MAIN_FOLDER ? `${name}.named` : (name ?? MAIN_FOLDER)
  return { folder: folder + language, title: content.resume.title, model, letter }
}

/** @returns what has the name; undefined for the names that every object has, such as 'constructor' */
function named<T>(all: Readonly<Record<string, T>>, name: string | undefined): T | undefined {
  return name !== undefined && Object.hasOwn(all, name) ? all[name] : undefined
}

/**
 * @returns the files, whose names are the owner's and the title of the résumé, as in 'Robin-Sample-Lebenslauf.pdf',
 *   with the Latin letters of ASCII, which every form accepts
 */
export function toHandOutFiles({ model, title, letter }: HandOut): HandOutFile[] {
  const joined = (text: string, letters: RegExp) =>
    withAsciiLetters(text.replace(/\p{DI}/gu, ""))
      .match(letters)
      ?.join("-") ?? ""
  const start =
    firstBytes(joined(model.owner.name, /[\p{L}\p{M}\p{N}]+/gu), MAX_START_BYTES) || "My"
  const middle = joined(title, /[a-z0-9]+/gi).slice(0, MAX_TITLE_LENGTH) || "Resume"
  const formats = FORMATS.flatMap((format) => {
    const end = ENDS[format.path]
    if (!end) return []
    const make = (typeset: Typeset) => makeFormat(format, model, typeset, "hand-out")
    const name = `${start}-${middle}${end}`.replace(/(?=\.\w+$)/, languageEnd(model))
    return [{ name, title: format.title, make }]
  })
  if (!letter) return formats
  return [
    ...formats,
    {
      name: `${start}-Letter.pdf`,
      make: (typeset) => typeset(toLetterTypstInput(modelFor(model, "pdf", "hand-out"), letter)),
    },
    {
      name: `${start}-Letter.docx`,
      make: () => toLetterDocx(modelFor(model, "docx", "hand-out"), letter),
    },
  ]
}
