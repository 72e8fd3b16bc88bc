import { toSlug } from "../slug"

test.each([
  ["Specimen Payments", "specimen-payments"],
  ["Café & Co.", "cafe-co"],
  ["PostgreSQL", "postgresql"],
  ["  --Robin--  ", "robin"],
  ["日本", ""],
  ["Strauß GROẞ", "strauss-gross"],
  ["Søren Ærø", "soren-aero"],
  ["Łódź", "lodz"],
  ["Đorđe, Þór, Œuvre, Işık, Ħal", "dorde-thor-oeuvre-isik-hal"],
])("converts %j to the slug %j", (text, slug) => {
  expect(toSlug(text)).toBe(slug)
})

test.each([
  ["Zoë O'Neil-Müller", "zoe-o-neil-muller"],
  ["山田 太郎", "山田-太郎"],
  ["Андрей", "андрей"],
  ["ながい", "ながい"],
  ["रवि", "रवि"],
  ["김철수", "김철수"],
])("keeps letters of every script in %j if asked to", (text, slug) => {
  expect(toSlug(text, { keepUnicode: true })).toBe(slug)
})
