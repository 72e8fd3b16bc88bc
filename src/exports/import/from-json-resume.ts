/** JSON Resume in; the content files it fills, and what of it has no place in them, out. */
import type { Content } from "../../content/schemas"
import { asObject } from "./loose"
import { toOwner } from "./to-owner"
import { toResume } from "./to-sections"
import { toSkills } from "./to-skills"
import { toWork } from "./to-work"

export type Imported = {
  files: Pick<Content, "owner" | "resume" | "skills" | "work">
  /** One sentence for each thing that has no place here, or was understood in a certain way. */
  notes: string[]
}

const KNOWN = new Set(
  "$schema basics work volunteer education awards certificates publications skills languages projects meta".split(
    " ",
  ),
)

/**
 * @param json a JSON Resume of any version; what is malformed is left out and noted
 * @param base the content as it is: what JSON Resume does not know is kept from it
 */
export function fromJsonResume(json: unknown, base: Content): Imported {
  const resume = asObject(json)
  const notes = Object.keys(resume)
    .filter((key) => !KNOWN.has(key))
    .map((key) => `"${key}" has no place here.`)
  const skills = toSkills(resume, base)
  const work = toWork(resume, base, skills, notes)
  return {
    files: {
      owner: toOwner(asObject(resume.basics), base.owner, notes),
      work: { work },
      skills,
      resume: toResume(resume, base, notes),
    },
    notes,
  }
}
