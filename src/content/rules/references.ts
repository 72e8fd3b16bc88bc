/** Checks ids and what refers to them: the schema says of which list an object is an item, and which one a text names. */
import { quotedCommand } from "../../lib/command"
import type { DiagnosticCode } from "../diagnostic-codes"
import type { Finding } from "../diagnostics"
import { TEMPLATES } from "../files/read-folder"
import { type Content, contentNames, isOptional, parseFileName } from "../schemas"
import type { SchemaNotes } from "../schemas/introspection"
import { LOOKS } from "../schemas/paper-fields"
import { amongNames, quote } from "../wording"
import type { Item, Place } from "./items"
import type { Rule, RuleFinding } from "./rule"

/** A text that names an item of the list by its id or, in a variant, items by an id or a tag. */
type Reference = Place & { list: Exclude<SchemaNotes["refersTo"], undefined>; id: string }

/** No two items of a list have the same id. A reference names each item once, and only those that exist. */
export const checkReferences: Rule = function* ({ content, items, texts, entries }) {
  yield* findRepeatedIds(items)
  // A file that is missing or invalid may have the items.
  const isWhole = contentNames.every((name) => isOptional(name) || content[name])
  const ofFiles: { [List in Reference["list"]]?: string[] } = {
    languages: languageCodesIn(content),
    templates: templatesIn(entries),
  }
  const named = new Set<string>()
  for (const { file, path, text: id, notes, base } of texts) {
    if (!notes.refersTo || base) continue
    const reference = { file, path, list: notes.refersTo, id }
    const known = ofFiles[reference.list] ?? namesFor(reference, items)
    const name = [file, ...path.slice(0, -1), id].join()
    if (typeof path.at(-1) === "number" && named.has(name)) {
      const message = `${quote(path.at(-2))} names ${quote(id)} twice.`
      yield { file, path, code: "duplicate-id", message, hint: "Delete one." }
    } else if (!known.includes(id) && (known.length > 0 || isWhole)) {
      yield { file, path, ...describeUnknown(reference, known) }
    }
    named.add(name)
  }
}

/** The ids of a demo are its own. */
const demoOf = ({ file, path }: Place) =>
  path.includes("demo") ? [file, ...path.slice(0, path.indexOf("demo"))].join() : ""

function* findRepeatedIds(items: readonly Item[]): Generator<RuleFinding> {
  const first = new Map<string, Item>()
  for (const item of items) {
    const { file, path, list, id, page } = item
    // checkIds compares what is on a page with all that is there.
    if (!id || page) continue
    const name = [demoOf(item), list, id].join()
    const see = first.get(name)
    const field = String(path.at(-1))
    const message = `Two ${list} have the ${field} ${quote(id)}.`
    const hint = `Choose another ${field}.`
    if (see) yield { file, path, code: "duplicate-id", message, hint, see }
    else first.set(name, item)
  }
}

/** Only variants name tags. The id of a group picks all its skills, as a tag does. */
const isPick = ({ file }: Place) => parseFileName(file).kind === "variants"

function namesFor(reference: Reference, items: readonly Item[]): string[] {
  const { list } = reference
  const lists = isPick(reference) && list === "skills" ? ["groups", list] : [list]
  const demo = demoOf(reference)
  const meant = items.filter((item) => lists.includes(item.list) && demoOf(item) === demo)
  const names = meant.flatMap(({ id = [], tags }) => [id, isPick(reference) ? tags : []].flat())
  return [...new Set(names)]
}

/** The code of an unknown name of a list, what the name is, and what to do if none is near. */
const UNKNOWN: Partial<
  Record<Reference["list"] | "picks", readonly [DiagnosticCode, noun: string, wayOut?: string]>
> = {
  picks: ["unknown-pick", "id or the tag"],
  skills: [
    "unknown-skill",
    "id",
    "Use the id of a skill in skills.yaml. If the skill is new, add it there.",
  ],
  languages: ["unknown-language", "code"],
  templates: [
    "unknown-template",
    "name",
    `${quotedCommand("export", "--looks")} shows the looks of the site. Your own are files in ${TEMPLATES}/, as in mine.typ.`,
  ],
}

function describeUnknown(reference: Reference, known: readonly string[]): Finding {
  const { list, id } = reference
  const isOfFiles = list === "languages" || list === "templates"
  const kind = isPick(reference) && !isOfFiles ? "picks" : list
  const [code, noun, wayOut] = UNKNOWN[kind] ?? ["unknown-id", "id"]
  const message = `None of the ${list} has the ${noun} ${quote(id)}.`
  return { code, message, ...amongNames(id, known, wayOut) }
}

/** @returns the codes of the languages that the content has */
const languageCodesIn = ({ website, translations = {} }: Partial<Content>) => [
  ...(website?.language ? [website.language] : []),
  ...Object.keys(translations),
]

const TEMPLATE = new RegExp(`^${TEMPLATES}/([^/]+\\.typ)$`)

/** @returns the looks of the site, and the owner's templates */
const templatesIn = (entries: readonly string[]) => [
  ...LOOKS,
  ...entries.flatMap((entry) => TEMPLATE.exec(entry)?.[1] ?? []),
]
