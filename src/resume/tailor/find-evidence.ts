/** Finds which skills, tags and titles of the content a job posting names, and where the content shows them. */
import type { Content } from "../../content/schemas"
import { toLocalDay } from "../../lib/dates"
import { otherKeys, toKey, toNamePattern, toSearchable } from "./names"
import { searchedTexts, type Text } from "./searched-texts"

/** A skill, a tag or a title. Its keys stand for all ways to write it; only a skill has an id. */
type Term = { name: string; keys: string[]; id?: string }

/** A term of the posting, the words of the posting around it, and the texts that show it. */
export type Evidence = { term: Term; quote: string; texts: Text[] }

/** @returns what the posting, in any language, names: skills, then tags, then titles, each in the content's order */
export function findEvidence(posting: string, content: Content, today: Date): Evidence[] {
  const texts = searchedTexts(content, toLocalDay(today))
  const skills = content.skills.skills.flatMap((group) =>
    group.skills.map(({ id, name, aliases }) => {
      const names = namesIn(name, aliases)
      return { name, keys: [...toTerm(names).keys, ...names.flatMap(otherKeys)], id }
    }),
  )
  const known = new Set(skills.flatMap(({ keys }) => keys))
  const isNew = ({ keys: [key = ""] }: Term) => key && !known.has(key) && known.add(key)
  const tags = texts.flatMap((text) => text.tags.map((tag) => [tag]))
  const titles = texts.flatMap(({ title = "" }) => [[title, title.replace(/\s*\(.*/, "")]])
  const others = [tags, titles].map((all) => all.map(toTerm).filter(isNew))
  return [skills, ...others].flatMap((terms) => {
    const quotes = findQuotes(toSearchable(posting), new Set(terms.flatMap(({ keys }) => keys)))
    return terms.flatMap((term) => {
      const quote = term.keys.flatMap((key) => quotes.get(key) ?? [])[0]
      return quote ? [{ term, quote, texts: texts.filter(showing(term)) }] : []
    })
  })
}

function showing({ id, keys }: Term): (text: Text) => boolean {
  const patterns = keys.map(toNamePattern)
  return ({ searched, tags, role }) =>
    (id !== undefined && role?.skills.includes(id)) ||
    tags.some((tag) => keys.includes(toKey(tag))) ||
    patterns.some((pattern) => searched.search(pattern) >= 0)
}

const toTerm = ([name = "", ...others]: readonly string[]): Term => {
  return { name, keys: [name, ...others].map(toKey).filter(Boolean) }
}

/** 'AWS (SageMaker, Lambda)' has three names; 'Excel (advanced)' has one, as remarks begin with small letters or digits. */
function namesIn(name: string, aliases: readonly string[]): string[] {
  const parts = name.split(/[(（),;]|\s[/&]\s/).map((part) => part.trim())
  return [
    name,
    ...aliases,
    ...parts.filter((part, at) => at === 0 || /^[^\p{Ll}\p{N}]/u.test(part)),
  ]
}

/** A key within a longer one does not count, as 'AWS' within 'AWS Lambda'. */
function findQuotes(posting: string, keys: ReadonlySet<string>): Map<string, string> {
  const quotes = new Map<string, string>()
  let rest = posting
  for (const key of [...keys].toSorted((one, other) => other.length - one.length)) {
    const pattern = toNamePattern(key)
    const at = rest.search(pattern)
    if (at >= 0) quotes.set(key, quoteAt(posting, at))
    rest = rest.replace(pattern, (name) => "\0".repeat(name.length))
  }
  return quotes
}

/** @returns the line of the posting, or the words around the name in a long line */
function quoteAt(posting: string, at: number): string {
  const before = posting.slice(0, at).split("\n").at(-1) ?? ""
  const after = posting.slice(at).split("\n", 1)[0] ?? ""
  const words = `${before.slice(-50)}${after.slice(0, 60)}`.replace(/[\s\p{Cc}\p{Cs}]+/gu, " ")
  return `${before.length > 50 ? "…" : ""}${words.trim()}${after.length > 60 ? "…" : ""}`
}
