import { ENGLISH, fill, fillCount, placeholdersIn, splitAt } from "../interface-words"

test("replaces placeholders, and keeps those without a value", () => {
  expect(fill("{number} of {count}: {name}", { number: 1, count: 3, name: "{count} & $1" })).toBe(
    "1 of 3: {count} & $1",
  )
  expect(fill(ENGLISH.severalRoles, { count: 2 })).toBe("{name}: 2 roles, {duration}")
})

test("chooses the form of a number by the language, or the form for every other number", () => {
  const forms = { one: "{count} rok", few: "{count} lata", other: "{count} lat" }
  expect([1, 2, 5].map((count) => fillCount(forms, { count }, "pl"))).toEqual([
    "1 rok",
    "2 lata",
    "5 lat",
  ])
  expect(fillCount(ENGLISH.years, { count: 1 }, ENGLISH.language)).toBe("1 yr")
})

test("splits a text at a placeholder", () => {
  expect(splitAt("Updated {date}, version 1", "date")).toEqual(["Updated ", ", version 1"])
  expect(splitAt("No date", "date")).toEqual(["No date", ""])
})

test("lists the placeholders of a text", () => {
  expect(placeholdersIn("{url}, updated {date}")).toEqual(["url", "date"])
})
