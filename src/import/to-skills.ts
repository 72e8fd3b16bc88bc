/** Converts the skills of a document, in any of their shapes, to skills.yaml. */
import { uniqueIds } from "./ids"
import { type OutputTree, Text, Value } from "./output-tree"
import { type Item, LINES, MAP } from "./parts"
import { entriesOf, find, isFields, itemsOf, SourceValue, sourceValueOf, type Tree } from "./source"
import { readKeywords, readText } from "./texts"
import { textIn } from "./to-entries"

type Skill = { name: Text; level?: Text | undefined }

type Group = { name: Text | string; level?: Text | undefined; skills: Skill[] }

export type Skills = {
  /** The data of skills.yaml. */
  file: OutputTree
  isEmpty: boolean
  /** @returns the ids of the skills that a job names */
  idsOf: (keywords: readonly Text[]) => Value[]
}

/** A longer text is no name of a skill. */
const MAX_KEYWORD_LENGTH = 60

/** @returns whether the keyword of a job can be a skill; longer ones are responsibilities */
export function isSkillName(keyword: Text): boolean {
  return keyword.words.length <= MAX_KEYWORD_LENGTH
}

/**
 * @param items the skills of the document
 * @param jobKeywords the keywords of all jobs; those that are no skill yet become skills without a group
 * @param headings the name for skills without a group: alone, and after other groups
 */
export function toSkills(
  items: readonly Item[],
  jobKeywords: readonly Text[],
  headings: Readonly<Record<string, string>>,
): Skills {
  const groups = new Groups()
  for (const item of items) readItem(item, groups)
  const known = groups.names()
  const used = new Map<string, Skill>()
  for (const name of jobKeywords.filter(isSkillName)) {
    const key = keyOf(name)
    if (!known.has(key) && !used.has(key)) used.set(key, { name })
  }
  const singles = [...groups.singles, ...used.values()]
  if (singles.length === 0) return toFile(groups.all)
  const name = headings[groups.all.length > 0 ? "AdditionalSkills" : "TechnicalSkills"] ?? "Skills"
  return toFile([...groups.all, { name, skills: singles }])
}

class Groups {
  readonly all: Group[] = []
  /** Skills of no group. */
  readonly singles: Skill[] = []

  /** Adds the skills to the group of that name. */
  addTo(name: Text, ...skills: Skill[]): void {
    const same = this.all.find((group) => wordsOf(group.name) === name.words)
    if (same) same.skills.push(...skills)
    else this.all.push({ name, skills })
  }

  names(): ReadonlySet<string> {
    const skills = [...this.singles, ...this.all.flatMap((group) => group.skills)]
    return new Set(skills.map(({ name }) => keyOf(name)))
  }
}

const wordsOf = (name: Text | string) => (name instanceof Text ? name.words : name)

function toFile(groups: readonly Group[]): Skills {
  const [groupId, skillId] = [uniqueIds(), uniqueIds()]
  const ids = new Map<string, string>()
  const file = groups.map(({ name, level, skills }, index) => ({
    id: groupId(wordsOf(name), `group-${index + 1}`),
    name,
    level,
    skills: mergeEqual(skills).map((skill, place) => {
      const id = skillId(skill.name.words, `skill-${index + 1}-${place + 1}`)
      if (!ids.has(keyOf(skill.name))) ids.set(keyOf(skill.name), id)
      return { id, ...skill }
    }),
  }))
  return {
    file: { skills: file },
    isEmpty: file.every(({ skills }) => skills.length === 0),
    idsOf: (keywords) => {
      const found = new Map<string, Value>()
      for (const keyword of keywords) {
        const id = ids.get(keyOf(keyword))
        if (id === undefined) continue
        found.set(id, new Value(id, [...(found.get(id)?.from ?? []), ...keyword.from]))
      }
      return [...found.values()]
    },
  }
}

const keyOf = (name: Text) => name.words.toLowerCase()

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
      level:
        skill.level ??
        readText(sourceValueOf(isFields(levels) ? levels[skill.name.words] : undefined)),
    }))
    const title = name ?? group
    if (title && skills.length > 0) groups.all.push({ name: title, level, skills })
    else if (skills.length > 0) groups.singles.push(...skills)
    else if (name && group) groups.addTo(group, { name, level })
    else if (name ?? group) groups.singles.push({ name: (name ?? group) as Text, level })
  }
}

function readBare(tree: Tree, groups: Groups): void {
  if (tree instanceof SourceValue) {
    const group = readGroupText(tree)
    if (group) groups.all.push(group)
    else groups.singles.push(...readKeywords(tree).map((name) => ({ name })))
  } else for (const inner of itemsOf(tree)) readBare(inner, groups)
}

/** Reads 'Languages: Java, C#'. */
function readGroupText(leaf: SourceValue): Group | undefined {
  const [, name, list] = /^([^:]{2,40}):\s+(.+)$/s.exec(leaf.text.trim()) ?? []
  const title = name ? readText(leaf.with(name)) : undefined
  if (!title || !list) return undefined
  const skills = readKeywords(leaf.with(list)).map((skill) => ({ name: skill }))
  return skills.length > 0 ? { name: title, skills } : undefined
}

/** Reads an object whose names are groups or skills, as in `{ Languages: ["Java"], "C#": "Expert" }`. */
function readMap(tree: Tree, groups: Groups): void {
  for (const [key, value] of entriesOf(tree)) {
    const name = new Text(key.trim() || "Skills", [])
    const isList = !(value instanceof SourceValue) || /[,;\n]/.test(value.text)
    const skills = isList ? toSkillList(value) : []
    if (skills.length > 0) groups.all.push({ name, skills })
    else if (value instanceof SourceValue) groups.singles.push({ name, level: readText(value) })
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
    const name = readText(sourceValueOf(find(item, "name", "title", "skill")))
    const level = readText(sourceValueOf(find(item, "level", "rating")))
    const nested = find(item, "keywords", "items", "skills")
    return [...(name ? [{ name, level }] : []), ...(nested ? toSkillList(nested) : [])]
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
