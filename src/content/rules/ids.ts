/** Checks ids: unique where they must be, and known where another file refers to them. */

import { toSlug } from "../../lib/slug"
import type { DataPath } from "../diagnostics"
import { sectionId } from "../picks/resume-sections"
import { isCompany } from "../picks/work-items"
import { type Content, type ContentName, schemaOf } from "../schemas"
import { shapeAt, valueAt } from "../schemas/introspection"
import { allOf, didYouMean, MAX_LISTED, quote, yamlText } from "../wording"
import { findEntries, findResponsibilities, findRoles } from "./items"
import type { CrossFileFinding, CrossFileRule } from "./rule"

/** An id with its position in the content and a description for messages. */
type Id = { file: ContentName; path: DataPath; id: string; owner: string }

/** The id of the page's main element, which every page has. */
export const MAIN_ID = "content"

/** @returns the HTML ids of /resume/: those of its sections, of the companies and of career breaks */
export function resumeIds(content: Partial<Content>): Id[] {
  const sections = (content.resume?.sections ?? []).map((section, index): Id => {
    const hasId = "id" in section && section.id !== undefined
    const path = ["sections", index, hasId ? "id" : "section"]
    const owner = `the section ${hasId ? section.title : section.section}`
    return { file: "resume", path, id: sectionId(section), owner }
  })
  const work = (content.work?.work ?? []).map((item, index): Id => {
    const owner = isCompany(item) ? item.company : item.break
    return { file: "work", path: ["work", index, "id"], id: item.id, owner }
  })
  return [...sections, ...work]
}

/** @returns the HTML ids of /portfolio/: those of the projects, their descriptions and their demos */
export function portfolioIds({ portfolio }: Partial<Content>): Id[] {
  return (portfolio?.projects ?? []).flatMap(({ id, name, demo }, index): Id[] => {
    const file = "portfolio"
    const path = ["projects", index, "id"]
    const project: Id[] = [
      { file, path, id, owner: name },
      { file, path, id: `${id}-details`, owner: `the description of ${name}` },
    ]
    if (!demo) return project
    const demoPath = ["projects", index, "demo", "id"]
    return [...project, { file, path: demoPath, id: demo.id, owner: `the demo of ${name}` }]
  })
}

/** @returns the HTML ids of /: that of the showcase, if there is one, and those of its demos */
export function homeIds({ showcase }: Partial<Content>): Id[] {
  const cards = showcase?.cards ?? []
  if (cards.length === 0) return []
  const demos = cards.flatMap(({ name, demo }, index): Id[] => {
    const path = ["cards", index, "demo", "id"]
    return demo ? [{ file: "showcase", path, id: demo.id, owner: `the demo of ${name}` }] : []
  })
  return [{ file: "showcase", path: [], id: "showcase", owner: "the showcase" }, ...demos]
}

/** Every HTML id is unique on its page. */
export const checkIds: CrossFileRule = ({ content }) => [
  ...findRepeatedUrls(homeIds(content), "/"),
  ...findRepeatedUrls(resumeIds(content), "/resume/", (index) =>
    repeatedSectionHint(content, index),
  ),
  ...findRepeatedUrls(portfolioIds(content), "/portfolio/"),
]

/** @returns what to do with a section that has no id: some kinds may have one */
function repeatedSectionHint({ resume }: Partial<Content>, index: number): string | undefined {
  const section = resume?.sections[index]
  if (!section || ("id" in section && section.id !== undefined)) return undefined
  const canHaveId = Object.hasOwn(shapeAt(schemaOf("resume"), resume, ["sections", index]), "id")
  if (canHaveId) return `Give this section an id, as in id: ${toSlug(section.title) || "more"}`
  const other = section.section === "WorkExperience" ? "OtherExperience or Custom" : "Custom"
  return `A résumé has this section once. Put both into one, or use ${other} with an id.`
}

function findRepeatedUrls(
  ids: readonly Id[],
  page: string,
  hintOf?: (index: number) => string | undefined,
): CrossFileFinding[] {
  return ids.flatMap(({ file, path, id }, index): CrossFileFinding[] => {
    const see = id === MAIN_ID ? undefined : findEarlier(ids, index)
    const owner = id === MAIN_ID ? "the page's main content" : see?.owner
    if (owner === undefined) return []
    const message = `${page}#${id} is already the URL of ${owner}.`
    const hint = hintOf?.(index) ?? "Choose another id for one of them."
    return [{ file, path, code: "duplicate-address", message, hint, ...(see && { see }) }]
  })
}

/** @returns the first of the ids that is the same as the one at the index; undefined if that is the first */
const findEarlier = (ids: readonly Id[], index: number) =>
  ids.slice(0, index).find(({ id }) => id === ids[index]?.id)

/** The ids by which a variant picks single roles, responsibilities and entries are unique. */
export const checkPickedIds: CrossFileRule = ({ content }) => {
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
  return [roles, responsibilities, entries].flatMap(findRepeatedIds)
}

/** The ids in skills.yaml are unique, and every role names each skill once, by an id that exists. */
export const checkSkills: CrossFileRule = ({ content }) => {
  const { skills } = content
  if (!skills) return []
  const groups = skills.skills.map(({ id, name }, index): Id => {
    return { file: "skills", path: ["skills", index, "id"], id, owner: `the group ${name}` }
  })
  const all = skills.skills.flatMap((group, index) =>
    group.skills.map(({ id, name }, skillIndex): Id => {
      const path = ["skills", index, "skills", skillIndex, "id"]
      return { file: "skills", path, id, owner: `the skill ${name}` }
    }),
  )
  const known = new Set(all.map(({ id }) => id))
  // A repeated id names none of its skills.
  const isUnique = (id: string) => all.filter((other) => other.id === id).length === 1
  const names = new Map(
    skills.skills
      .flatMap((group) => group.skills)
      .filter(({ id }) => isUnique(id))
      .flatMap(({ id, name, aliases }) =>
        [name, ...aliases].map((each) => [each.toLowerCase(), id] as const),
      ),
  )
  const used = findRoles(content).flatMap(({ item: role, path }) =>
    role.skills.flatMap((id, index) =>
      checkSkill(role.skills, { known, names }, id, [...path, "skills", index]),
    ),
  )
  return [...findRepeatedIds(groups), ...findRepeatedIds(all), ...joinNewSkills(used, content)]
}

/** Above this number of skills without a similar one, one diagnostic lists them all. */
const MAX_NEW_SKILLS = 3

const ADD_SKILL = "Add it to skills.yaml, or remove it here."

/** @returns the diagnostics, with one in place of those of many skills that skills.yaml lacks */
function joinNewSkills(
  found: readonly CrossFileFinding[],
  content: Partial<Content>,
): CrossFileFinding[] {
  const isNew = ({ hint }: CrossFileFinding) => hint === ADD_SKILL
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

function checkSkill(
  skillsOfRole: readonly string[],
  { known, names }: { known: ReadonlySet<string>; names: ReadonlyMap<string, string> },
  id: string,
  path: DataPath,
): CrossFileFinding[] {
  if (!known.has(id)) {
    const message = `skills.yaml has no skill with the id ${quote(id)}.`
    const words = id.split(/\s+/)
    const idOfName = names.get(id.toLowerCase())
    const hint = words.every((word) => known.has(word))
      ? `Put a comma or a new line with a dash between the ids ${allOf(words)}.`
      : (didYouMean(idOfName ?? id, known) ?? ADD_SKILL)
    return [{ file: "work", path, code: "unknown-skill", message, hint }]
  }
  if (skillsOfRole.indexOf(id) === path.at(-1)) return []
  const message = `The role names the skill ${quote(id)} twice.`
  return [{ file: "work", path, code: "duplicate-id", message, hint: "Delete one." }]
}

function findRepeatedIds(ids: readonly Id[]): CrossFileFinding[] {
  return ids.flatMap(({ file, path, id }, index): CrossFileFinding[] => {
    const earlier = findEarlier(ids, index)
    if (!earlier) return []
    const message = `The id ${quote(id)} already belongs to ${earlier.owner}.`
    return [{ file, path, code: "duplicate-id", message, hint: "Choose another id." }]
  })
}

/** There is an error page for the status 404, which every unknown URL shows. */
export const checkErrorPages: CrossFileRule = ({ content: { errors } }) => {
  if (!errors || errors.errors.some(({ status }) => status === 404)) return []
  const message =
    "There is no error page for the status 404, which the site shows for every unknown URL."
  const expected = "an entry with status: 404"
  return [{ file: "errors", path: ["errors"], on: "key", code: "missing-404", message, expected }]
}
