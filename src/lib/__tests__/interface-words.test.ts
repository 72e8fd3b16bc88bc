import { ENGLISH, fill, placeholdersIn, splitAt } from "../interface-words"

test("replaces placeholders, and keeps those without a value", () => {
  expect(fill("{number} of {count}: {name}", { number: 1, count: 3, name: "{count} & $1" })).toBe(
    "1 of 3: {count} & $1",
  )
  expect(fill(ENGLISH.severalRoles, { count: 2 })).toBe("{name}: 2 roles, {duration}")
})

test("splits a text at a placeholder", () => {
  expect(splitAt("Updated {date}, version 1", "date")).toEqual(["Updated ", ", version 1"])
  expect(splitAt("No date", "date")).toEqual(["No date", ""])
})

test("lists the placeholders of a text", () => {
  expect(placeholdersIn("{url}, updated {date}")).toEqual(["url", "date"])
})
