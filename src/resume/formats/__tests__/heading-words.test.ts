import { kindOf } from "../heading-words"

test.each([
  ["Work History", "work"],
  ["Berufserfahrung", "work"],
  ["FORMATION", "education"],
  ["核心技能", "skills"],
  ["Additional Skills", "skills"],
  ["OTHER EXPERIENCE", "side work"],
  ["Companies", undefined],
  ["Networking", undefined],
  ["Projects", undefined],
  ["Contact", undefined],
])("programs look below the heading %s for %s", (heading, kind) => {
  expect(kindOf(heading)).toBe(kind)
})
