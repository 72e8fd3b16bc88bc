/** @jest-environment node */
import { folderOf, TODAY, VALID_FILES } from "../../../../test/valid-content"
import { validateFolder } from "../../validation/validate-folder"
import { listPlaces } from "../list-places"

const GERMAN = `work:
  - id: specimen
    responsibilities:
      - source: Led a team.
        target: Führte *ein* Team.
`

function places() {
  const folder = folderOf({
    website: `${VALID_FILES.website}language: en\n`,
    "translations/de/work": GERMAN,
  })
  const all = {
    ...folder,
    entries: [...folder.entries, "translations/", "translations/de/"],
  }
  const { content } = validateFolder(all, TODAY)
  if (!content) throw new Error("The content has errors.")
  return listPlaces(all, content, [
    {
      language: "",
      words: { home: "Home", years: { one: "{count} year", other: "{count} years" } },
    },
    { language: "de", words: { home: "Start", dates: { month: ["Jan."] } } },
  ])
}

test("each text has its line and its column in its file", () => {
  const lines = VALID_FILES.work.split("\n")
  const inWork = places().filter(({ name }) => name === "work")
  expect(inWork.length).toBeGreaterThan(10)
  for (const { file, line, column, text } of inWork) {
    expect(file).toBe("content/work.yaml")
    expect(lines[line - 1]?.slice(column - 1).replace(/^'/, "")).toContain(text)
  }
})

test("a translation has its target, as a page shows it, and not its source", () => {
  const german = places().filter(({ name }) => name === "translations/de/work")
  expect(german.map(({ text, line }) => [text, line])).toEqual([
    ["specimen", 2],
    ["Führte ein Team.", 5],
  ])
})

test("a word of the interface has a place where the owner may write it", () => {
  const words = places().filter(({ path }) => path[0] === "words")
  expect(words.map(({ file, text }) => `${file}: ${text}`)).toEqual([
    "content/website.yaml: Home",
    "content/website.yaml: {count} year",
    "content/website.yaml: {count} years",
    "content/translations/de/website.yaml: Start",
  ])
})
