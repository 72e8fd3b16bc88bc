import { fullContent } from "../../../../test/content"
import { applyVariant } from "../apply-variant"
import { describeLeftOut } from "../describe-variant"

test("counts what a variant leaves out", () => {
  const content = fullContent()
  const shown = applyVariant(content, "platform", {
    sections: content.resume.sections.slice(1).map(({ section }) => section.toLowerCase()),
    companies: ["one", "leave"],
    skills: ["cobol"],
  })
  expect(describeLeftOut(content, shown)).toMatch(
    /3 of 5 companies and breaks, 4 of 6 roles, 5 of 8 responsibilities,.* 1 of 2 skills$/,
  )
})

test("says that an empty variant leaves out nothing", () => {
  const content = fullContent()
  expect(describeLeftOut(content, applyVariant(content, "platform", {}))).toBe("nothing")
})
