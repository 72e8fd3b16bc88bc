import type { z } from "zod"
import { minimalContent } from "../../../test/content"
import { typesetResume } from "../../../test/formats/make-format"
import { rowsOf } from "../../../test/matrix"
import { isError } from "../../content/diagnostics"
import { SAMPLE } from "../../content/files/content-folder"
import { type Folder, readFolder } from "../../content/files/read-folder"
import { validateFolder } from "../../content/load"
import { type Content, type FileName, schemaOf } from "../../content/schemas"
import { schemaAt } from "../../content/schemas/introspection"
import { FORMATS, findHandOut, makeFormat, toHandOutFiles, toModel } from "../../resume"
import { toOpenGraphLocale, toPageLanguages, toSiteLanguage } from "../../site/languages"
import { toPages } from "../../site/pages"
import { toShareInput } from "../../site/share-image"
import { typeset } from "../typst"
import { shareImageProgram } from "../typst-programs"

const TODAY = new Date("2026-11-21T12:00:00Z")

/** What the check may say of a value, so that no command has to make it. */
const REFUSED =
  /^(bad-(email|phone|address|value)|unknown-(skill|id)|duplicate-id|end-before-start|implausible-date|date-and-range)$/

/** The sample has no day but those of the résumé and of letters. */
const CERTIFICATES = {
  section: "Certificates",
  title: "Certificates",
  expandedByDefault: true,
  content: { entries: [{ title: "Ledgers", date: "2024-11-05", expires: "2030" }] },
}

type Files = Record<string, unknown>

let folder: Folder
let files: Files

beforeAll(async () => {
  const sample = await readFolder(SAMPLE)
  const { content } = validateFolder(sample, TODAY)
  if (!content) throw new Error("The sample has errors.")
  const { variants, letters, translations: _, ...others } = content
  const [variant] = Object.values(variants)
  const [letter] = Object.values(letters)
  if (!variant || !letter) throw new Error("The sample has no variant or no letter.")
  const { headline, title, objective } = variant
  const resume = { ...others.resume, sections: [...others.resume.sections, CERTIFICATES] }
  const texts = { headline, title, objective }
  files = { ...others, resume, "variants/extreme": texts, "letters/extreme": letter }
  folder = { ...sample, entries: [] }
})

/** @returns a copy of a file in which the first value of each field that may be this value is the value */
function withValue(file: FileName, value: string, kept: ReadonlySet<string>): unknown {
  const schema = schemaOf(file)
  const isDate = /\d/.test(value)
  const takesValue = (field: z.ZodType | undefined) => {
    const takes = (other: string) => field?.safeParse(other).success
    return takes(value) && (isDate ? !takes("w") : takes("Any text!"))
  }
  const changed = new Set<string>()
  const change = (data: unknown, path: PropertyKey[]): unknown => {
    if (typeof data === "string") {
      const field = path.map((step) => (typeof step === "number" ? "" : step)).join(".")
      const takes = schemaAt(schema, files[file], path) as z.ZodType | undefined
      if (changed.has(field) || kept.has(`${file} ${field}`) || !takesValue(takes)) return data
      changed.add(field)
      return value
    }
    if (Array.isArray(data)) return data.map((each, index) => change(each, [...path, index]))
    if (typeof data !== "object" || data === null) return data
    return Object.fromEntries(
      Object.entries(data).map(([key, each]) => [key, change(each, [...path, key])]),
    )
  }
  return change(files[file], [])
}

const check = (changed: Files) => {
  const bytes = Object.entries(changed).map(([name, data]) => [
    name,
    Buffer.from(JSON.stringify(data)),
  ])
  return validateFolder({ ...folder, files: Object.fromEntries(bytes) }, TODAY)
}

/**
 * @returns valid content in which each field of each file has the value once, except those for which the check
 *   says why not
 */
function contentWith(value: string): Content {
  const kept = new Set<string>()
  for (;;) {
    const changed = Object.keys(files).map((file) => [
      file,
      withValue(file as FileName, value, kept),
    ])
    const { content, diagnostics } = check(Object.fromEntries(changed))
    if (content) return content
    const before = kept.size
    for (const { file, path, code, message } of diagnostics.filter(isError)) {
      if (!REFUSED.test(code)) throw new Error(`${file} ${path}: ${message}`)
      const name = file.replace(/^[^/]+\/|\.yaml$/g, "")
      kept.add(`${name} ${path.replace(/\[\d+\]/g, ".")}`)
    }
    if (kept.size === before) throw new Error(`The check refuses ${[...kept].join(", ")}.`)
  }
}

/** Makes what the commands make of the content, but no picture. */
function makeAll(content: Content, hasPdfs = true): { names: string[] } {
  const model = toModel(content)
  const handOut = findHandOut(content, "extreme" in content.variants ? "extreme" : undefined)
  if (!handOut) throw new Error("There is no hand-out.")
  // The PDFs of the hand-out are those of the site, and the letter.
  for (const format of FORMATS.filter(({ name }) => name !== "pdf"))
    makeFormat(format, model, typesetResume)
  for (const page of toPages(content).filter(({ path }) => path === "/resume/"))
    typeset(shareImageProgram(), toShareInput(model, page)).toSvg()
  const files = toHandOutFiles(handOut)
  for (const { name, make } of files) if (hasPdfs || !name.endsWith(".pdf")) make(typesetResume)
  return { names: files.map(({ name }) => name) }
}

// Slow: it makes everything that the commands make, from texts of thousands of letters.
test.each([
  ["300 letters", "ü".repeat(300)],
  ["5,000 letters", "w".repeat(5000)],
])("what the check passes is made if each text has %s", (_name, text) => {
  const { names } = makeAll(contentWith(text))
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => Buffer.byteLength(name) > 255)).toEqual([])
})

const DATES = ["Jan 1940", "2999-12-31", "1980-01-01"]
const MORE_DATES = ["1940", "Dec 2999", "1940-01-01", "2099-12-31"]

test.each(rowsOf([...DATES, ...MORE_DATES], (date) => DATES.includes(date)))(
  "what the check passes is made if each date is %s",
  (date) => {
    const content = contentWith(date)
    expect(JSON.stringify(content)).toContain(date)
    makeAll(content, date === "1980-01-01")
  },
)

test("a language that Intl names has a model, the formats without pages, and a name", () => {
  const letters = "abcdefghijklmnopqrstuvwxyz".split("")
  const pairs = letters.flatMap((one) => letters.map((other) => one + other))
  const triples = pairs.flatMap((pair) => letters.map((letter) => pair + letter))
  const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" })
  const codes = [...pairs, ...triples].filter((code) => names.of(code) !== undefined)
  expect(codes.length).toBeGreaterThan(500)
  const inLanguage = (language: string) => {
    const content = minimalContent()
    return { ...content, website: { ...content.website, language } }
  }
  const formats = FORMATS.filter(({ name }) => name !== "pdf" && name !== "docx")
  const some = rowsOf(codes, (_, index) => index % 25 === 0)
  for (const language of [...some, "tlh", "zh-Hant-TW", "sr-Latn", "de-Zzzz", "en-AA"]) {
    const content = inLanguage(language)
    const model = toModel(content)
    for (const format of formats) makeFormat(format, model, typesetResume)
    const each = toSiteLanguage(content, language)
    expect(toPageLanguages([each, each], "/")[0]?.name).toBeTruthy()
    expect(toOpenGraphLocale(language)).toMatch(/^[a-z]{2,3}(_[A-Z]{2}|_\d{3})?$/)
  }
  // Languages without a likely script, and with a script that Typst does not know.
  const odd = codes.filter((code) => !new Intl.Locale(code).maximize().script)
  expect(odd).not.toEqual([])
  for (const language of ["tlh", "de-Zzzz", ...odd.slice(0, 2)]) makeAll(inLanguage(language))
})
