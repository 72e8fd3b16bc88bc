/** Converts the skills of a JSON Resume, in any of their shapes, to skills.yaml. */
import { SKILL_NAMES } from "./field-names"
import { uniqueIds } from "./ids"
import { type OutputTree, Text, Value } from "./output-tree"
import { find, isFields, itemsOf, SourceValue, sourceValueOf, type Tree } from "./source"
import { readKeywords, readText } from "./texts"

type Skill = { name: Text; level: Text | undefined }

type Group = { name: Text | string; level?: Text | undefined; skills: Skill[] }

export type Skills = {
  /** The data of skills.yaml. */
  file: OutputTree
  isEmpty: boolean
  /** @returns the id of the skill that a job names; undefined if it is none */
  idOf: (keyword: Text) => Value | undefined
}

/** A longer text is no name of a skill. */
const MAX_KEYWORD_LENGTH = 60

/**
 * @param lists the skills of the document
 * @param jobKeywords the keywords of all jobs; those that are no skill yet become a group of their own
 */
export function toSkills(lists: readonly Tree[], jobKeywords: readonly Text[]): Skills {
  const groups: Group[] = []
  const singles: Skill[] = []
  for (const list of lists) {
    for (const item of itemsOf(list)) {
      if (item === list || !isRecord(item)) readItem(item, groups, singles)
    }
  }
  if (singles.length > 0)
    groups.push({ name: groups.length > 0 ? "Other skills" : "Skills", skills: singles })

  const named = new Set(groups.flatMap(({ skills }) => skills.map(({ name }) => keyOf(name))))
  const added = new Map<string, Skill>()
  for (const keyword of jobKeywords.filter(isSkillName)) {
    if (!named.has(keyOf(keyword)) && !added.has(keyOf(keyword))) {
      added.set(keyOf(keyword), { name: keyword, level: undefined })
    }
  }
  if (added.size > 0) {
    groups.push({
      name: groups.length > 0 ? "Skills used at work" : "Skills",
      skills: [...added.values()],
    })
  }

  const groupId = uniqueIds()
  const skillId = uniqueIds()
  const ids = new Map<string, string>()
  const file = groups.map(({ name, level, skills }, index) => ({
    id: groupId(name instanceof Text ? name.words : name, `group-${index + 1}`),
    name,
    level,
    skills: mergeEqual(skills).map(({ name, level }, place) => {
      const id = skillId(name.words, `skill-${index + 1}-${place + 1}`)
      if (!ids.has(keyOf(name))) ids.set(keyOf(name), id)
      return { id, name, level }
    }),
  }))
  return {
    file: { skills: file },
    isEmpty: file.every(({ skills }) => skills.length === 0),
    idOf: (keyword) => {
      const id = ids.get(keyOf(keyword))
      return id === undefined ? undefined : new Value(id, keyword.from)
    },
  }
}

/** @returns whether the keyword of a job can be a skill; longer ones are responsibilities */
export function isSkillName(keyword: Text): boolean {
  return keyword.words.length <= MAX_KEYWORD_LENGTH
}

const keyOf = (name: Text) => name.words.toLowerCase()

function readItem(item: Tree, groups: Group[], singles: Skill[]): void {
  if (Array.isArray(item)) {
    for (const inner of item) readItem(inner, groups, singles)
    return
  }
  if (item instanceof SourceValue) {
    const group = readGroupText(item)
    if (group) groups.push(group)
    else singles.push(...readKeywords(item).map((name) => ({ name, level: undefined })))
    return
  }
  if (!isFields(item)) return
  const name = readText(sourceValueOf(find(item, ...SKILL_NAMES.name)))
  const level = readText(sourceValueOf(find(item, ...SKILL_NAMES.level)))
  const keywords = find(item, ...SKILL_NAMES.keywords)
  // Our own exports have the levels of single skills beside the list.
  const levels = find(item, "levels")
  const skills = (keywords === find(item, ...SKILL_NAMES.name) ? [] : toSkillList(keywords)).map(
    (skill) => ({
      ...skill,
      level:
        skill.level ??
        readText(sourceValueOf(isFields(levels) ? levels[skill.name.words] : undefined)),
    }),
  )
  if (name && skills.length > 0) groups.push({ name, level, skills })
  else if (name) singles.push({ name, level })
  else if (skills.length > 0) groups.push({ name: "Skills", level, skills })
  else readMap(item, groups, singles)
}

/** @returns whether an item of a list has several fields, none of which is that of a skill */
function isRecord(item: Tree): boolean {
  const hasList = () => Object.values(item).some((value) => !(value instanceof SourceValue))
  const isKnown = find(item, ...SKILL_NAMES.name, ...SKILL_NAMES.keywords) !== undefined
  return isFields(item) && Object.keys(item).length > 1 && !isKnown && !hasList()
}

/** Reads 'Languages: Java, C#'. */
function readGroupText(leaf: SourceValue): Group | undefined {
  const [, name, list] = /^([^:]{2,40}):\s+(.+)$/s.exec(leaf.text.trim()) ?? []
  const title = name ? readText(leaf.with(name)) : undefined
  if (!title || !list) return undefined
  const skills = readKeywords(leaf.with(list)).map((skill) => ({ name: skill, level: undefined }))
  return skills.length > 0 ? { name: title, skills } : undefined
}

/** Reads an object whose names are groups or skills, as in `{ Languages: ["Java"], "C#": "Expert" }`. */
function readMap(item: Tree, groups: Group[], singles: Skill[]): void {
  if (!isFields(item)) return
  for (const [key, value] of Object.entries(item)) {
    const name = new Text(key.trim() || "Skills", [])
    const isList = !(value instanceof SourceValue) || /[,;\n]/.test(value.text)
    const skills = isList ? toSkillList(value) : []
    if (skills.length > 0) groups.push({ name, skills })
    else if (value instanceof SourceValue) singles.push({ name, level: readText(value) })
  }
}

function toSkillList(tree: Tree | undefined): Skill[] {
  if (isFields(tree) && !find(tree, ...SKILL_NAMES.name)) {
    const singles: Skill[] = []
    readMap(tree, [], singles)
    return singles
  }
  if (!Array.isArray(tree)) return readKeywords(tree).map((name) => ({ name, level: undefined }))
  return tree.flatMap((item) => {
    if (!isFields(item)) return readKeywords([item]).map((name) => ({ name, level: undefined }))
    const name = readText(sourceValueOf(find(item, ...SKILL_NAMES.name)))
    const nested = toSkillList(find(item, ...SKILL_NAMES.keywords))
    const own = name
      ? [{ name, level: readText(sourceValueOf(find(item, ...SKILL_NAMES.level))) }]
      : []
    return [...own, ...nested]
  })
}

/** A skill that a group names twice is one skill. */
function mergeEqual(skills: readonly Skill[]): Skill[] {
  const merged = new Map<string, Skill>()
  for (const { name, level } of skills) {
    const same = merged.get(keyOf(name))
    const from = [...(same?.name.from ?? []), ...name.from]
    merged.set(keyOf(name), {
      name: new Text(same?.name.inline ?? name.inline, from),
      level: same?.level ?? level,
    })
  }
  return [...merged.values()]
}
