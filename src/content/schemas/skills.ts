import { quotedCommand } from "../../lib/command"
import { contentFile, item, list, slug, tags, texts, title } from "./shared-fields"

const level = (description: string, example: string) => title(description, example).optional()

const skill = item("Skill", "skills", {
  id: slug("The id that work.yaml uses for the skill.", "spring-boot"),
  name: title("The name that visitors see.", "Spring Boot"),
  level: level("How well the owner knows it.", "Expert"),
  aliases: texts(
    `Other names of the skill, by which ${quotedCommand("tailor")} finds it in a job posting.`,
    ["K8s"],
    { translation: null },
  ),
  tags,
})

const group = item("SkillGroup", "groups", {
  id: slug("The group's id.", "build-deploy"),
  name: title("The group's heading.", "Build/Deploy"),
  level: level("How well the owner knows the skills of the group.", "Advanced"),
  skills: list(skill, "The group's skills."),
})

/** content/skills.yaml: the technical skills of the résumé, in groups. */
export const skillsSchema = contentFile(
  "Skills",
  "The technical skills of the résumé, in groups.",
  {
    skills: list(group, "The groups, in the order in which they are shown."),
  },
)
