/** Checks translations: each text that they translate exists and has not changed since. */
import { quotedCommand } from "../command"
import type { DataPath } from "../diagnostics"
import { type FileName, schemaOf } from "../schemas"
import { valueAt } from "../schemas/introspection"
import { pairFiles, stateOf } from "../translations/translate-content"
import { textsIn } from "../tree/walk"
import { anyOf, didYouMean, quote } from "../wording"
import type { CrossFileFinding, CrossFileRule } from "./rule"
import { filesIn } from "./texts-in"

/** A site with translations says which language its other files have. */
export const checkBaseLanguage: CrossFileRule = ({ content: { website, translations } }) => {
  const [first] = Object.keys(translations ?? {})
  if (!website || first === undefined) return []
  if (website.language === undefined) {
    const message = "The content has translations, but does not say what language it has itself."
    const hint = "Write language: en, for example."
    return [{ file: "website", path: ["language"], code: "missing-field", message, hint }]
  }
  if (!translations || !Object.hasOwn(translations, website.language)) return []
  const message = `translations/${website.language}/ has the language of the content itself.`
  const hint = "Correct language, or rename the folder."
  return [{ file: "website", path: ["language"], code: "bad-value", message, hint }]
}

/** A variant or a letter for one language names one that the content has. */
export const checkLanguages: CrossFileRule = ({ content }) => {
  const { website, translations, variants, letters } = content
  if (!website) return []
  const known = [website.language ?? [], Object.keys(translations ?? {})].flat()
  const files = filesIn({ variants, letters }) as [FileName, { language?: string }][]
  return files.flatMap(([file, { language }]): CrossFileFinding[] => {
    if (language === undefined || known.includes(language)) return []
    const message = `The content has no texts in the language ${quote(language)}.`
    const expected =
      known.length > 0 ? anyOf(known) : "no language, because website.yaml does not say one either"
    return [{ file, path: ["language"], code: "unknown-language", message, expected }]
  })
}

/** Warns about translations of what the base does not have, and of texts that have changed. */
export const warnAboutTranslations: CrossFileRule = ({ content, invalid }) =>
  Object.entries(content.translations ?? {}).flatMap(([language, translation]) => {
    const paired = pairFiles(content, translation)
    const toFile = (file: string) => `translations/${language}/${file}` as const
    const stale = paired.flatMap(({ file, pairs }) =>
      pairs.flatMap((pair): CrossFileFinding[] => {
        if (stateOf(pair) !== "stale" || !pair.translation) return []
        const { path } = pair.translation
        const message = `The text has changed since it was translated: it is now ${quote(pair.source)}.`
        const hint = `${quotedCommand("translate", language)} marks it. Then change the translation, or say that it still holds.`
        const see = { file, path: pair.path }
        return [{ file: toFile(file), path, code: "stale-translation", message, hint, see }]
      }),
    )
    const known = new Map(paired.map((each) => [String(each.file), each]))
    const base = new Map<string, unknown>(filesIn(content))
    const unknown = Object.entries(translation).flatMap(([file, data]): CrossFileFinding[] => {
      if (invalid.has(file)) return []
      if (!base.has(file)) return [toUnknown(toFile(file), [], data, undefined)]
      const gone = known.get(file)?.gone ?? []
      return gone.map((path) => toUnknown(toFile(file), path, data, base.get(file)))
    })
    return [...stale, ...unknown]
  })

function toUnknown(
  file: FileName,
  path: DataPath,
  translation: unknown,
  base: unknown,
): CrossFileFinding {
  const value = valueAt(translation, path)
  const [name] = [valueAt(value, ["id"]), valueAt(value, ["source"]), value].filter(
    (each) => typeof each === "string",
  )
  const [, language = "", original = ""] = /^translations\/([^/]+)\/(.*)$/.exec(file) ?? []
  const known = textsIn(schemaOf(original as FileName), base).map(({ text }) => text)
  const suggestion = typeof name === "string" ? didYouMean(name, known) : undefined
  const message =
    typeof name === "string"
      ? `${original}.yaml has no ${quote(name)} here.`
      : `${original}.yaml has nothing that this translates.`
  const hint =
    suggestion ??
    `${quotedCommand("translate", language)} moves it to where its text is now, or removes it.`
  return { file, path, code: "unknown-text", message, hint }
}
