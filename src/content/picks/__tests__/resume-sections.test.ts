import { sectionId } from "../resume-sections"

test.each([
  ["Objective", "objective"],
  ["WorkExperience", "work-experience"],
  ["AchievementsAndAwards", "achievements-and-awards"],
])("derives the id of the section %s from its name", (section, id) => {
  expect(sectionId({ section })).toBe(id)
})

test("uses the own id of a custom section", () => {
  expect(sectionId({ section: "Custom", id: "talks" })).toBe("talks")
})
