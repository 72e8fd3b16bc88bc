import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { folderOf, VALID_FILES } from "../../../../test/valid-content"
import { validateFiles } from "../../../content/load"
import type { FileName } from "../../../content/schemas"
import { type SitePage, toSitePages } from "../../../content/site-map/page-paths"
import { ALSO_QUERIED, findText } from "../find-text"

const OWN_FILES: Partial<Record<FileName, string>> = {
  about: `title: About
description: Who I am.
bio:
  - I like *old*
    [ledgers](https://ledgers.example/).
  - Clear edges
actions:
  - text: Portfolio
    href: /portfolio/
likes:
  - title: At work
    items: [Clear edges]
`,
  home: "description: Services.\nlead: Clear edges\n",
  owner: `${VALID_FILES.owner}familyName: Writer\n`,
  website: `${VALID_FILES.website}language: en\nwords:\n  present: heute\n`,
  "translations/de": `texts:
  - source: Who I am.
    target: Wer ich *bin*.
  - source: At work
    target: ''
words:
  clear: Zurück
`,
  "variants/bank": "objective: Clear edges\n",
  "letters/bank": "objective: A letter\n",
}

const files = validateFiles(folderOf(OWN_FILES))
const pages = toSitePages({ about: {} as never, variants: { bank: {} as never } })

/** @returns the lines where the first text is written that is found, as in `about:3` */
function linesOf(asked: string[], { on = "/about/", language = "en", around = [""] } = {}) {
  const page = pages.find(({ path }) => path === on)
  const found = findText(files, page, { texts: asked, around, language })
  return found?.places.map(({ file, line }) => `${file}:${line}`)
}

test.each([
  ["without its marks, on one line", "I like old ledgers.", ["about:4"]],
  ["with spaces folded", "\n Who  I\u00a0am. ", ["about:2"]],
  ["an address as pages show it", "ada@writer.dev", ["owner:6"]],
  ["a word of the interface that the owner has replaced", "heute", ["website:8"]],
  ["in each line that has it, in the files of the page", "Clear edges", ["about:6", "about:12"]],
  ["also as the title of a page in the menu", "Portfolio", ["about:8", "portfolio:1"]],
  ["not in letters", "A letter", undefined],
  ["not in a field that no page shows", "Writer", undefined],
  ["not as an id", "imprint", undefined],
  ["not if it is empty", " ", undefined],
])("finds a text %s", (_, text, lines) => {
  expect(linesOf([text])).toEqual(lines)
})

test("asks for the block first, then for the clicked text, then for those around it", () => {
  expect(linesOf(["I like old ledgers.", "About"])).toEqual(["about:4"])
  expect(linesOf(["About 2023", "About"], { around: ["At work"] })).toEqual(["about:1"])
  expect(linesOf(["2023", "2023"], { around: ["heute", "At work", "About"] })).toEqual(["about:11"])
})

test("a button and a date lead to the nearest text around them", () => {
  const near = { around: ["Download PDF At work", "At work"] }
  expect(linesOf(["Download PDF"], near)).toEqual(["about:11"])
  expect(linesOf(["2023 – Present", "Present"], near)).toEqual(["about:11"])
})

test("a text that the page composes leads to its longest part of whole words", () => {
  const near = { around: ["At work"] }
  expect(linesOf(["Clear edges (expert)"], near)).toEqual(["about:6", "about:12"])
  expect(linesOf(["Portfolio of ada@writer.dev, PDF"], near)).toEqual(["owner:6"])
  expect(linesOf(["Abouts"], near)).toEqual(["about:11"])
})

test("a translated page leads to the translation, also if it is not made yet", () => {
  expect(linesOf(["Wer ich bin."], { language: "de" })).toEqual(["translations/de:3"])
  expect(linesOf(["At work"], { language: "de" })).toEqual(["translations/de:5"])
  expect(linesOf(["Zurück"], { language: "de" })).toEqual(["translations/de:7"])
  expect(linesOf(["Zurück"])).toBeUndefined()
})

test("the page of a variant leads to its file, and another page to its own", () => {
  expect(linesOf(["Clear edges"], { on: "/resume/bank/" })).toEqual(["variants/bank:1"])
  expect(linesOf(["Clear edges"], { on: "/" })).toEqual(["home:2"])
})

const TEMPLATES = readdirSync("src/templates").filter((file) => file.endsWith(".tsx"))

test.each(TEMPLATES.map((file) => path.parse(file).name as SitePage["template"]))(
  "the template %s queries its own file and those in the list, and what its fragments add",
  (template) => {
    const source = readFileSync(`src/templates/${template}.tsx`, "utf8")
    const queried = [...source.matchAll(/^ {4}(\w+)\(lang: \$lang, variant: \$variant\) \{/gm)]
    const names = queried.map(([, name = ""]) => name)
    const ofContent = names.filter((name) => name !== "language" && name !== "website")
    const own = template === "error-page" ? "errors" : template
    expect([own, ...(ALSO_QUERIED[template] ?? [])]).toEqual(expect.arrayContaining(ofContent))
  },
)
