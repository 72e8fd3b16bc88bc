/**
 * Compares what `tailor` says of the postings beside this file with what was marked in them, as a person
 * would, before the rules were made. The author of the rules marked them.
 */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import type { Content } from "../../../../../content/schemas"
import { loadResume } from "./resumes"

/** Postings by which no rule was made. Do not change a rule for one of them. */
export const HELD_OUT = ["en-trades", "en-sales", "de-design", "de-forschung", "de-betrieb"]

export const POSTINGS = readdirSync(__dirname).flatMap((file) =>
  file.endsWith(".txt") ? [path.basename(file, ".txt")] : [],
)

export type Answer = "yes" | "perhaps" | "no"

/** A term with all its names, and whether the résumé shows it. */
export type Judged = { names: readonly string[]; answer: Answer }

/** @returns the text of a posting, and what a person says; ' = ' stands between names of one term */
export function readPosting(name: string): { resume: string; text: string; marked: Judged[] } {
  const [head = "", text = ""] = readFileSync(path.join(__dirname, `${name}.txt`), "utf8").split(
    /^---\n/m,
  )
  const fields = new Map(
    head.split("\n").map((line): [string, string] => {
      const [, key = "", value = ""] = /^(\S+?): ?(.*)$/.exec(line) ?? []
      return [key, value]
    }),
  )
  const marked = (["yes", "perhaps", "no"] as const).flatMap((answer) =>
    (fields.get(answer) ?? "")
      .split(";")
      .filter((term) => term.trim())
      .map((term) => ({ answer, names: term.split("=").map((each) => each.trim()) })),
  )
  return { resume: fields.get("résumé") ?? "", text, marked }
}

/**
 * @param judge says for each term of a posting whether the résumé shows it
 * @returns shares from 0 to 1, and the terms on which `judge` and the person differ
 */
export async function measure(
  postings: readonly string[],
  judge: (posting: string, content: Content) => Judged[],
) {
  const all = await Promise.all(
    postings.map(async (name) => {
      const { resume, text, marked } = readPosting(name)
      const found = judge(text, await loadResume(resume))
      return { name, pairs: toPairs(found, marked), missed: marked.filter(isMissed(found)) }
    }),
  )
  const pairs = all.flatMap((each) => each.pairs)
  const missed = all.flatMap((each) => each.missed)
  const right = pairs.filter(({ person }) => person)
  const shown = pairs.filter(({ tool }) => tool === "yes")
  const perhaps = pairs.filter(({ tool }) => tool === "perhaps")
  const personYes = [...right.map(({ person }) => person), ...missed.map((each) => each.answer)]
  const found = right.filter(({ person, tool }) => person === "yes" && tool !== "no")
  const share = (part: readonly unknown[], whole: readonly unknown[]) =>
    whole.length === 0 ? 1 : Math.round((100 * part.length) / whole.length) / 100
  return {
    terms: {
      precision: share(right, pairs),
      recall: share(right, [...right, ...missed]),
    },
    evidence: {
      precision: share(
        shown.filter(({ person }) => person === "yes"),
        shown,
      ),
      perhaps: share(
        perhaps.filter(({ person }) => person === "yes" || person === "perhaps"),
        perhaps,
      ),
      recall: share(
        found,
        personYes.filter((answer) => answer === "yes"),
      ),
      /** The terms that the tool shows, and of which the person says "no". */
      untrue: shown.flatMap(({ name, person }) => (person === "no" ? [name] : [])),
      /** The terms of which the tool says "nothing", and the person "yes". */
      denied: right.flatMap(({ name, person, tool }) =>
        person === "yes" && tool === "no" ? [name] : [],
      ),
    },
    differences: all.map((each) => ({
      name: each.name,
      wrong: each.pairs.flatMap(({ name, tool, person }) =>
        tool === person ? [] : [`${name}: ${tool}, not ${person ?? "a term"}`],
      ),
      missed: each.missed.map(({ names, answer }) => `${names[0]}: ${answer}`),
    })),
  }
}

const toKey = (name: string) => name.toLowerCase().replace(/[\s-]+/g, " ")

const isSame = (one: Judged, other: Judged) =>
  one.names.some((name) => other.names.some((each) => toKey(each) === toKey(name)))

const isMissed = (found: readonly Judged[]) => (term: Judged) =>
  !found.some((each) => isSame(each, term))

const toPairs = (found: readonly Judged[], marked: readonly Judged[]) =>
  found.map((each) => ({
    name: each.names[0] ?? "",
    tool: each.answer,
    person: marked.find((term) => isSame(term, each))?.answer,
  }))
