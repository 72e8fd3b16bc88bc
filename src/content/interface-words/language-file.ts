/** Reads the YAML of a language: the words of the interface and of the demos. */
import type { DemoTexts } from "../../lib/demo-words"
import type { WordTexts } from "../../lib/interface-words"
import { accept } from "../accept/accept"
import { prove } from "../accept/prove"
import { formatDiagnostics } from "../report/terminal"
import { languageFileSchema } from "../schemas/language-file"
import { decode } from "../yaml/decode"
import { parse } from "../yaml/parse"
import { type ContentFile, place } from "../yaml/positions"

/** A word that is not here is that of English. */
export type LanguageWords = { words: Partial<WordTexts>; demos: Partial<DemoTexts> }

/**
 * @param file the path to report
 * @param bytes the content of the file
 * @param base the words of the language, if this is the file of one of its regions
 * @returns the words; those that a region has not are those of its language
 * @throws if the file has a mistake; the message names each with its line and its key
 */
export function toLanguageWords(
  file: string,
  bytes: Uint8Array,
  base?: LanguageWords,
): LanguageWords {
  const station = (each: ContentFile) => accept(parse(each, languageFileSchema), languageFileSchema)
  const accepted = station(decode(file, bytes))
  if (accepted.data === undefined) {
    const found = prove(accepted, station)
    throw new Error(formatDiagnostics(found.map((finding) => place(accepted, finding))))
  }
  const { words, demos } = accepted.data
  return { words: { ...base?.words, ...words }, demos: { ...base?.demos, ...demos } }
}
