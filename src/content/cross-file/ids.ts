/** Ids and addresses: each once, and only those that exist. */

import { sectionId } from "../../lib/resume-sections"
import type { Path } from "../check/locate"
import { didYouMean, quote } from "../check/words"
import type { DiagnosticCode } from "../codes"
import type { Content, ContentName } from "../schemas"
import type { CrossFileDiagnostic, CrossFileRule } from "./rule"

type Named = { file: ContentName; path: Path; name: string; what: string }

/** Ids of the shell that surrounds every page. */
const SHELL = ["content"]

/** @returns the names of résumé sections and companies, which share /resume/#… */
export function resumeAddresses({ resume, work }: Partial<Content>): Named[] {
  const sections = (resume?.sections ?? []).map((section, index): Named => {
    const isCustom = section.section === "Custom"
    const path = ["sections", index, isCustom ? "id" : "section"]
    const what = `the section ${isCustom ? section.title : section.section}`
    return { file: "resume", path, name: sectionId(section), what }
  })
  const companies = (work?.work ?? []).map(({ id, company }, index): Named => {
    return { file: "work", path: ["work", index, "id"], name: id, what: company }
  })
  return [...sections, ...companies]
}

/** @returns the names of the projects and of their descriptions, which share /portfolio/#… */
export function portfolioAddresses({ portfolio }: Partial<Content>): Named[] {
  return (portfolio?.projects ?? []).flatMap(({ id, name }, index): Named[] => {
    const path = ["projects", index, "id"]
    return [
      { file: "portfolio", path, name: id, what: name },
      { file: "portfolio", path, name: `${id}-details`, what: `the description of ${name}` },
    ]
  })
}

export const checkAddresses: CrossFileRule = ({ content }) => [
  ...findRepeated(resumeAddresses(content), "duplicate-address", "/resume/#"),
  ...findRepeated(portfolioAddresses(content), "duplicate-address", "/portfolio/#"),
  ...findRepeated(errorPages(content), "duplicate-address", "/"),
]

function errorPages({ errors }: Partial<Content>): Named[] {
  return (errors?.errors ?? []).map(({ status, reason }, index): Named => {
    const path = ["errors", index, "status"]
    return { file: "errors", path, name: `${status}.html`, what: reason }
  })
}

function findRepeated(
  named: readonly Named[],
  code: DiagnosticCode,
  prefix: string,
): CrossFileDiagnostic[] {
  const first = new Map<string, Named>(
    prefix.endsWith("#") ? SHELL.map((name) => [name, shell(name)]) : [],
  )
  return named.flatMap((item): CrossFileDiagnostic[] => {
    const earlier = first.get(item.name)
    if (!earlier) {
      first.set(item.name, item)
      return []
    }
    const message = `${prefix}${item.name} is already the address of ${earlier.what}.`
    const flaw = { code, message, hint: "Choose another id for one of them." }
    return [{ file: item.file, path: item.path, flaw }]
  })
}

function shell(name: string): Named {
  return { file: "website", path: [], name, what: "the page's main part" }
}

/** The ids of skills.yaml are unique, and work.yaml names no others, and none twice in a role. */
export const checkSkills: CrossFileRule = ({ content: { skills, work } }) => {
  if (!skills) return []
  const groups = skills.skills.map(({ id, name }, index): Named => {
    return { file: "skills", path: ["skills", index, "id"], name: id, what: `the group ${name}` }
  })
  const all = skills.skills.flatMap((group, index) =>
    group.skills.map(({ id, name }, place): Named => {
      const path = ["skills", index, "skills", place, "id"]
      return { file: "skills", path, name: id, what: `the skill ${name}` }
    }),
  )
  const known = new Set(all.map(({ name }) => name))
  const used = (work?.work ?? []).flatMap(({ roles }, index) =>
    roles.flatMap((role, place) => {
      const path = ["work", index, "roles", place, "skills"]
      return role.skills.flatMap((id, item) => checkSkill(role.skills, known, id, [...path, item]))
    }),
  )
  return [...findTwice(groups), ...findTwice(all), ...used]
}

function checkSkill(
  all: readonly string[],
  known: ReadonlySet<string>,
  id: string,
  path: Path,
): CrossFileDiagnostic[] {
  if (!known.has(id)) {
    const message = `skills.yaml has no skill with the id ${quote(id)}.`
    const hint = didYouMean(id, known) ?? "Add it to skills.yaml, or take it out here."
    return [{ file: "work", path, flaw: { code: "unknown-skill", message, hint } }]
  }
  if (all.indexOf(id) === path.at(-1)) return []
  const message = `The role names the skill ${quote(id)} twice.`
  return [{ file: "work", path, flaw: { code: "duplicate-id", message, hint: "Delete one." } }]
}

function findTwice(named: readonly Named[]): CrossFileDiagnostic[] {
  return named.flatMap((item, index): CrossFileDiagnostic[] => {
    const earlier = named.find(({ name }) => name === item.name)
    if (!earlier || named.indexOf(earlier) === index) return []
    const message = `The id ${quote(item.name)} already belongs to ${earlier.what}.`
    const flaw = { code: "duplicate-id", message, hint: "Choose another id." } as const
    return [{ file: item.file, path: item.path, flaw }]
  })
}

export const checkErrorPages: CrossFileRule = ({ content: { errors } }) => {
  if (!errors || errors.errors.some(({ status }) => status === 404)) return []
  const message = "There is no error page for 404, which every unknown address needs."
  const expected = "an entry with status: 404"
  return [
    {
      file: "errors",
      path: ["errors"],
      on: "key",
      flaw: { code: "missing-404", message, expected },
    },
  ]
}
