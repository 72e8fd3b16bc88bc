/** The work of `npm run translate`: what it would write and say. */
import { quotedCommand } from "../../lib/command"
import { hasTextsOf } from "../../lib/language"
import { UserError } from "../../lib/user-error"
import { type Folder, textsOf } from "../files/read-folder"
import type { Content } from "../schemas"
import { dictionarySchema } from "../schemas/dictionary"
import { quote, quoteWhole } from "../wording"
import { parseYaml } from "../yaml/yaml-document"
import { findMissingTranslations, formatMissingTranslations } from "./missing-translations"
import { updateDictionary } from "./update-dictionary"

/**
 * @param content of the folder, in the base language
 * @param language the code of a language
 * @returns the file of the translation with its new text, if it changes, and what to say
 * @throws `UserError` if the content cannot have the translation
 */
export function translate(
  content: Content,
  folder: Pick<Folder, "name" | "files">,
  language: string,
): { files: ReadonlyMap<string, string>; said: string[] } {
  refuseLanguage(content, language)
  const name = `translations/${language}`
  const before = textsOf(folder).get(name)
  const { text, removed } = updateDictionary(content, language, before)
  const dictionary = dictionarySchema.parse(parseYaml(text).toJS())
  const translations = { ...content.translations, [language]: dictionary }
  const missing = findMissingTranslations({ ...content, translations }, language)
  const states = new Set(missing.texts.map(({ state }) => state))
  const isChanged = text !== before
  return {
    files: new Map(isChanged ? [[`${name}.yaml`, text]] : []),
    said: [
      isChanged ? `Wrote ${folder.name}/${name}.yaml.` : "The file has not changed.",
      ...removed.map(
        ({ source, target }) => `  Removed ${quoteWhole(source)}: ${quoteWhole(target)}.`,
      ),
      `\n${formatMissingTranslations(language, missing)}`,
      ...(states.has("missing")
        ? ["Write each translation into its target: between the quotes."]
        : []),
      ...(states.has("stale")
        ? ["Where a text has stale: change its target, or delete stale if the target still holds."]
        : []),
      states.size > 0
        ? `${quotedCommand("check", `--complete ${language}`)} lists what is left.`
        : "Nothing is left to do.",
    ],
  }
}

/** @returns whether the language of the code, without script and region, has no name in CLDR */
const isUnnamed = (code: string) =>
  !new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(
    new Intl.Locale(code).language,
  )

function refuseLanguage({ website: { language: base }, translations }: Content, language: string) {
  if (!translations?.[language] && isUnnamed(language))
    throw new UserError(
      `${quote(language)} is not the code of a language that this program knows. If it is right all the same, make the file translations/${language}.yaml with the line texts: [] and run the command again. Nothing was written.`,
    )
  if (base === undefined)
    throw new UserError(
      "website.yaml does not say what language the content has. Write language: en into it, for example. Nothing was written.",
    )
  if (hasTextsOf(language, base))
    throw new UserError(
      `The content itself is in ${quote(base)}: see language in website.yaml. Name another language or region. Nothing was written.`,
    )
}
