/** Checks translations: each text that they translate exists and has not changed since. */
import type { z } from "zod"
import { quotedCommand } from "../../lib/command"
import { isSameLine } from "../../lib/one-line"
import type { Finding } from "../diagnostics"
import { checkInline } from "../inline/check-inline"
import type { FileName } from "../schemas"
import {
  type Entry,
  fieldOf,
  LISTS,
  pairTexts,
  stateOf,
  type TextPair,
} from "../translations/pair-texts"
import { filesIn } from "../tree/files-in"
import { anyOf, didYouMean, quote, quoteWhole } from "../wording"
import type { CrossFileFinding, CrossFileRule } from "./rule"

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
  const message = `translations/${website.language}.yaml has the language of the content itself.`
  const hint = "Correct language, or rename the file."
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

/** A target follows the rules of each field in which its source stands. */
export const checkTargets: CrossFileRule = ({ texts }) =>
  texts.flatMap(({ file, path, text, schema, notes, base }): CrossFileFinding[] => {
    if (!base) return []
    const issues = (schema as z.ZodType).safeParse(text).error?.issues ?? []
    const values = issues.flatMap((issue) =>
      issue.code === "custom" ? toTargetFinding(issue.params as Finding) : [],
    )
    const marks = notes.inline ? checkInline(text).map(toMarkFinding) : []
    return [...values, ...marks].map((each) => ({ ...each, file, path }))
  })

function toTargetFinding({ suggestion, ...details }: Finding): Finding {
  const hint = suggestion === undefined ? details.hint : `Did you mean ${quoteWhole(suggestion)}?`
  return { ...details, ...(hint && { hint }) }
}

function toMarkFinding({ suggestion, ...finding }: Finding): Finding {
  if (suggestion === undefined) return finding
  const hint = `If no mark is meant, put a backslash before it: ${suggestion}. Between double quotes, write two.`
  return { ...finding, hint }
}

/** Warns about entries that translate nothing, and of texts that have changed. */
export const warnAboutTranslations: CrossFileRule = ({ content, invalid }) =>
  Object.keys(content.translations ?? {}).flatMap((language) => {
    const file = `translations/${language}` as const
    const { pairs, unused } = pairTexts(content, language)
    const stale = pairs.flatMap((pair, index): CrossFileFinding[] => {
      const isFirst = pairs.findIndex(({ entry }) => entry === pair.entry) === index
      if (stateOf(pair) !== "stale" || !pair.entry || !isFirst) return []
      const message = `The text has changed since it was translated: it is now ${quote(pair.source)}.`
      const hint = `${quotedCommand("translate", language)} marks it. Then change the translation, or say that it still holds.`
      const see = { file: pair.file, path: pair.path }
      return [{ file, path: pair.entry.path, code: "stale-translation", message, hint, see }]
    })
    // A file with errors may have the texts.
    if (invalid.size > 0) return stale
    return [...stale, ...unused.map((entry) => toUnknown(file, entry, pairs))]
  })

function toUnknown(file: FileName, entry: Entry, pairs: readonly TextPair[]): CrossFileFinding {
  const { path, source, at } = entry
  const [list] = path
  const places = pairs.filter((pair) => isSameLine(pair.source, source))
  const [place] = places
  const other = place?.kind === "name" ? "names" : "texts"
  const found =
    place === undefined
      ? {
          message: `The content has no ${list === "names" ? "name, address or picture" : "text"} ${quote(source)}.`,
          hint:
            didYouMean(source, new Set(pairs.map((pair) => pair.source))) ??
            `${quotedCommand("translate", file.replace(/.*\//, ""))} removes it.`,
        }
      : places.every(({ kind }) => LISTS[kind] !== list)
        ? {
            message: `${quote(source)} is no ${list === "names" ? "name, address or picture" : "text"} of the content, but one of its ${other}.`,
            hint: `Move the entry to ${other}.`,
          }
        : {
            message: at
              ? `${quote(source)} does not stand at ${quote(at)}.`
              : `Another entry translates ${quote(source)}.`,
            hint: `Write at: ${fieldOf(place)}, for example, or delete one of them.`,
          }
  return { file, path, code: "unknown-text", ...found }
}
