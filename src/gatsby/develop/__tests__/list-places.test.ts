import { folderOf, TODAY, VALID_FILES } from "../../../../test/valid-content"
import { validateFolder } from "../../../content/validation/validate-folder"
import { listPlaces } from "../list-places"

const GERMAN = `work:
  - id: specimen
    responsibilities:
      - source: Led a team.
        target: Führte *ein* Team.
`

function places(files: Parameters<typeof folderOf>[0] = {}) {
  const folder = folderOf({
    website: `${VALID_FILES.website}language: en\n`,
    "translations/de/work": GERMAN,
    ...files,
  })
  const all = {
    ...folder,
    entries: [...folder.entries, "translations/", "translations/de/"],
  }
  const { content } = validateFolder(all, TODAY)
  if (!content) throw new Error("The content has errors.")
  return listPlaces(all, content)
}

test("each text has its line and its column in its file", () => {
  const lines = VALID_FILES.work.split("\n")
  const inWork = places().filter(
    ({ language, name, path }) => !language && name === "work" && path.length > 1,
  )
  expect(inWork.length).toBeGreaterThan(10)
  for (const { file, line, column, text } of inWork) {
    expect(file).toBe("content/work.yaml")
    expect(lines[line - 1]?.slice(column - 1).replace(/^'/, "")).toContain(text)
  }
})

test("a page of a translation has all texts, each where it is written", () => {
  const inWork = places().filter(({ name, path }) => name === "work" && path.length > 1)
  const base = inWork.filter(({ language }) => language === "")
  const german = inWork.filter(({ language }) => language === "de")
  expect(german.map(({ path }) => path)).toEqual(base.map(({ path }) => path))
  const led = german.find(({ text }) => text === "Führte ein Team.")
  expect(led?.path.slice(-2)).toEqual(["responsibilities", 0])
  expect(led).toMatchObject({ file: "content/translations/de/work.yaml", line: 5 })
  const company = german.find(({ text }) => text === "Specimen")
  expect(company?.file).toBe("content/work.yaml")
})

test("a responsibility is there without its marks", () => {
  const texts = places({ work: VALID_FILES.work.replace("Led a team.", "Led *a* team.") })
  expect(texts.map(({ text }) => text)).toContain("Led a team.")
})

test("ids are not there, because no page shows them", () => {
  expect(places().filter(({ path }) => path.at(-1) === "id")).toEqual([])
})

test("a word of the interface has a place where the owner may write it", () => {
  const home = places().filter(({ path }) => path.join() === "words,home")
  expect(home.map(({ file, text }) => `${file}: ${text}`)).toEqual([
    "content/website.yaml: Home",
    "content/translations/de/website.yaml: Startseite",
  ])
})

test("the years of work lead to the work", () => {
  const years = places().find(({ text }) => text === "{count} years")
  expect(years).toMatchObject({ file: "content/work.yaml", path: ["work"] })
})

test("a location in parts is one text, in each language", () => {
  const owner = `${VALID_FILES.owner.replace(/^location:.*$/m, "")}location: { city: Munich, country: Germany }\n`
  const german = "location:\n  city:\n    source: Munich\n    target: München\n"
  const found = places({ owner, "translations/de/owner": german }).filter(
    ({ path }) => path.join() === "location",
  )
  expect(found.map(({ file, text }) => `${file}: ${text}`)).toEqual([
    "content/owner.yaml: Munich, Germany",
    "content/translations/de/owner.yaml: München, Germany",
  ])
})

test("without a location, there is no empty text", () => {
  const owner = VALID_FILES.owner.replace(/^location:.*\n/m, "")
  expect(owner).not.toBe(VALID_FILES.owner)
  expect(places({ owner }).filter(({ text }) => text === "")).toEqual([])
})

test("the name of a language leads to its file", () => {
  const names = places().filter(({ language, path }) => !language && path.join() === "language")
  expect(names.map(({ file, text }) => `${file}: ${text}`)).toEqual(
    expect.arrayContaining([
      "content/website.yaml: English",
      "content/translations/de/website.yaml: Deutsch",
    ]),
  )
})
