import { contentFolder } from "../../src/content/files/content-folder"
import { loadContent } from "../../src/content/load"
import { formatDiagnostics, wantsColor } from "../../src/content/report/terminal"
import type { Content } from "../../src/content/schemas"
import { contentsOf } from "../../src/content/translations/translate-content"
import { anyOf, quote } from "../../src/content/wording"
import { quotedCommand } from "../../src/lib/command"
import { LANGUAGE, languageNamed } from "../../src/lib/language-codes"
import { UserError } from "./run-main"

/** @throws UserError with all diagnostics if the content has an error */
export async function readValidContent(directory = contentFolder()) {
  const { content, folder, diagnostics } = await loadContent(directory)
  if (!content)
    throw new UserError(formatDiagnostics(diagnostics, { color: wantsColor(process.stderr) }))
  return { content, folder, diagnostics }
}

/** @returns what a message says of the names that exist */
export const thereIs = (names: readonly string[]): string =>
  names.length > 0 ? ` There is ${anyOf(names)}.` : ""

/**
 * @param language of a translation or of the base; by default that of the base
 * @returns the content in that language
 * @throws UserError if the content has no such language
 */
export function inLanguage(content: Content, language: string | undefined): Content {
  const [base, ...translations] = contentsOf(content)
  const found = [base, ...translations].find(({ website }) => website.language === language)
  if (!found && language !== undefined) refuseUnknown(content, language)
  return found ?? base
}

/** @throws UserError if the content has no translation into the language */
export function refuseUnknown({ translations = {} }: Content, language: string): void {
  if (Object.hasOwn(translations, language)) return
  const known = thereIs(Object.keys(translations))
  const begin = `${quotedCommand("translate", language)} begins one.`
  throw new UserError(`There is no translation into ${quote(language)}.${known} ${begin}`)
}

/** @throws UserError if no content can have the language */
export function refuseBadCode(language: string): void {
  if (LANGUAGE.test(language)) return
  const meant = languageNamed(language)
  throw new UserError(
    `${quote(language)} is not the code of a language, as in de, pt-BR or zh-Hant.${meant ? ` Did you mean ${meant}?` : ""} Nothing was written.`,
  )
}
