import { nodesOf } from "../../../../test/content-nodes"
import { resumePageData } from "../../../../test/resume-page-data"
import { folderOf, TODAY, VALID_FILES } from "../../../../test/valid-content"
import { contentsOf } from "../../../content/translations/translate-content"
import { validateFolder } from "../../../content/validation/validate-folder"
import { placesIn, withoutPlaces } from "../../../lib/text-places"
import { forPage, readContents } from "../../nodes/content-nodes"
import { markTextsOf, markWords } from "../text-places"

process.env.gatsby_executing_command = "develop"

const GERMAN =
  "work:\n  - id: specimen\n    responsibilities:\n      - source: Led a team.\n        target: Führte *ein* Team.\n"
const files = { website: `${VALID_FILES.website}language: en\n`, "translations/de/work": GERMAN }
const folder = folderOf(files)
const all = { ...folder, entries: [...folder.entries, "translations/", "translations/de/"] }
const { content = undefined } = validateFolder(all, TODAY)
if (!content) throw new Error("The content has errors.")
const [base, german] = contentsOf(content)
const markTexts = markTextsOf(all, content)
const mark = ({ variants, letters, ...others }: typeof base) => ({
  ...(Object.fromEntries(
    Object.entries(others).map(([name, data]) => [name, markTexts(undefined, name, data)]),
  ) as typeof others),
  variants,
  letters,
})
const nodes = nodesOf(mark(base))

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
  const marked = markTexts("de", "work", german?.work)
  const places = placesIn(JSON.stringify(marked))
  expect(places.some((place) => place.endsWith("translations/de/work.yaml:5:17"))).toBe(true)
  expect(
    places.some((place) => /content\/work\.yaml:\d+:\d+$|(?<!de)\/work\.yaml/.test(place)),
  ).toBe(true)
})

test("what every document is made of has no places", () => {
  expect(readContents(nodes)).toEqual(readContents(nodesOf(base)))
})

test("a page shows what it shows without places", async () => {
  const page = await forPage(nodes, "en", resumePageData)
  const json = JSON.stringify(page)
  expect(placesIn(json).length).toBeGreaterThan(20)
  expect(JSON.parse(withoutPlaces(json))).toEqual(JSON.parse(JSON.stringify(resumePageData(base))))
})

test("a word has the place where an owner may replace it, but not one that is about a text beside it", () => {
  const { home = "", years } = markWords({ language: "de" }, "de")
  expect(withoutPlaces(home)).toBe("Startseite")
  expect(placesIn(home)[0]).toMatch(/translations\/de\/website\.yaml:1:1$/)
  expect(placesIn(JSON.stringify(years))).toEqual([])
})
