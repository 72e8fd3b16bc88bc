/** @jest-environment node */
import { fullContent } from "../../testing/content"
import { applyVariant } from "../apply-variant"
import { describeLeftOut } from "../describe-variant"

test("names the sections, companies and skills, and counts the rest", () => {
  const content = fullContent()
  const shown = applyVariant(content, {
    sections: content.resume.sections.slice(1).map(({ section }) => section.toLowerCase()),
    companies: ["one", "leave"],
    skills: ["cobol"],
  })
  const text = describeLeftOut(content, shown)
  expect(text).toContain("3 of 5 companies and breaks (Two, Three, Four)")
  expect(text).toMatch(/4 of 6 roles, 5 of 8 responsibilities/)
  expect(text).toContain("1 of 2 skills (C#, C++ & <T>)")
})

test("says that an empty variant leaves out nothing", () => {
  const content = fullContent()
  expect(describeLeftOut(content, applyVariant(content, {}))).toBe("nothing")
})
