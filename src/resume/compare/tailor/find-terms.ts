/** Finds the terms of a job posting: the owner's skills and tags, and other names, such as 'Kafka'. */
import { findEntries, findResponsibilities, findRoles } from "../../../content/cross-file/items"
import type { Content } from "../../../content/schemas"
import type { textOf } from "../../../content/values/variant-picks"
import { toNamePattern } from "./name-pattern"

/** A term of the posting. Its names are all ways in which texts may write it. */
export type Term =
  | { kind: "skill"; id: string; names: string[] }
  | { kind: "tag"; names: [string] }
  | { kind: "other"; names: [string] }

/** Names that job postings have, and that no résumé shows. */
const COMMON = new Set(
  "a an and apply as at be benefits bonus build bring collaborate company competencies cv degree description design develop do eu experience for full-time have help hybrid i if in is it job join lead location looking must nice offer on one or our overview own part-time plus preferred pto qualifications remote requirements responsibilities role run salary senior skills strong team that the they this to uk us usa we what who why will with work write you your".split(
    " ",
  ),
)

/**
 * @param posting plain text
 * @returns each term once: first the skills and the tags of the content, in its order; then other names
 *   in the order of the posting. A name begins with a capital within a sentence, or has a shape such as
 *   'PostgreSQL', 'CI/CD' or 'AWS'
 */
export function findTerms(posting: string, content: Content): Term[] {
  const known = knownTerms(content).filter(({ names }) => names.some((name) => has(posting, name)))
  const rest = known
    .flatMap(({ names }) => names)
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, name) => text.replace(toNamePattern(name, "g"), "·"), posting)
  const names = findNames(rest)
  const others = new Map(
    names
      .filter((name) => !names.some((longer) => longer !== name && has(longer, name)))
      .map((name) => [name.toLowerCase(), name]),
  )
  return [...known, ...[...others.values()].map((name): Term => ({ kind: "other", names: [name] }))]
}

/** @returns whether the text has the name as a whole word */
export function has(text: string, name: string): boolean {
  return toNamePattern(name).test(text)
}

function knownTerms(content: Content): Term[] {
  const { skills, work, resume } = content
  const all = skills.skills.flatMap((group) => group.skills)
  const items = [findEntries, findRoles, findResponsibilities].flatMap((find) =>
    find(content).map(({ item }) => item),
  )
  const tagged = [...all, ...work.work, ...resume.sections, ...items]
  const tags = new Set(tagged.flatMap((item) => (typeof item === "string" ? [] : item.tags)))
  return [
    ...all.map(({ id, name, aliases }): Term => ({ kind: "skill", id, names: [name, ...aliases] })),
    ...[...tags].map((tag): Term => ({ kind: "tag", names: [tag] })),
  ]
}

const WORD = /[\p{L}\d][\p{L}\p{M}\d.+#/&-]*[\p{L}\d+#]/gu

/** @returns names that may be terms; neighbors with capitals are one name, as in 'Google Cloud' */
function findNames(text: string): string[] {
  const names: string[] = []
  let end = -1
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const before = text.slice(0, index)
    const isName = !COMMON.has(word.toLowerCase()) && /\p{L}/u.test(word) && !/^\d/.test(word)
    const hasShape = /\p{Ll}\p{Lu}|[+#]|\p{L}\d/u.test(word) || /^[\p{Lu}/&]{2,}$/u.test(word)
    const startsSentence = /(?:^|[.!?:;•*–—-]|\n)\s*$/u.test(before)
    const isListed = /^\s*[,;/)]/.test(text.slice(index + word.length))
    const isCapital = /^\p{Lu}/u.test(word) && (!startsSentence || isListed)
    if (!isName || !(hasShape || isCapital)) continue
    const last = names.length - 1
    if (end >= 0 && text.slice(end, index) === " ") names[last] = `${names[last]} ${word}`
    else names.push(word)
    end = index + word.length
  }
  return names
}

/** @returns the text of a responsibility with its tags as words, in which a tag is found too */
export function searchable(item: Parameters<typeof textOf>[0]): string {
  return typeof item === "string" ? item : [item.text, ...item.tags].join(" ")
}
