/** Finds the terms of a job posting: what the résumé names, and other names that the posting asks for. */
import { findEntries, findResponsibilities, findRoles } from "../../../content/cross-file/items"
import type { Content } from "../../../content/schemas"
import { has, toNamePattern } from "./name-pattern"
import { readPosting } from "./read-posting"
import type { Text } from "./texts-in"
import {
  ALONE,
  bareTitle,
  CUES,
  FILLERS,
  LANGUAGES,
  NEVER,
  partsOf,
  STOP,
  stemsOf,
  WORD,
} from "./words"

/** A term of the posting. Its names are all ways in which texts may write it. */
export type Term =
  | { kind: "skill"; id: string; names: string[] }
  | { kind: "tag" | "title" | "language" | "other"; names: string[] }

/** Stands in a posting for a name that was found already. */
const FOUND = "·"

/** The length of the longest term. What is longer is no name. */
const LONGEST = 60

/**
 * @param posting plain text
 * @returns each term once: first those that the content names, in its order; then others in the order of
 *   the posting
 */
export function findTerms(posting: string, content: Content, texts: readonly Text[]): Term[] {
  const { title, lines, isGerman } = readPosting(posting)
  let rest = [title, ...lines.map(({ text }) => text.replace(FILLERS, " "))].join("\n")
  const take = (names: readonly string[]) => {
    const before = rest
    for (const name of names) rest = rest.replace(toNamePattern(name, "g"), FOUND)
    return rest !== before
  }
  const known = [...knownTerms(content), ...askedTitles(title)]
  const longest = ({ names }: Term) => Math.max(...names.map((name) => name.length))
  const taken = new Set(
    known
      .toSorted((one, other) => longest(other) - longest(one))
      .filter(({ names }) => take(names)),
  )
  const phrases = findPhrases(rest, texts, isGerman).filter((phrase) => take([phrase]))
  const languages = LANGUAGES.map((names) =>
    names.toSorted((one, other) => Number(has(rest, other)) - Number(has(rest, one))),
  ).filter(take)
  const others = rest.split("\n").flatMap((text, index) => {
    const isItem = lines[index - 1]?.isItem ?? false
    return index === 0
      ? []
      : [...findListed(text, isGerman), ...findNames(text, isItem && !isGerman)]
  })
  const toTerm = (name: string): Term => ({ kind: "other", names: [name] })
  const terms = [
    ...known.filter((term) => taken.has(term)),
    ...languages.map((names): Term => ({ kind: "language", names })),
    ...[...phrases, ...others].filter((name) => name.length <= LONGEST).map(toTerm),
  ]
  return [
    ...new Map(terms.toReversed().map((term) => [term.names[0]?.toLowerCase(), term])).values(),
  ].toReversed()
}

/** @returns the title of the posting, or two of them: 'Pflegefachfrau / Pflegefachmann' */
const askedTitles = (title: string) =>
  title.split(/ \/ | oder /).flatMap((each): Term[] => {
    const name = bareTitle(each.split(/, | [–—|-] | in | at |:/)[0] ?? "")
    return name && !isStop(name) ? [{ kind: "title", names: [name] }] : []
  })

const isStop = (word: string) => STOP.has(word.toLowerCase()) || NEVER.has(word.toLowerCase())

function knownTerms(content: Content): Term[] {
  const { skills, work, resume } = content
  const all = skills.skills.flatMap((group) => group.skills)
  const roles = findRoles(content).map(({ item }) => item)
  const items = [findEntries, findResponsibilities].flatMap((find) =>
    find(content).map(({ item }) => item),
  )
  const tagged = [...all, ...work.work, ...resume.sections, ...items, ...roles]
  const tags = new Set(tagged.flatMap((item) => (typeof item === "string" ? [] : item.tags)))
  const titles = new Set(roles.map(({ title }) => bareTitle(title)).filter((name) => !isStop(name)))
  return [
    ...all.flatMap(({ id, name, aliases }): Term[] => [
      { kind: "skill", id, names: [name, ...aliases] },
      ...partsOf(name).map((part): Term => ({ kind: "skill", id, names: [part] })),
    ]),
    ...[...tags].map((tag): Term => ({ kind: "tag", names: [tag] })),
    ...[...titles].map((title): Term => ({ kind: "title", names: [title] })),
  ]
}

/** @returns terms of two or three words, and German nouns, that stand in the résumé; the longest first */
function findPhrases(posting: string, texts: readonly Text[], isGerman: boolean): string[] {
  const known = new Set(
    texts.flatMap(({ searched }) =>
      phrasesIn(searched).map((phrase) => (phrase.includes(" ") ? stemsOf(phrase) : phrase)),
    ),
  )
  const isGermanNoun = (word: string) => isGerman && /^\p{Lu}\p{L}{5}/u.test(word)
  return phrasesIn(posting)
    .filter((phrase) => !/^\d/.test(phrase))
    .filter((phrase) =>
      phrase.includes(" ") ? known.has(stemsOf(phrase)) : isGermanNoun(phrase) && known.has(phrase),
    )
    .toSorted((one, other) => other.split(" ").length - one.split(" ").length)
}

/** @returns up to three neighboring words each, without words that say nothing */
function phrasesIn(text: string): string[] {
  const runs = text
    .replace(/[^\p{L}\p{M}\d\s+#/&’'-]|(?<!\S)\d+[^\d\s]\S*/gu, "\n")
    .replace(/\S+/g, (word) => (isStop(word) ? "\n" : word))
    .split("\n")
    .map((run) => run.match(/\S+/g) ?? [])
  return runs.flatMap((run) =>
    run.flatMap((_, at) =>
      [1, 2, 3].flatMap((size) =>
        at + size > run.length ? [] : run.slice(at, at + size).join(" "),
      ),
    ),
  )
}

const SEPARATOR = /\s*(?:, (?:und|oder|and|or|sowie)\b|,|;| (?:und|oder|and|or|sowie|&) |\/ )\s*/u
/** @returns the members of lists in parentheses, and after a cue such as 'experience with' */
function findListed(text: string, isGerman: boolean): string[] {
  const inside = [...text.matchAll(/\(([^()]*\p{Lu}[^()]*)\)/gu)].map(([, list = ""]) => list)
  const clauses = text.replace(/\([^()]*\)/g, "").split(/[.:!?](?:\s|$)|\s–\s/u)
  const afterCues = clauses.flatMap((clause) =>
    [...clause.matchAll(CUES)].map((cue) => clause.slice(cue.index + cue[0].length)),
  )
  return [
    ...inside.flatMap((list) => list.split(SEPARATOR)),
    ...afterCues.flatMap((list) => toMembers(list, isGerman)),
  ]
    .map((part) => part.replace(/!$/, ""))
    .filter(isTerm)
}

/** A shape that only names have, as in 'PostgreSQL', 'C++', 'S7' or 'AWS'. */
const NAME = /·|\p{Ll}\p{Lu}|[+#]|\p{L}\d|(?<![\p{L}\d])[\p{Lu}/&]{2,}(?![\p{L}\d])/u

const isTerm = (part: string) =>
  /^\p{L}[^·.]*[^·.-]$/u.test(part) &&
  part.split(" ").length <= 3 &&
  !part.split(" ").some((word) => NEVER.has(word.toLowerCase())) &&
  !ALONE.has(part.toLowerCase())

/** @returns the members of the list with which the text begins: nouns in German, any words in English */
function toMembers(text: string, isGerman: boolean): string[] {
  const members: string[] = []
  for (const part of text.split(SEPARATOR)) {
    const words = part.trim().split(/\s+/)
    const at = words.findIndex((word) => (isGerman ? !/^[\p{Lu}·]/u.test(word) : isStop(word)))
    members.push(words.slice(0, at < 0 ? words.length : at).join(" "))
    if (at >= 0) break
  }
  return members.filter(Boolean)
}

/** @returns names; neighbors with capitals are one name, as in 'Google Cloud' */
function findNames(text: string, hasCapitals: boolean): string[] {
  const names: string[] = []
  let [end, isOpen] = [0, false]
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const between = text.slice(end, index)
    const startsSentence = end === 0 || /[.!?:;•]\s*$/u.test(between)
    end = index + word.length
    const isListed = /^(?:[,;/)]| (?:and|or) \p{Lu})/u.test(text.slice(end, end + 6))
    // 'In Berlin' and 'in Java' look alike, so neither is a name.
    const mayBePlace = /(?:^|\s)(?:in|at|near|around)\s$/iu.test(
      text.slice(Math.max(0, index - 8), index),
    )
    const isCapital =
      hasCapitals && /^\p{Lu}/u.test(word) && (isListed || !(startsSentence || mayBePlace))
    const isWord = /^\p{L}./u.test(word) && !isStop(word) && !ALONE.has(word.toLowerCase())
    const isName = isWord && (isCapital || NAME.test(word))
    const joins: boolean = isOpen && between === " " && (isName || /^\d+$/.test(word))
    if (joins) names.push(`${names.pop()} ${word}`)
    else if (isName) names.push(word)
    isOpen = isName
  }
  return names
}
