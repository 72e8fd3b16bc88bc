/** Checks the ids by which other files name something: each is unique, and each name is that of one. */

import { toSlug } from "../../lib/slug"
import type { DataPath } from "../diagnostics"
import type { Content, ContentName } from "../schemas"
import { valueAt } from "../schemas/introspection"
import { allOf, didYouMean, MAX_LISTED, quote, yamlText } from "../wording"
import { findEntries, findResponsibilities, findRoles } from "./items"
import type { Rule, RuleFinding } from "./rule"

/** An id with its position in the content and a description for messages. */
export type Id = { file: ContentName; path: DataPath; id: string; owner: string }

/** @returns the first of the ids that is the same as the one at the index; undefined if that is the first */
export const findEarlier = (ids: readonly Id[], index: number) =>
  ids.slice(0, index).find(({ id }) => id === ids[index]?.id)

function* findRepeatedIds(ids: readonly Id[]): Generator<RuleFinding> {
  for (const [index, { file, path, id }] of ids.entries()) {
    const earlier = findEarlier(ids, index)
    if (!earlier) continue
    const message = `The id ${quote(id)} already belongs to ${earlier.owner}.`
    yield { file, path, code: "duplicate-id", message, hint: "Choose another id." }
  }
}

/** The ids by which a variant picks single roles, responsibilities and entries are unique. */
export const checkPickedIds: Rule = function* ({ content }) {
  const roles = findRoles(content).flatMap(({ item: { id, title }, path }): Id[] =>
    id ? [{ file: "work", path: [...path, "id"], id, owner: `the role ${quote(title)}` }] : [],
  )
  const responsibilities = findResponsibilities(content).flatMap(({ item, path }): Id[] =>
    typeof item === "object" && item.id
      ? [{ file: "work", path: [...path, "id"], id: item.id, owner: quote(item.text) }]
      : [],
  )
  const entries = findEntries(content).flatMap(({ item: { id }, section, path }): Id[] => {
    const owner = `an entry of ${quote(section.title)}`
    return id ? [{ file: "resume", path: [...path, "id"], id, owner }] : []
  })
  for (const ids of [roles, responsibilities, entries]) yield* findRepeatedIds(ids)
}

/** The ids in skills.yaml are unique, and every role names each skill once, by an id that exists. */
export const checkSkills: Rule = function* ({ content }) {
  if (!content.skills) return
  const groups = content.skills.skills.map((group, index) => {
    return { ...group, path: ["skills", index] as DataPath }
  })
  const skills = groups.flatMap((group) =>
    group.skills.map((skill, index) => ({ ...skill, path: [...group.path, "skills", index] })),
  )
  const toId = (kind: string, { id, name, path }: { id: string; name: string; path: DataPath }) => {
    return { file: "skills", path: [...path, "id"], id, owner: `the ${kind} ${name}` } as const
  }
  yield* findRepeatedIds(groups.map((group) => toId("group", group)))
  yield* findRepeatedIds(skills.map((skill) => toId("skill", skill)))
  yield* joinNewSkills([...checkSkillsOfRoles(content, skills)], content)
}

/** @param skills all of skills.yaml */
function* checkSkillsOfRoles(
  content: Partial<Content>,
  skills: Content["skills"]["skills"][number]["skills"],
): Generator<RuleFinding> {
  const known = new Set(skills.map(({ id }) => id))
  // A repeated id names none of its skills.
  const isUnique = (id: string) => skills.filter((other) => other.id === id).length === 1
  const ids = new Map(
    skills
      .filter(({ id }) => isUnique(id))
      .flatMap(({ id, name, aliases }) =>
        [name, ...aliases].map((each) => [each.toLowerCase(), id] as const),
      ),
  )
  for (const { item, path } of findRoles(content)) {
    for (const [index, id] of item.skills.entries()) {
      const place = { file: "work", path: [...path, "skills", index] } as const
      if (!known.has(id)) {
        const message = `skills.yaml has no skill with the id ${quote(id)}.`
        const words = id.split(/\s+/)
        const hint = words.every((word) => known.has(word))
          ? `Put a comma or a new line with a dash between the ids ${allOf(words)}.`
          : (didYouMean(ids.get(id.toLowerCase()) ?? id, known) ?? ADD_SKILL)
        yield { ...place, code: "unknown-skill", message, hint }
      } else if (item.skills.indexOf(id) < index) {
        const message = `The role names the skill ${quote(id)} twice.`
        yield { ...place, code: "duplicate-id", message, hint: "Delete one." }
      }
    }
  }
}

/** Above this number of skills without a similar one, one diagnostic lists them all. */
const MAX_NEW_SKILLS = 3

const ADD_SKILL = "Add it to skills.yaml, or remove it here."

/** @returns the diagnostics, with one in place of those of many skills that skills.yaml lacks */
function joinNewSkills(found: readonly RuleFinding[], content: Partial<Content>): RuleFinding[] {
  const isNew = ({ hint }: RuleFinding) => hint === ADD_SKILL
  const added = found.filter(isNew)
  const [first] = added
  const ids = [...new Set(added.map(({ path }) => String(valueAt(content.work, path))))]
  if (!first || ids.length <= MAX_NEW_SKILLS) return [...found]
  const toId = (id: string) => toSlug(id.replaceAll("+", "p").replaceAll("#", "-sharp"))
  const lines = ids
    .slice(0, MAX_LISTED)
    .map((id) => `      - id: ${toId(id)}\n        name: ${yamlText(id)}`)
  const isId = ids.every((id) => toId(id) === id)
  const hint = `Add them to the skills of a group in skills.yaml${isId ? "" : ", and write these ids here"}:\n${lines.join("\n")}`
  const message = `skills.yaml has none of these ${ids.length} skills: ${allOf(ids)}.`
  const joined = { ...first, message, hint }
  return found.flatMap((each) => (each === first ? [joined] : isNew(each) ? [] : [each]))
}
