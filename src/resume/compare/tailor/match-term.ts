/** Compares a term with a text of the résumé. */
import type { Term } from "./find-terms"
import { has, toNamePattern } from "./name-pattern"
import type { Text } from "./texts-in"
import { bareTitle, partsOf, stemsOf, WORD } from "./words"

/** A text, split once for all terms. */
export type Split = Text & { lower: string; words: string[]; initials: string[] }

export function splitText(text: Text): Split {
  const { searched } = text
  const names = searched.match(/\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+)+/gu) ?? []
  const words: string[] = searched.match(WORD) ?? []
  return { ...text, lower: searched.toLowerCase(), words, initials: names.map(initialsOf) }
}

/** @returns 'yes' if the text names the term, 'perhaps' if somebody should look at it */
export function matchTerm(term: Term, text: Split): "yes" | "perhaps" | undefined {
  if (term.names.some((name) => text.tags.includes(name))) return "yes"
  const found = term.names.filter((name) => mayHave(text, name) && has(text.searched, name))
  if (found.some((name) => isCertain(name, term, text))) return "yes"
  const isNear = term.kind !== "language" && term.names.some((name) => isLike(name, term, text))
  return found.length > 0 || isNear ? "perhaps" : undefined
}

/** Excludes most texts quickly. */
const mayHave = ({ lower }: Split, name: string) =>
  lower.includes(name.toLowerCase().split(/[\s-]/)[0] ?? "")

/** @param name stands in the text */
function isCertain(name: string, term: Term, { kind, searched }: Text): boolean {
  // What somebody looks for is no evidence that they have done it.
  if (kind === "wish") return false
  if (term.kind === "language") return kind === "language"
  const isWhole = (part: string) => part.toLowerCase() === name.toLowerCase()
  if (kind === "skill") return [searched, ...partsOf(searched)].some(isWhole)
  // Not 'SPS' within 'SPS-Programmierung', 'Helm' for 'helm', nor 'Go' or 'C' in a sentence.
  const pattern = `(?<![-/])${toNamePattern(name).source}(?![-/])`
  const isProperName = /^\p{Lu}\p{Ll}+$/u.test(name)
  return name.length > 2 && new RegExp(pattern, isProperName ? "u" : "iu").test(searched)
}

function isLike(name: string, { kind }: Term, text: Split): boolean {
  const words = name.split(" ")
  // 'Backend Engineer' and 'Software Engineer'
  if (kind === "title" && text.kind === "title" && words.length > 1)
    return words.at(-1)?.toLowerCase() === bareTitle(text.searched).split(" ").at(-1)?.toLowerCase()
  // 'ML' and 'Machine Learning'
  if (text.initials.includes(name)) return true
  if (words.length > 1 && text.words.includes(initialsOf(name))) return true
  const stem = stemsOf(name)
  if (name.length < 5 || !mayHave(text, stem)) return false
  // 'Praxisanleiterin' and 'Praxisanleiter', but not 'Spark' and 'sparks'
  const same = text.words.filter((word) => words.length > 1 || word[0] === name[0])
  if (` ${same.map(stemsOf).join(" ")} `.includes(` ${stem} `)) return true
  // 'Datenbank' and 'Datenbankadministrator'
  const part = name.toLowerCase()
  const isPart = (word: string) => {
    const lower = word.toLowerCase()
    return /^\p{Lu}/u.test(word) && (lower.startsWith(part) || lower.endsWith(part))
  }
  return /^\p{L}{7,}$/u.test(name) && text.words.some(isPart)
}

const initialsOf = (text: string) => text.replace(/(\p{L})[^ -]*[ -]?/gu, "$1").toUpperCase()
