import { loadContent } from "../../src/content/load"
import { formatDiagnostics } from "../../src/content/report/terminal"
import type { Content } from "../../src/content/schemas"
import { contentsOf } from "../../src/content/translations/translate-content"
import { anyOf, quote } from "../../src/content/wording"
import { LANGUAGE, languageNamed } from "../../src/lib/language-codes"
import { UserError } from "./run-main"

/**
 * @param folder the path of the content folder
 * @returns the content and its warnings
 * @throws UserError with all diagnostics if the content has an error
 */
export async function loadValidContent(folder: string) {
  const { content, diagnostics } = await loadContent(folder)
  if (!content) throw new UserError(formatDiagnostics(diagnostics))
  return { content, warnings: diagnostics }
}

/** As `loadValidContent`, without the warnings. */
export const readValidContent = async (folder: string): Promise<Content> =>
  (await loadValidContent(folder)).content

/**
 * @param language of a translation or of the base; by default that of the base
 * @returns the content in that language
 * @throws UserError if the content has no such language
 */
export function inLanguage(content: Content, language: string | undefined): Content {
  const [base, ...translations] = contentsOf(content)
  const found = [base, ...translations].find(({ website }) => website.language === language)
  if (found || language === undefined) return found ?? base
  const languages = Object.keys(content.translations ?? {})
  const known =
    languages.length > 0 ? `There is ${anyOf(languages)}` : "There is no folder translations/"
  throw new UserError(`The content has no translation into "${language}". ${known}.`)
}

/** @throws UserError if no content can have the language */
export function refuseBadCode(language: string): void {
  if (LANGUAGE.test(language)) return
  const meant = languageNamed(language)
  throw new UserError(
    `${quote(language)} is not the code of a language, as in de, pt-BR or zh-Hant.${meant ? ` Did you mean ${meant}?` : ""} Nothing was written.`,
  )
}
