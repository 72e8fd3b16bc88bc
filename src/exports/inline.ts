/** Prepares texts with marks for the formats. */
import { parseInline } from "../content/inline/parse-inline"
import { type Content, contentSchemas } from "../content/schemas"
import { mapRichTexts, richTextsIn } from "../content/schemas/introspection"
import { type Inline, mapAddresses, plainText } from "../lib/inline-text"
import { toUri } from "../lib/uri"

/**
 * @param siteUrl the URL of the home page, without a trailing slash
 * @returns the same text; links to pages of this site have complete URLs
 */
export function withCompleteUrls(text: Inline, siteUrl: string): Inline {
  return mapAddresses(text, (href) => toUri(href.replace(/^\//, `${siteUrl}/`)))
}

/** @returns the words of a text of the content, without its marks */
export function wordsOf(text: string): string {
  return plainText(parseInline(text))
}

/** The files whose texts are in the résumé. */
type ResumeFiles = Pick<Content, "resume" | "work">

const FILES = ["resume", "work"] as const satisfies (keyof ResumeFiles)[]

/**
 * @returns the texts of the files that differ from their words, because they have marks or line
 *   breaks; without those whose words are also the words of another text
 */
export function findMarkedTexts(files: ResumeFiles): string[] {
  const texts = FILES.flatMap((file) => richTextsIn(contentSchemas[file], files[file]))
  const textByWords = new Map<string, string | undefined>()
  for (const { text } of texts) {
    const words = wordsOf(text)
    textByWords.set(words, (textByWords.get(words) ?? text) === text ? text : undefined)
  }
  return [...textByWords].flatMap(([words, text]) => (text && text !== words ? [text] : []))
}

/**
 * Restores the marks of texts that a format without marks has returned.
 * @param marked the result of `findMarkedTexts`
 */
export function restoreMarks<Files extends ResumeFiles>(
  files: Files,
  marked: readonly string[],
): Files {
  const isMarked = new Set(marked)
  const textByWords = new Map(marked.map((text) => [wordsOf(text), text]))
  const restore = (text: string) => (isMarked.has(text) ? text : (textByWords.get(text) ?? text))
  const restored = FILES.map((file) => [
    file,
    mapRichTexts(contentSchemas[file], files[file], restore),
  ])
  return { ...files, ...Object.fromEntries(restored) }
}
