/** Converts a JSON Resume to content files. */
import type { Content } from "../../content/schemas"
import { restoreMarks } from "../inline"
import { asObject, asTexts } from "./json-values"
import { toOwner } from "./to-owner"
import { toResume } from "./to-resume"
import { toSkills } from "./to-skills"
import { toWork } from "./to-work"

export type Imported = {
  files: Pick<Content, "owner" | "resume" | "skills" | "work">
  /** A sentence for each value that was left out or interpreted. */
  notes: string[]
}

const IMPORTED_KEYS = new Set(
  "$schema basics work volunteer education awards certificates publications skills languages projects interests references meta".split(
    " ",
  ),
)

/**
 * @param json a JSON Resume of any version; malformed values are left out, with a note
 * @param base the current content, which provides all values that JSON Resume has no field for
 */
export function fromJsonResume(json: unknown, base: Content): Imported {
  const resume = asObject(json)
  const notes = Object.keys(resume)
    .filter((key) => !IMPORTED_KEYS.has(key))
    .map((key) => `"${key}" is left out, because the content has no field for it.`)
  const skills = toSkills(resume, base)
  const work = toWork(resume, base, skills, notes)
  const files = {
    owner: toOwner(asObject(resume.basics), base.owner, notes),
    work: { work },
    skills,
    resume: toResume(resume, base, notes),
  }
  return { files: restoreMarks(files, asTexts(asObject(resume.meta).markedTexts)), notes }
}
