import { folderOf, TODAY, VALID_FILES } from "../../../../test/valid-content"
import { validateFolder } from "../../../content/load"
import { contentsOf } from "../../../content/translations/translate-content"
import { placesIn, withoutPlaces } from "../../../lib/text-places"
import { markTextsOf, markWords } from "../text-places"

process.env.gatsby_executing_command = "develop"

const GERMAN = "texts:\n  - source: Led a team.\n    target: Führte *ein* Team.\n"
const files = { website: `${VALID_FILES.website}language: en\n`, "translations/de": GERMAN }
const folder = folderOf(files)
const all = { ...folder, entries: [...folder.entries, "translations/"] }
const { content = undefined } = validateFolder(all, TODAY)
if (!content) throw new Error("The content has errors.")
const [base, german] = contentsOf(content)
const mark = markTextsOf(all, content)

test("each text carries its line and column, and ids, dates and addresses carry none", () => {
  const lines = VALID_FILES.work.split("\n")
  const texts = JSON.stringify(mark(base).work).match(/"[^"]*"/g) ?? []
  const found = texts.flatMap((text) => placesIn(text).map((place) => [text, place] as const))
  expect(found.length).toBeGreaterThan(5)
  for (const [text, place] of found) {
    const [, line, column] = /work\.yaml:(\d+):(\d+)$/.exec(place) ?? []
    const rest = lines[Number(line) - 1]?.slice(Number(column) - 1).replace(/^'/, "")
    expect(rest).toContain(withoutPlaces(text).slice(1, -1))
  }
  expect(texts.filter((text) => /^"(specimen|\w{3} \d{4}|https:.*)"$/.test(text))).not.toEqual([])
})

test("a text of a translation carries the place where it is written", () => {
  const places = placesIn(JSON.stringify(german && mark(german).work))
  expect(places.some((place) => place.endsWith("translations/de.yaml:3:13"))).toBe(true)
  expect(
    places.some((place) => /content\/work\.yaml:\d+:\d+$|(?<!de)\/work\.yaml/.test(place)),
  ).toBe(true)
})

test("a word has the place where an owner may replace it, but not one that is about a text beside it", () => {
  const { home = "", years } = markWords({ language: "de" }, "de")
  expect(withoutPlaces(home)).toBe("Startseite")
  expect(placesIn(home)[0]).toMatch(/translations\/de\.yaml:1:1$/)
  expect(placesIn(JSON.stringify(years))).toEqual([])
})
