/** Checks ids: unique where they must be, and known where another file refers to them. */
import { sectionId } from "../../lib/resume-sections"
import type { DataPath } from "../diagnostics"
import type { Content, ContentName } from "../schemas"
import { didYouMean, quote } from "../wording"
import type { CrossFileDiagnostic, CrossFileRule } from "./rule"

/** An id with its position in the content and a description for messages. */
type Id = { file: ContentName; path: DataPath; id: string; owner: string }

/** The id of the page's main element, which every page has. */
export const MAIN_ID = "content"

/** @returns the HTML ids of /resume/: those of its sections and of the companies */
export function resumeIds({ resume, work }: Partial<Content>): Id[] {
  const sections = (resume?.sections ?? []).map((section, index): Id => {
    const isCustom = section.section === "Custom"
    const path = ["sections", index, isCustom ? "id" : "section"]
    const owner = `the section ${isCustom ? section.title : section.section}`
    return { file: "resume", path, id: sectionId(section), owner }
  })
  const companies = (work?.work ?? []).map(({ id, company }, index): Id => {
    return { file: "work", path: ["work", index, "id"], id, owner: company }
  })
  return [...sections, ...companies]
}

/** @returns the HTML ids of /portfolio/: those of the projects and of their descriptions */
export function portfolioIds({ portfolio }: Partial<Content>): Id[] {
  return (portfolio?.projects ?? []).flatMap(({ id, name }, index): Id[] => {
    const path = ["projects", index, "id"]
    return [
      { file: "portfolio", path, id, owner: name },
      { file: "portfolio", path, id: `${id}-details`, owner: `the description of ${name}` },
    ]
  })
}

/** Every HTML id is unique on its page, and every error page has its own URL. */
export const checkIds: CrossFileRule = ({ content }) => [
  ...findRepeatedUrls(resumeIds(content), "/resume/#", [MAIN_ID]),
  ...findRepeatedUrls(portfolioIds(content), "/portfolio/#", [MAIN_ID]),
  ...findRepeatedUrls(errorPages(content), "/"),
]

function errorPages({ errors }: Partial<Content>): Id[] {
  return (errors?.errors ?? []).map(({ status, reason }, index): Id => {
    return {
      file: "errors",
      path: ["errors", index, "status"],
      id: `${status}.html`,
      owner: reason,
    }
  })
}

function findRepeatedUrls(
  ids: readonly Id[],
  prefix: string,
  reserved: readonly string[] = [],
): CrossFileDiagnostic[] {
  const owners = new Map(reserved.map((id) => [id, "the page's main content"]))
  return ids.flatMap(({ file, path, id, owner }): CrossFileDiagnostic[] => {
    const earlier = owners.get(id)
    if (earlier === undefined) {
      owners.set(id, owner)
      return []
    }
    const message = `${prefix}${id} is already the URL of ${earlier}.`
    const hint = "Choose another id for one of them."
    return [{ file, path, code: "duplicate-address", message, hint }]
  })
}

/** The ids in skills.yaml are unique, and every role names each skill once, by an id that exists. */
export const checkSkills: CrossFileRule = ({ content: { skills, work } }) => {
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
  const used = (work?.work ?? []).flatMap(({ roles }, index) =>
    roles.flatMap((role, roleIndex) => {
      const path = ["work", index, "roles", roleIndex, "skills"]
      return role.skills.flatMap((id, skillIndex) =>
        checkSkill(role.skills, known, id, [...path, skillIndex]),
      )
    }),
  )
  return [...findRepeatedIds(groups), ...findRepeatedIds(all), ...used]
}

function checkSkill(
  skillsOfRole: readonly string[],
  known: ReadonlySet<string>,
  id: string,
  path: DataPath,
): CrossFileDiagnostic[] {
  if (!known.has(id)) {
    const message = `skills.yaml has no skill with the id ${quote(id)}.`
    const hint = didYouMean(id, known) ?? "Add it to skills.yaml, or remove it here."
    return [{ file: "work", path, code: "unknown-skill", message, hint }]
  }
  if (skillsOfRole.indexOf(id) === path.at(-1)) return []
  const message = `The role names the skill ${quote(id)} twice.`
  return [{ file: "work", path, code: "duplicate-id", message, hint: "Delete one." }]
}

function findRepeatedIds(ids: readonly Id[]): CrossFileDiagnostic[] {
  return ids.flatMap(({ file, path, id }, index): CrossFileDiagnostic[] => {
    const earlier = ids.slice(0, index).find((other) => other.id === id)
    if (!earlier) return []
    const message = `The id ${quote(id)} already belongs to ${earlier.owner}.`
    return [{ file, path, code: "duplicate-id", message, hint: "Choose another id." }]
  })
}

export const checkErrorPages: CrossFileRule = ({ content: { errors } }) => {
  if (!errors || errors.errors.some(({ status }) => status === 404)) return []
  const message =
    "There is no error page for the status 404, which the site shows for every unknown URL."
  const expected = "an entry with status: 404"
  return [{ file: "errors", path: ["errors"], on: "key", code: "missing-404", message, expected }]
}
