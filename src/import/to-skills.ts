/** Converts the skills of a document, in any of their shapes, to skills.yaml. */

import { toPlainText } from "./content-text"
import type { Data } from "./data"
import { uniqueIds } from "./ids"
import { type Item, LINES, MAP } from "./parts"
import { entriesOf, find, isFields, itemsOf, Leaf, leafOf, type Tree } from "./source"
import { readKeywords, readText } from "./texts"
import { textIn } from "./to-entries"

type Skill = { name: string; level?: string | undefined }

/** Without a name, skills of no group. A part is added to the group of its name. */
type Group = { name?: string; level?: string | undefined; skills: Skill[]; isPart?: boolean }

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
  const all: (Group & { name: string })[] = []
  const singles: Skill[] = []
  for (const { name, level, skills, isPart } of items.flatMap(toGroups)) {
    const same = isPart ? all.find((group) => group.name === name) : undefined
    if (name === undefined) singles.push(...skills)
    else if (same) same.skills.push(...skills)
    else all.push({ name, level, skills: [...skills] })
  }
  const known = new Set([...singles, ...all.flatMap(({ skills }) => skills)].map(keyOf))
  const used = jobKeywords.map((name) => ({ name })).filter((skill) => !known.has(keyOf(skill)))
  const skills = [...singles, ...used]
  const name = headings[all.length > 0 ? "AdditionalSkills" : "TechnicalSkills"] ?? "Skills"
  return withIds(skills.length > 0 ? [...all, { name, skills }] : all)
}

function withIds(groups: readonly (Group & { name: string })[]): Skills {
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

function toGroups(item: Item): Group[] {
  const { [LINES]: lines, [MAP]: map } = item
  if (lines) return lines.flatMap(readBare)
  if (map) return map.flatMap(readMap)
  const [name, group, level] = ["name", "group", "level"].map((field) => textIn(item, field))
  // Our own exports have the levels of single skills beside the list.
  const levels = item.levels?.[0]
  const levelOf = (skill: string) =>
    isFields(levels) ? readText(leafOf(levels[skill])) : undefined
  const skills = (item.keywords ?? [])
    .flatMap(toSkillList)
    .map((skill) => ({ ...skill, level: skill.level ?? levelOf(skill.name) }))
  const title = name ?? group
  if (skills.length > 0) return [{ ...(title && { name: title, level }), skills }]
  if (name && group) return [{ name: group, skills: [{ name, level }], isPart: true }]
  return title ? [{ skills: [{ name: title, level }] }] : []
}

function readBare(tree: Tree): Group[] {
  if (!(tree instanceof Leaf)) return itemsOf(tree).flatMap(readBare)
  const group = readGroupText(tree)
  return [group ?? { skills: readKeywords(tree).map((name) => ({ name })) }]
}

/** Reads 'Languages: Java, C#'. */
function readGroupText(leaf: Leaf): Group | undefined {
  const [, name, list] = /^([^:]{2,40}):\s+(.+)$/s.exec(leaf.text.trim()) ?? []
  const title = name && readText(new Leaf(leaf.path, name))
  if (!title || !list) return undefined
  const skills = readKeywords(new Leaf(leaf.path, list)).map((skill) => ({ name: skill }))
  return skills.length > 0 ? { name: title, skills } : undefined
}

/** Reads an object whose names are groups or skills, as in `{ Languages: ["Java"], "C#": "Expert" }`. */
const readMap = (tree: Tree): Group[] =>
  entriesOf(tree).map(([key, value]): Group => {
    const name = key.trim() || "Skills"
    if (value instanceof Leaf && !/[,;\n]/.test(value.text))
      return { skills: [{ name, level: readText(leafOf(value)) }] }
    const skills = toSkillList(value)
    return skills.length > 0 ? { name, skills } : { skills }
  })

/** @returns the skills of a list of texts, or of objects with a name, a level and a list of their own */
function toSkillList(tree: Tree): Skill[] {
  if (!Array.isArray(tree) && !isFields(tree)) return readKeywords(tree).map((name) => ({ name }))
  if (isFields(tree) && !find(tree, "name", "title", "skill")) {
    return readMap(tree).flatMap(({ skills }) => skills)
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
    const { name, level = skill.level } = merged.get(keyOf(skill)) ?? skill
    merged.set(keyOf(skill), { name, level })
  }
  return [...merged.values()]
}
