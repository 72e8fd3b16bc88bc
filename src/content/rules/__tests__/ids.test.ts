import { checkContent, VALID_FILES } from "../../../../test/valid-content"

const unknownSkills = (list: string, skills = VALID_FILES.skills) =>
  checkContent({
    skills,
    work: VALID_FILES.work.replace("[kotlin]", `[${list}]`),
  }).diagnostics.filter(({ code }) => code === "unknown-skill")

test("reports many new skills as one error, with a block to paste", () => {
  const [found, ...others] = unknownSkills("C++, aws, terraform, Spring Boot")
  expect(others).toEqual([])
  expect(found?.message).toBe(
    "skills.yaml has none of these 4 skills: C++, aws, terraform and Spring Boot.",
  )
  const [sentence, ...block] = found?.hint?.split("\n") ?? []
  expect(sentence).toBe(
    "Add them to the skills of a group in skills.yaml, and write these ids here:",
  )
  expect(block.slice(0, 4)).toEqual([
    "      - id: cpp",
    "        name: 'C++'",
    "      - id: aws",
    "        name: 'aws'",
  ])
  const pasted = `${VALID_FILES.skills}${block.join("\n")}\n`
  expect(unknownSkills("cpp, aws, terraform, spring-boot", pasted)).toEqual([])
})

test("reports up to three new skills one by one, and a misspelled id apart", () => {
  expect(unknownSkills("aws, java, rust").map(({ hint }) => hint)).toEqual(
    Array(3).fill("Add it to skills.yaml, or remove it here."),
  )
  const [, misspelled] = unknownSkills("aws, kotlni, java, rust, perl")
  expect(misspelled?.hint).toBe('Did you mean "kotlin"?')
})

test.each(["JVM", "jvm"])("takes the alias %s of a skill for its name", (alias) => {
  const skills = VALID_FILES.skills.replace("name: Kotlin", "name: Kotlin\n        aliases: [JVM]")
  expect(unknownSkills(alias, skills)[0]?.hint).toBe('Did you mean "kotlin"?')
})

test("does not call a skill unknown while skills.yaml is missing or has a mistake", () => {
  const broken = VALID_FILES.skills.replace("name: Kotlin", "nam: Kotlin")
  for (const skills of [null, broken]) {
    const codes = checkContent({ skills }).diagnostics.map(({ code }) => code)
    expect(codes).not.toContain("unknown-skill")
    expect(codes).not.toContain("unknown-pick")
  }
})
