import { checkContent, VALID_FILES } from "../../../../test/valid-content"

const unknownSkills = (list: string, skills = VALID_FILES.skills) =>
  checkContent({
    skills,
    work: VALID_FILES.work.replace("[kotlin]", `[${list}]`),
  }).diagnostics.filter(({ code }) => code === "unknown-skill")

test("lists the skills that exist, and proposes the nearest one or to add a new one", () => {
  expect(unknownSkills("C++, Kotln")).toMatchObject([
    {
      expected: "kotlin or scala",
      hint: "Use the id of a skill in skills.yaml. If the skill is new, add it there.",
    },
    { expected: "kotlin or scala", hint: 'Did you mean "kotlin"?' },
  ])
})

test("does not call a skill unknown while skills.yaml is missing or has a mistake", () => {
  const broken = VALID_FILES.skills.replace("name: Kotlin", "nam: Kotlin")
  for (const skills of [null, broken]) {
    const codes = checkContent({ skills }).diagnostics.map(({ code }) => code)
    expect(codes).not.toContain("unknown-skill")
    expect(codes).not.toContain("unknown-pick")
  }
})
