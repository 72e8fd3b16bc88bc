/** Converts the skills of a JSON Resume to skills.yaml. */
import type { Content } from "../../content/schemas"
import { toSlug } from "../../lib/slug"
import { asObjects, asText, asTexts, type JsonObject, titleOf } from "./json-values"

/** @returns the groups that have keywords; a skill or group that exists already keeps its id */
export function toSkills(resume: JsonObject, base: Content): Content["skills"] {
  const additional = titleOf(resume, base, "AdditionalSkills")
  const currentGroups = base.skills.skills
  const groups = asObjects(resume.skills).filter(
    ({ name, keywords }) => asText(name) && name !== additional && Array.isArray(keywords),
  )
  return {
    skills: groups.map(({ name: given, keywords }, index) => {
      const name = asText(given) ?? ""
      const skills = asTexts(keywords).map((skill, place) => {
        const plain = skill.replace(/#/g, "-sharp").replace(/\+/g, "-plus")
        const id = toSlug(plain) || `skill-${index}-${place}`
        const current = currentGroups
          .flatMap((group) => group.skills)
          .find(({ name }) => name === skill)
        return { id: current?.id ?? id, name: skill, tags: current?.tags ?? [] }
      })
      const id =
        currentGroups.find((group) => group.name === name)?.id ?? (toSlug(name) || `group-${index}`)
      return { id, name, skills }
    }),
  }
}
