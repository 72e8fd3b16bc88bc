import { longestWordLength, toSlug } from "../words"

test("counts characters, not code units, of the longest word", () => {
  expect(longestWordLength("Unexpected Application Error!")).toBe(11)
  expect(longestWordLength("𝒜𝒷 c")).toBe(2)
  expect(longestWordLength("")).toBe(0)
})

test("counts no further than a hyphen, after which a line may break", () => {
  expect(longestWordLength("Ada Wordsworth-Lee")).toBe("Wordsworth-".length)
})

test.each([
  ["Objective", "objective"],
  ["WorkExperience", "work-experience"],
  ["AchievementsAndAwards", "achievements-and-awards"],
])("%s becomes the address %s", (name, slug) => {
  expect(toSlug(name)).toBe(slug)
})
