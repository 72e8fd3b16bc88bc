/** The skills of a JSON Resume in; skills.yaml out. */
import type { Content } from "../../content/schemas"
import { toSlug } from "../../lib/slug"
import { asObjects, asText, asTexts, type Loose, titleOf } from "./loose"

/** @returns the groups that have keywords; what the base knows keeps its id */
export function toSkills(resume: Loose, base: Content): Content["skills"] {
  const additional = titleOf(resume, base, "AdditionalSkills")
  const known = base.skills.skills
  const groups = asObjects(resume.skills).filter(
    ({ name, keywords }) => asText(name) && name !== additional && Array.isArray(keywords),
  )
  return {
    skills: groups.map(({ name: given, keywords }, index) => {
      const name = asText(given) ?? ""
      const skills = asTexts(keywords).map((skill, place) => {
        const plain = skill.replace(/#/g, "-sharp").replace(/\+/g, "-plus")
        const id = toSlug(plain) || `skill-${index}-${place}`
        const before = known.flatMap((group) => group.skills).find(({ name }) => name === skill)
        return { id: before?.id ?? id, name: skill, tags: before?.tags ?? [] }
      })
      const id =
        known.find((group) => group.name === name)?.id ?? (toSlug(name) || `group-${index}`)
      return { id, name, skills }
    }),
  }
}
