/** Checks ids and what refers to them: the schema says of which list an object is an item, and which one a text names. */
import { quotedCommand } from "../../lib/command"
import { toSlug } from "../../lib/slug"
import type { Finding } from "../diagnostics"
import { TEMPLATES } from "../files/read-folder"
import { type Content, contentNames, isOptional, parseFileName } from "../schemas"
import type { ListName, SchemaNotes } from "../schemas/introspection"
import { LOOKS } from "../schemas/paper-fields"
import { variantSchema } from "../schemas/variants"
import {
  allOf,
  anyOf,
  didYouMean,
  MAX_LISTED,
  nearestId,
  quote,
  quoteWhole,
  yamlText,
} from "../wording"
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
  const newSkills: NewSkill[] = []
  for (const { file, path, text: id, notes, base } of texts) {
    if (!notes.refersTo || base) continue
    const reference = { file, path, list: notes.refersTo, id }
    const known = ofFiles[reference.list] ?? namesFor(reference, items)
    const name = [file, ...path.slice(0, -1), id].join()
    if (typeof path.at(-1) === "number" && named.has(name)) {
      const message = `${quote(path.at(-2))} names ${quote(id)} twice.`
      yield { file, path, code: "duplicate-id", message, hint: "Delete one." }
    } else if (!known.includes(id) && (known.length > 0 || isWhole)) {
      const finding = describeUnknown(reference, known, items, content)
      if (finding.hint === ADD_SKILL) newSkills.push({ id, finding: { file, path, ...finding } })
      else yield { file, path, ...finding }
    }
    named.add(name)
  }
  yield* describeNewSkills(newSkills)
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
  const demo = demoOf(reference)
  const isMeant = (item: Item) => item.list === list && demoOf(item) === demo
  if (!isPick(reference)) return items.filter(isMeant).flatMap(({ id = [] }) => id)
  const isGroup = (item: Item) => item.list === "groups" && list === "skills"
  const picked = items.filter((item) => isMeant(item) || isGroup(item))
  return [...new Set(picked.flatMap(({ id = [], tags }) => [id, tags].flat()))]
}

function describeUnknown(
  reference: Reference,
  known: readonly string[],
  items: readonly Item[],
  content: Partial<Content>,
): Finding {
  const { list, id } = reference
  if (list === "templates") return describeTemplate(id, known)
  if (list === "languages") {
    const message = `The content has no texts in the language ${quote(id)}.`
    const none = "no language, because website.yaml does not say one either"
    return { code: "unknown-language", message, expected: anyOf(known) || none }
  }
  const words = id.split(/[\s;]+/)
  const hint = words.every((word) => known.includes(word))
    ? `Put a comma or a new line with a dash between the ids ${allOf(words)}.`
    : similarTo(reference, known, content)
  const message = `None of the ${list} has the id ${isPick(reference) ? "or the tag " : ""}${quote(id)}.`
  if (isPick(reference)) {
    const lists = Object.keys(variantSchema.shape) as ListName[]
    const others = lists.filter((each) =>
      namesFor({ ...reference, list: each }, items).includes(id),
    )
    const gone = known.length > 0 ? [] : [`If the ${list} that had it are gone, delete it.`]
    const other = `It is one of the ${anyOf(others)}: write it in the list of this name.`
    const none = `an id or a tag, but none of the ${list} has one`
    const expected = known.length > 0 ? anyOf(known) : none
    const advice = others.length > 0 ? [other, ...gone].join(" ") : (hint ?? gone[0])
    return { code: "unknown-pick", message, expected, hint: advice }
  }
  return list === "skills"
    ? { code: "unknown-skill", message, hint: hint ?? ADD_SKILL }
    : { code: "unknown-id", message, expected: anyOf(known), hint }
}

/** @returns the codes of the languages that the content has */
const languageCodesIn = ({ website, translations = {} }: Partial<Content>) => [
  ...(website?.language ? [website.language] : []),
  ...Object.keys(translations),
]

const IN_TEMPLATES = `${TEMPLATES}/`

/** @returns the looks of the site, and the owner's templates */
function templatesIn(entries: readonly string[]): string[] {
  const files = entries.filter(
    (entry) => entry.startsWith(IN_TEMPLATES) && /^[^/]+\/[^/]+\.typ$/.test(entry),
  )
  return [...LOOKS, ...files.map((file) => file.slice(IN_TEMPLATES.length))]
}

function describeTemplate(template: string, known: readonly string[]): Finding {
  const name = template.replace(/^.*[/\\]/, "").replace(/(\.typ)?$/, ".typ")
  const meant = known.includes(name) ? `Did you mean ${quote(name)}?` : didYouMean(template, known)
  const message = `There is no template ${quote(template)}.`
  const expected = `${LOOKS.join(", ")}, or the name of a file in ${IN_TEMPLATES}, as in mine.typ`
  const looks = `${quotedCommand("looks")} shows the looks of the site.`
  const hint = meant ?? (template.endsWith(".typ") ? `Put ${name} into ${IN_TEMPLATES}.` : looks)
  return { code: "unknown-template", message, expected, hint }
}

/** A skill may be named, and a company by its whole name. */
function similarTo(
  { list, id }: Reference,
  known: readonly string[],
  content: Partial<Content>,
): string | undefined {
  const named = list === "skills" ? idOfSkill(id, content) : undefined
  const meant = named ?? nearestId(toSlug(id) || id, known)
  return meant && `Did you mean ${quoteWhole(meant)}?`
}

/** @returns the id of the skill with this name or alias; undefined if another skill has the same id */
function idOfSkill(name: string, { skills }: Partial<Content>): string | undefined {
  const all = (skills?.skills ?? []).flatMap((group) => group.skills)
  const found = all.find((skill) =>
    [skill.name, ...skill.aliases].some((each) => each.toLowerCase() === name.toLowerCase()),
  )
  return all.filter(({ id }) => id === found?.id).length === 1 ? found?.id : undefined
}

/** Above this number of skills without a similar one, one finding lists them all. */
const MAX_NEW_SKILLS = 3

const ADD_SKILL = "Add it to skills.yaml, or remove it here."

type NewSkill = { id: string; finding: RuleFinding }

function* describeNewSkills(skills: readonly NewSkill[]): Generator<RuleFinding> {
  const [first] = skills
  const ids = [...new Set(skills.map(({ id }) => id))]
  if (!first || ids.length <= MAX_NEW_SKILLS) {
    yield* skills.map(({ finding }) => finding)
    return
  }
  const toId = (id: string) => toSlug(id.replaceAll("+", "p").replaceAll("#", "-sharp"))
  const lines = ids
    .slice(0, MAX_LISTED)
    .map((id) => `      - id: ${toId(id)}\n        name: ${yamlText(id)}`)
  const isId = ids.every((id) => toId(id) === id)
  const hint = `Add them to the skills of a group in skills.yaml${isId ? "" : ", and write these ids here"}:\n${lines.join("\n")}`
  const message = `skills.yaml has none of these ${ids.length} skills: ${allOf(ids)}.`
  yield { ...first.finding, message, hint }
}
