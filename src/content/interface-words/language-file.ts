/** Reads the YAML of a language: the words of the interface and of the demos. */
import type { DemoTexts } from "../../lib/demo-words"
import type { WordTexts } from "../../lib/interface-words"
import { formatDiagnostics } from "../report/terminal"
import { languageFileSchema, regionFileSchema } from "../schemas/language-file"
import { type ValidatedFile, validateFile } from "../validation/validate-file"

export type LanguageWords = { words: WordTexts; demos: DemoTexts }

/**
 * @param file the path to report
 * @param bytes the content of the file
 * @param base the words of the language, if this is the file of one of its regions
 * @returns all words; those that a region has not are those of its language
 * @throws if the file has a mistake; the message names each with its line and its key
 */
export function toLanguageWords(
  file: string,
  bytes: Uint8Array,
  base?: LanguageWords,
): LanguageWords {
  if (!base) return checked(validateFile(file, bytes, languageFileSchema))
  const { words, demos } = checked(validateFile(file, bytes, regionFileSchema))
  return { words: { ...base.words, ...words }, demos: { ...base.demos, ...demos } }
}

function checked<Data>({ data, diagnostics }: ValidatedFile<Data>): Data {
  if (data === undefined) throw new Error(formatDiagnostics(diagnostics))
  return data
}
