import { numberEntries, sectionId } from "../resume-sections"

test.each([
  ["Objective", "objective"],
  ["AchievementsAndAwards", "achievements-and-awards"],
])("derives the id of the section %s from its name", (section, id) => {
  expect(sectionId({ section })).toBe(id)
})

test("uses the own id of a custom section", () => {
  expect(sectionId({ section: "Custom", id: "talks" })).toBe("talks")
})

test.each<[what: string, entries: object[], numbers: number[]]>([
  ["the newest first", [{ date: "2024" }, { date: "2021" }, { date: "Nov 2019" }], [3, 2, 1]],
  ["the oldest first", [{ date: "2019" }, { date: "2021-05-01" }, { date: "2024" }], [1, 2, 3]],
  ["any order", [{ date: "2025" }, { date: "2016" }, { date: "2019" }], [3, 1, 2]],
  ["a range by its start", [{ startDate: "2019", endDate: "" }, { startDate: "2020" }], [1, 2]],
  ["a year and its months", [{ date: "2024" }, { date: "Aug 2024" }, { date: "2023" }], [3, 2, 1]],
  ["equal dates", [{ date: "2024" }, { date: "2024" }, { date: "2020" }], [3, 2, 1]],
  [
    "equal dates, the oldest first",
    [{ date: "2020" }, { date: "2020" }, { date: "2024" }],
    [1, 2, 3],
  ],
  ["no dates", [{}, {}], [2, 1]],
  ["one without a date", [{ date: "2024" }, { endDate: "" }, { date: "2020" }], [3, 2, 1]],
  ["none", [], []],
])("numbers entries from the oldest: %s", (_what, entries, numbers) => {
  const numbered = numberEntries({ numbered: true, content: { entries } })
  expect(numbered.map(({ number }) => number)).toEqual(numbers)
  expect(numberEntries({ numbered: false, content: { entries } })).toEqual(entries)
})
