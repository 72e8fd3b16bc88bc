/** Converts the skills of a document, in any of their shapes, to skills.yaml. */

import { toPlainText } from "./content-text"
import type { Data } from "./data"
import { uniqueIds } from "./ids"
import { type Item, LINES, MAP } from "./parts"
import { entriesOf, find, isFields, itemsOf, Leaf, leafOf, type Tree } from "./source"
import { readKeywords, readText } from "./texts"
import { textIn } from "./to-entries"

type Skill = { name: string; level?: string | undefined }

type Group = Skill & { skills: Skill[] }

export type Skills = {
  /** The groups of skills.yaml. */
  groups: Data[]
  /** @returns the ids of the skills that a job names */
  idsOf: (keywords: readonly string[]) => string[]
}

/** A longer text is no name of a skill. */
const MAX_KEYWORD_LENGTH = 60

/** @returns whether the keyword of a job can be a skill; longer ones are responsibilities */
export function isSkillName(keyword: string): boolean {
  return toPlainText(keyword).length <= MAX_KEYWORD_LENGTH
}

/**
 * @param items the skills of the document
 * @param jobKeywords the keywords of all jobs; those that are no skill yet become skills without a group
 * @param headings the name for skills without a group: alone, and after other groups
 */
export function toSkills(
  items: readonly Item[],
  jobKeywords: readonly string[],
  headings: Readonly<Record<string, string>>,
): Skills {
  const groups = new Groups()
  for (const item of items) readItem(item, groups)
  const { all, singles } = groups
  const known = new Set([...singles, ...all.flatMap(({ skills }) => skills)].map(keyOf))
  const used = jobKeywords.map((name) => ({ name })).filter((skill) => !known.has(keyOf(skill)))
  const skills = [...singles, ...used]
  const name = headings[all.length > 0 ? "AdditionalSkills" : "TechnicalSkills"] ?? "Skills"
  return withIds(skills.length > 0 ? [...all, { name, skills }] : all)
}

class Groups {
  readonly all: Group[] = []
  /** Skills of no group. */
  readonly singles: Skill[] = []

  /** Adds the skills to the group of that name. */
  addTo(name: string, ...skills: Skill[]): void {
    const same = this.all.find((group) => group.name === name)
    if (same) same.skills.push(...skills)
    else this.all.push({ name, skills })
  }
}

function withIds(groups: readonly Group[]): Skills {
  const [groupId, skillId] = [uniqueIds(), uniqueIds()]
  const ids = new Map<string, string>()
  const written = groups.map(({ name, level, skills }, index) => ({
    id: groupId(toPlainText(name), `group-${index + 1}`),
    name,
    level,
    skills: mergeEqual(skills).map((skill, place) => {
      const id = skillId(toPlainText(skill.name), `skill-${index + 1}-${place + 1}`)
      if (!ids.has(keyOf(skill))) ids.set(keyOf(skill), id)
      return { id, ...skill }
    }),
  }))
  const idsOf = (keywords: readonly string[]) => [
    ...new Set(keywords.flatMap((name) => ids.get(keyOf({ name })) ?? [])),
  ]
  return { groups: written, idsOf }
}

const keyOf = ({ name }: Skill) => toPlainText(name).toLowerCase()

function readItem(item: Item, groups: Groups): void {
  const { [LINES]: lines, [MAP]: map } = item
  if (lines) for (const tree of lines) readBare(tree, groups)
  else if (map) for (const tree of map) readMap(tree, groups)
  else {
    const [name, group, level] = ["name", "group", "level"].map((field) => textIn(item, field))
    // Our own exports have the levels of single skills beside the list.
    const levels = item.levels?.[0]
    const skills = (item.keywords ?? []).flatMap(toSkillList).map((skill) => ({
      ...skill,
      level: skill.level ?? readText(leafOf(isFields(levels) ? levels[skill.name] : undefined)),
    }))
    const title = name ?? group
    if (title && skills.length > 0) groups.all.push({ name: title, level, skills })
    else if (skills.length > 0) groups.singles.push(...skills)
    else if (name && group) groups.addTo(group, { name, level })
    else if (title) groups.singles.push({ name: title, level })
  }
}

function readBare(tree: Tree, groups: Groups): void {
  if (tree instanceof Leaf) {
    const group = readGroupText(tree)
    if (group) groups.all.push(group)
    else groups.singles.push(...readKeywords(tree).map((name) => ({ name })))
  } else for (const inner of itemsOf(tree)) readBare(inner, groups)
}

/** Reads 'Languages: Java, C#'. */
function readGroupText(leaf: Leaf): Group | undefined {
  const [, name, list] = /^([^:]{2,40}):\s+(.+)$/s.exec(leaf.text.trim()) ?? []
  const title = name ? readText(new Leaf(leaf.path, name)) : undefined
  if (!title || !list) return undefined
  const skills = readKeywords(new Leaf(leaf.path, list)).map((skill) => ({ name: skill }))
  return skills.length > 0 ? { name: title, skills } : undefined
}

/** Reads an object whose names are groups or skills, as in `{ Languages: ["Java"], "C#": "Expert" }`. */
function readMap(tree: Tree, groups: Groups): void {
  for (const [key, value] of entriesOf(tree)) {
    const name = key.trim() || "Skills"
    const isList = !(value instanceof Leaf) || /[,;\n]/.test(value.text)
    const skills = isList ? toSkillList(value) : []
    if (skills.length > 0) groups.all.push({ name, skills })
    else if (value instanceof Leaf) groups.singles.push({ name, level: readText(value) })
  }
}

/** @returns the skills of a list of texts, or of objects with a name, a level and a list of their own */
function toSkillList(tree: Tree): Skill[] {
  if (!Array.isArray(tree) && !isFields(tree)) return readKeywords(tree).map((name) => ({ name }))
  if (isFields(tree) && !find(tree, "name", "title", "skill")) {
    const inner = new Groups()
    readMap(tree, inner)
    return [...inner.singles, ...inner.all.flatMap(({ skills }) => skills)]
  }
  return itemsOf(tree).flatMap((item) => {
    if (!isFields(item)) return readKeywords([item]).map((name) => ({ name }))
    const name = readText(leafOf(find(item, "name", "title", "skill")))
    const level = readText(leafOf(find(item, "level", "rating")))
    const nested = find(item, "keywords", "items", "skills")
    return [...(name ? [{ name, level }] : []), ...(nested ? toSkillList(nested) : [])]
  })
}

/** A skill that a group names twice is one skill. */
function mergeEqual(skills: readonly Skill[]): Skill[] {
  const merged = new Map<string, Skill>()
  for (const skill of skills) {
    const same = merged.get(keyOf(skill))
    merged.set(keyOf(skill), { name: skill.name, ...same, level: same?.level ?? skill.level })
  }
  return [...merged.values()]
}
