import { loadContent } from "../../src/content/load"
import { formatDiagnostics } from "../../src/content/report/terminal"
import type { Content } from "../../src/content/schemas"
import { contentsOf } from "../../src/content/translations/translate-content"
import { anyOf, quote } from "../../src/content/wording"
import { LANGUAGE } from "../../src/lib/language-codes"
import { UserError } from "./run-main"

/**
 * @param folder the path of the content folder
 * @throws UserError with all diagnostics if the content has an error
 */
export async function readValidContent(folder: string): Promise<Content> {
  const { content, diagnostics } = await loadContent(folder)
  if (!content) throw new UserError(formatDiagnostics(diagnostics))
  return content
}

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

/** @returns whether the language of the code, without script and region, has no name in CLDR */
const isUnnamed = (code: string) =>
  !new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(
    new Intl.Locale(code).language,
  )

/** @throws UserError if no content can have the language */
export function refuseBadCode(language: string): void {
  if (!LANGUAGE.test(language))
    throw new UserError(
      `${quote(language)} is not the code of a language, as in de, pt-BR or zh-Hant. Nothing was written.`,
    )
}

/** @throws UserError if the content cannot have a translation into the language */
export function refuseLanguage({ website, translations }: Content, language: string): void {
  refuseBadCode(language)
  if (!translations?.[language] && isUnnamed(language))
    throw new UserError(
      `${quote(language)} is not the code of a language that this program knows. If it is right all the same, make the file translations/${language}.yaml with the line texts: [] and run the command again. Nothing was written.`,
    )
  if (website.language === undefined)
    throw new UserError(
      "website.yaml does not say what language the content has. Write language: en into it, for example. Nothing was written.",
    )
  if (website.language === language)
    throw new UserError(
      `The content itself is in ${quote(language)}: see language in website.yaml. Name another language. Nothing was written.`,
    )
}
