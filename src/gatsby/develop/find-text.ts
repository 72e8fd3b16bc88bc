/** Finds where the owner has written a text that a page shows. */
import { z } from "zod"
import type { DataPath } from "../../content/diagnostics"
import type { ValidatedFiles } from "../../content/folder/together"
import { parseInline } from "../../content/inline/parse-inline"
import { type FileName, parseFileName, schemaOf } from "../../content/schemas"
import { isForPeople } from "../../content/schemas/introspection"
import type { SitePage } from "../../content/site-map/page-paths"
import { textsIn } from "../../content/tree/walk"
import { positionIn } from "../../content/yaml/positions"
import { plainText } from "../../lib/inline-text"
import { withPlainSpaces } from "../../lib/one-line"
import { bareUrl } from "../../lib/uri"

/** What a page asks for a click. */
export const question = z.object({
  /** What was clicked: the text of its block, then its own; or the alternative text of a picture. */
  texts: z.array(z.string()),
  /** The texts around it, the nearest first. */
  around: z.array(z.string()),
  language: z.string(),
  /** Of the page. */
  path: z.string(),
  /** Which of several places to open. */
  pick: z.int().optional(),
})

type Question = Pick<z.infer<typeof question>, "texts" | "around" | "language">

export type Place = { file: FileName; line: number; column: number }

/** Template → the files, beside that of the page, of which it queries texts. */
export const ALSO_QUERIED: Readonly<Partial<Record<SitePage["template"], readonly FileName[]>>> = {
  home: ["owner", "resume", "showcase", "work"],
  about: ["owner"],
  portfolio: ["owner", "showcase"],
  resume: ["owner", "resume", "skills", "work"],
  "error-page": ["owner"],
}

/**
 * Compares without marks, with spaces folded, and addresses as pages show them. A text that the page composes, as a
 * skill with its level, leads to its longest part. A date or a button leads to its entry: the nearest text around it.
 * A word of the interface says nothing of the texts beside it, so only a click finds it.
 * @param page where the text is; undefined if it is not a page of the content
 * @returns the first text that is found, and every line with it: in the translation of the page, or else in the
 *   files of the page, or else in the others
 */
export function findText(
  files: ValidatedFiles,
  page: SitePage | undefined,
  { texts, around, language }: Question,
): { text: string; places: Place[] } | undefined {
  const ofPage = page ? [page.file, ...(ALSO_QUERIED[page.template] ?? [])] : []
  const rankOf = ({ file, path }: Written) => {
    if (parseFileName(file).kind === "translations") return 0
    // The menu has the titles of other pages.
    return ofPage.includes(file) || path.join() === "title" ? 1 : 2
  }
  const written = (Object.keys(files) as FileName[])
    .filter((file) => isOnPages(file, language))
    .flatMap((file) => textsOf(files, file))
    .map((each) => ({ ...each, rank: rankOf(each) }))
  const clicked = fold(texts.at(-1) ?? "")
  const parts = written
    .flatMap(({ text, path }) => (!isWord(path) && isPart(text, clicked) ? [text] : []))
    .sort((one, other) => other.length - one.length)
  for (const text of [...texts, ...parts, ...around]) {
    const folded = fold(text)
    const isClicked = texts.includes(text)
    const equal = written.filter(
      (each) => each.text === folded && (isClicked || !isWord(each.path)),
    )
    const best = Math.min(...equal.map(({ rank }) => rank))
    const places = equal.filter(({ rank }) => rank === best).map((each) => toPlace(files, each))
    const byLine = new Map(places.map((place) => [`${place.file}:${place.line}`, place]))
    if (places.length > 0) return { text: text.trim(), places: [...byLine.values()] }
  }
  return undefined
}

/** @returns whether a page in the language shows texts of the file */
function isOnPages(file: FileName, language: string): boolean {
  const { kind, name } = parseFileName(file)
  return kind !== "letters" && (kind !== "translations" || name === language)
}

type Written = { file: FileName; path: DataPath; text: string }

/** @returns the texts of the file that pages may show, as they show them */
function textsOf(files: ValidatedFiles, file: FileName): Written[] {
  const isDictionary = parseFileName(file).kind === "translations"
  return textsIn(schemaOf(file), files[file]?.data).flatMap(({ path, text, notes }) => {
    // Addresses and contact data have a translation, too. Dates and ids have none.
    const isShown =
      notes.graphql !== null && (isDictionary || isForPeople(notes) || notes.translation)
    return text && isShown ? [{ file, path, text: fold(plainText(parseInline(text))) }] : []
  })
}

const fold = (text: string) => bareUrl(withPlainSpaces(text))

/** @returns whether the text is a part of the other one, of whole words */
function isPart(text: string, whole: string): boolean {
  const start = whole.indexOf(text)
  return start >= 0 && ![start - 1, start + text.length].some((at) => isLetter(whole[at]))
}

const isLetter = (sign = "") => /[\p{L}\p{N}]/u.test(sign)

const isWord = (path: DataPath) => path[0] === "words"

/** @returns where the text is written; for one of a dictionary, also if it is not yet translated, its translation */
function toPlace(files: ValidatedFiles, { file, path }: Written): Place {
  const isEntry = parseFileName(file).kind === "translations" && !isWord(path)
  const at = isEntry ? [...path.slice(0, 2), "target"] : path
  const { line = 1, column = 1 } = files[file] ? positionIn(files[file], at) : {}
  return { file, line, column }
}
