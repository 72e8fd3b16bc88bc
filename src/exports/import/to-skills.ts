/** Converts the skills of a JSON Resume to skills.yaml. */
import type { Content } from "../../content/schemas"
import { toSlug } from "../../lib/slug"
import { asObject, asObjects, asText, asTexts, type JsonObject, titleOf } from "./json-values"

/** @returns the groups that have keywords; a skill or group that exists already keeps its id */
export function toSkills(resume: JsonObject, base: Content): Content["skills"] {
  const additional = titleOf(resume, base, "AdditionalSkills")
  const currentGroups = base.skills.skills
  const groups = asObjects(resume.skills).filter(
    ({ name, keywords }) => asText(name) && name !== additional && Array.isArray(keywords),
  )
  return {
    skills: groups.map(({ name: given, level, levels, keywords }, index) => {
      const name = asText(given) ?? ""
      const skills = asTexts(keywords).map((skill, place) => {
        const plain = skill.replace(/#/g, "-sharp").replace(/\+/g, "-plus")
        const id = toSlug(plain) || `skill-${index}-${place}`
        const current = currentGroups
          .flatMap((group) => group.skills)
          .find(({ name }) => name === skill)
        const own = asText(asObject(levels)[skill])
        return {
          ...{ id: current?.id ?? id, name: skill, tags: current?.tags ?? [] },
          ...(own && { level: own }),
        }
      })
      const id =
        currentGroups.find((group) => group.name === name)?.id ?? (toSlug(name) || `group-${index}`)
      const groupLevel = asText(level)
      return { id, name, ...(groupLevel && { level: groupLevel }), skills }
    }),
  }
}
