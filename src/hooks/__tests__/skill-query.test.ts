import { readSkills, writeSkills } from "../skill-query"

test.each([
  ["", []],
  ["?skills=kotlin,aws-lambda", ["kotlin", "aws-lambda"]],
  ["?from=mail&skills=kotlin", ["kotlin"]],
  ["?skills=kotlin%2Cjava", ["kotlin", "java"]],
  ["?skills=%20Kotlin,%20JAVA", ["kotlin", "java"]],
])("reads the skills of %j", (search, ids) => {
  expect([...readSkills(search)]).toEqual(ids)
})

test.each([
  ["", ["kotlin", "java"], "?skills=kotlin,java"],
  ["?skills=scala", ["kotlin"], "?skills=kotlin"],
  ["?from=mail&skills=scala", ["kotlin"], "?from=mail&skills=kotlin"],
  ["?skills=scala&from=mail", [], "?from=mail"],
  ["?skills=scala", [], ""],
])("sets, in the query %j, the skills %j", (search, ids, changed) => {
  expect(writeSkills(search, ids)).toBe(changed)
})
