import { fullContent } from "../../../../test/content"
import { applyVariant } from "../apply-variant"
import { describeLeftOut } from "../describe-variant"

test("counts what a variant leaves out, and names the sections, companies and skills on request", () => {
  const content = fullContent()
  const shown = applyVariant(content, "platform", {
    sections: content.resume.sections.slice(1).map(({ section }) => section.toLowerCase()),
    companies: ["one", "leave"],
    skills: ["cobol"],
  })
  expect(describeLeftOut(content, shown)).toContain("3 of 5 companies and breaks, 4 of 6 roles")
  const text = describeLeftOut(content, shown, { withNames: true })
  expect(text).toContain("3 of 5 companies and breaks (Two, Three, Four)")
  expect(text).toMatch(/4 of 6 roles, 5 of 8 responsibilities/)
  expect(text).toContain("1 of 2 skills (C#, C++ & <T>)")
})

test("says that an empty variant leaves out nothing", () => {
  const content = fullContent()
  expect(describeLeftOut(content, applyVariant(content, "platform", {}))).toBe("nothing")
})
