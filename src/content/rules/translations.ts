/** Checks translations: each text that they translate exists and has not changed since. */
import type { z } from "zod"
import { quotedCommand } from "../../lib/command"
import { findOtherNumbers } from "../../lib/digits"
import { plainText } from "../../lib/inline-text"
import { hasTextsOf } from "../../lib/language"
import { isSameLine } from "../../lib/one-line"
import type { Finding } from "../diagnostics"
import { checkInline } from "../inline/check-inline"
import { parseInline } from "../inline/parse-inline"
import type { FileName } from "../schemas"
import { type Entry, fieldOf, LISTS, stateOf, type TextPair } from "../translations/pair-texts"
import { didYouMean, quote } from "../wording"
import { type Rule, type RuleFinding, withHint } from "./rule"

/** A site with translations says which language its other files have. */
const checkBaseLanguage: Rule = function* ({ content }) {
  const { website, translations = {} } = content
  if (!website || Object.keys(translations).length === 0) return
  const { language } = website
  const same = language && Object.keys(translations).find((each) => hasTextsOf(each, language))
  const place = { file: "website", path: ["language"] } as const
  if (!language) {
    const message = "The content has translations, but does not say what language it has itself."
    yield { ...place, code: "missing-field", message, hint: "Write language: en, for example." }
  } else if (same) {
    const message = `translations/${same}.yaml has the language of the content itself.`
    yield { ...place, code: "bad-value", message, hint: "Correct language, or rename the file." }
  }
}

/** A target follows the rules of each field in which its source stands. */
const checkTargets: Rule = function* ({ texts }) {
  for (const { file, path, text, schema, notes, base } of texts) {
    if (!base) continue
    for (const issue of (schema as z.ZodType).safeParse(text).error?.issues ?? []) {
      if (issue.code === "custom") yield { ...withHint(issue.params as Finding), file, path }
    }
    for (const mark of notes.inline ? checkInline(text) : []) yield { ...mark, file, path }
  }
}

/** Warns about entries that translate nothing, and of texts that have changed. */
const warnAboutTranslations: Rule = function* ({ content, pairedTexts, invalid }) {
  for (const [language, { pairs, unused }] of pairedTexts) {
    const file = `translations/${language}` as const
    // Thai, Persian and Pashto count years in another way.
    const hasOtherYears = /\b(?:th|fa|ps)\b/.test(`${language} ${content.website?.language}`)
    const checked = new Set<Entry>()
    for (const pair of pairs) {
      if (!pair.entry || checked.has(pair.entry)) continue
      checked.add(pair.entry)
      if (stateOf(pair) !== "stale") {
        if (!hasOtherYears) yield* checkNumbers(file, pair, pair.entry)
        continue
      }
      const message = `The text has changed since it was translated: it is now ${quote(pair.source)}.`
      const hint = `${quotedCommand("translate", language)} marks it. Then change the translation, or say that it still holds.`
      const see = { file: pair.file, path: pair.path }
      yield { file, path: pair.entry.path, code: "stale-translation", message, hint, see }
    }
    // A file with errors may have the texts.
    if (invalid.size > 0) continue
    for (const entry of unused)
      yield { file, path: entry.path, ...describeUnused(language, entry, pairs) }
  }
}

/** Warns about a number that is lost or another one. A grade has the scale of its country. */
function* checkNumbers(file: FileName, pair: TextPair, entry: Entry): Iterable<RuleFinding> {
  if (pair.kind !== "text" || !entry.target || pair.path.at(-1) === "grade") return
  const [text = "", other = ""] = [pair.source, entry.target].map((each) =>
    plainText(parseInline(each)),
  )
  const [number, otherNumber] = findOtherNumbers(text, other)
  if (!number) return
  const message = `The text says ${quote(number)}, but its translation ${otherNumber ? quote(otherNumber) : "has no such number"}.`
  const hint =
    "Correct one of them. If both are right, a comment on the line above says so: # ok: other-number"
  yield { file, path: [...entry.path, "target"], code: "other-number", message, hint }
}

function describeUnused(language: string, entry: Entry, pairs: readonly TextPair[]): Finding {
  const { path, source, at } = entry
  const [list] = path
  const code = "unknown-text"
  const what = list === "names" ? "name, address or picture" : "text"
  const places = pairs.filter((pair) => isSameLine(pair.source, source))
  const [place] = places
  if (!place) {
    const message = `The content has no ${what} ${quote(source)}.`
    const sources = pairs.filter(({ kind }) => LISTS[kind] === list).map((pair) => pair.source)
    const remove = `${quotedCommand("translate", language)} removes it.`
    const meant = didYouMean(source, sources)
    return { code, message, hint: meant ? `${meant} If not, ${remove}` : remove }
  }
  if (places.every(({ kind }) => LISTS[kind] !== list)) {
    const other = place.kind === "name" ? "names" : "texts"
    const message = `${quote(source)} is no ${what} of the content, but one of its ${other}.`
    return { code, message, hint: `Move the entry to ${other}.` }
  }
  const message = at
    ? `${quote(source)} does not stand at ${quote(at)}.`
    : `Another entry translates ${quote(source)}.`
  return { code, message, hint: `Write at: ${fieldOf(place)}, for example, or delete one of them.` }
}

export const TRANSLATION_RULES = [checkBaseLanguage, checkTargets, warnAboutTranslations]
