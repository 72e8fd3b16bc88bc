/** Every form of the résumé says what the YAML says: nothing is lost, merged or out of order. */
import type { Content } from "../src/content/schemas"
import { FORMS, makeForm } from "../src/exports/forms"
import { toModel } from "../src/exports/model"
import { typesetPdf } from "../src/gatsby/typst"
import { fullContent } from "../src/testing/content"
import { expectInOrder } from "./support/expect-in-order"
import { extractPdf } from "./support/extract-pdf"
import { comparable, type FormKey, factsOf, spellings } from "./support/facts"
import { readForm, withoutFooters } from "./support/read-form"
import { flatten, pdfInfo, pdfStructure, pdfToText } from "./support/read-pdf"
import { readRecords, recordsOf, type SectionRecord, toComparable } from "./support/records"
import { expect, test } from "./support/test"

const PATHS: Record<FormKey, string> = {
  page: "/resume/",
  pdf: "/resume.pdf",
  ats: "/resume-ats.pdf",
  json: "/resume.json",
  text: "/resume.txt",
  markdown: "/resume.md",
  vcard: "/contact.vcf",
}

const KEYS = Object.keys(PATHS) as FormKey[]

function make(path: string, content: Content): Uint8Array {
  const form = FORMS.find((candidate) => candidate.path === path)
  if (!form) throw new Error(`There is no form at ${path}.`)
  return makeForm(form, toModel(content), (input) => typesetPdf("src/exports/resume.typ", input))
}

/** @returns the facts that a reading of the form does not hold */
function missing(form: FormKey, content: Content, reading: string): string[] {
  const text = comparable(reading)
  return factsOf(content)
    .filter(({ forms }) => forms.includes(form))
    .filter((fact) => !spellings(fact, form).some((word) => text.includes(comparable(word))))
    .map(({ field, value }) => `${field}: ${value}`)
}

test("every form is in the table of facts", () => {
  expect(KEYS.map((key) => PATHS[key]).filter((path) => path !== "/resume/")).toEqual(
    FORMS.map(({ path }) => path),
  )
})

for (const key of KEYS) {
  test(`${PATHS[key]} holds every fact it should, however it is read`, async ({
    request,
    content,
  }) => {
    const bytes = await (await request.get(PATHS[key])).body()
    for (const reading of await readForm(key, bytes)) {
      expect(missing(key, content, reading)).toEqual([])
    }
  })
}

for (const key of ["ats", "text", "markdown"] as const) {
  test(`${PATHS[key]} tells everything in order`, async ({ request, content }) => {
    const bytes = await (await request.get(PATHS[key])).body()
    for (const reading of await readForm(key, bytes)) {
      const records = key === "ats" ? workFirst(content) : recordsOf(content)
      expectInOrder(reading, wordsOf(records))
    }
  })
}

test("the page tells everything in order", async ({ page, content }) => {
  await page.goto(PATHS.page)
  const main = (await page.getByRole("main").textContent()) ?? ""
  expectInOrder(main, wordsOf(recordsOf(content)))
})

/** The records as the PDFs tell them: the objective, the work, then the rest. */
function workFirst(content: Content): SectionRecord[] {
  const rank = { Objective: 0, WorkExperience: 1 } as Record<string, number>
  return recordsOf(content).sort((a, b) => (rank[a.section] ?? 2) - (rank[b.section] ?? 2))
}

/** Every title with its texts, in the order in which the records tell them. */
function wordsOf(records: readonly SectionRecord[]): string[] {
  return records.flatMap(({ title, texts, entries }) => [
    title,
    ...texts,
    ...entries.flatMap((entry) => [entry.title, ...entry.lines, ...entry.details]),
  ])
}

for (const key of ["pdf", "ats"] as const) {
  test(`the records rebuilt from the structure of ${PATHS[key]} are those of the YAML`, async ({
    request,
    content,
  }) => {
    const bytes = await (await request.get(PATHS[key])).body()
    expect(readRecords(pdfStructure(bytes))).toEqual(workFirst(content).map(toComparable))
  })

  test(`${PATHS[key]} is tagged throughout, with nested headings, real lists and described links`, async ({
    request,
  }) => {
    const bytes = await (await request.get(PATHS[key])).body()
    const { untagged, silentLinks, links } = await extractPdf(bytes)
    expect({ untagged, silentLinks }).toEqual({ untagged: [], silentLinks: 0 })

    const nodes = flatten(pdfStructure(bytes))
    const levels = nodes.flatMap(({ tag }) => /^H(\d)$/.exec(tag)?.[1] ?? []).map(Number)
    levels.reduce((before, level) => {
      expect(level).toBeLessThanOrEqual(before + 1)
      return level
    }, 0)
    for (const { tag, children } of nodes) {
      const tags = children.map((child) => child.tag)
      if (tag === "L") expect(new Set(tags)).toEqual(new Set(["LI"]))
      if (tag === "LI") expect(tags).toEqual(["Lbl", "LBody"])
    }
    const linked = nodes.filter(({ tag, text }) => tag === "Link" && text.trim() !== "")
    expect(linked).toHaveLength(links.length)
  })

  test(`${PATHS[key]} says what it is: PDF/UA-1, title, author, language, version, bookmarks`, async ({
    request,
    content,
  }) => {
    const bytes = await (await request.get(PATHS[key])).body()
    const { xmp, language, bookmarks } = await extractPdf(bytes)
    const { hash, updated } = toModel(content)
    expect(xmp).toContain("<pdfuaid:part>1</pdfuaid:part>")
    expect(language).toMatch(/^en/)
    expect(pdfInfo(bytes)).toMatchObject({
      Title: `${content.owner.name} — ${content.resume.title}`,
      Author: content.owner.name,
      Keywords: `updated ${updated}, version ${hash}`,
      Tagged: "yes",
      Pages: "2",
      "Page size": expect.stringContaining("letter"),
    })
    expect(bytes.length).toBeLessThan(150_000)
    const titles = bookmarks.map(({ title }) => title)
    expect(titles).toEqual(
      expect.arrayContaining([
        content.owner.name,
        ...content.resume.sections.map(({ title }) => title),
        ...content.work.work.map(({ company }) => company),
      ]),
    )
  })
}

test("both PDFs hold the same words", async ({ request }) => {
  const [columns, column] = await Promise.all(
    [PATHS.pdf, PATHS.ats].map(async (path) => {
      const text = withoutFooters(pdfToText(await (await request.get(path)).body(), "-raw"))
      return text.split(/[\s·]+/).sort()
    }),
  )
  expect(columns).toEqual(column)
})

test("the page, the PDF and the JSON carry the same version", async ({
  page,
  request,
  content,
}) => {
  const { hash, updated } = toModel(content)
  const json = await (await request.get(PATHS.json)).json()
  expect(json.meta).toMatchObject({ hash, lastModified: `${updated}T00:00:00` })
  await page.goto(PATHS.page)
  await expect(page.getByText(`Updated ${updated}, version ${hash}`)).toBeVisible()
})

test("equal content gives equal bytes, and they are the ones that were built", async ({
  request,
  content,
}) => {
  for (const { path } of FORMS) {
    const built = await (await request.get(path)).body()
    expect(built.equals(make(path, content)), path).toBe(true)
    expect(built.equals(make(path, structuredClone(content))), path).toBe(true)
  }
})

test("content that breaks careless escaping goes through every form unharmed", async () => {
  const content = fullContent()
  const [company] = content.work.work
  if (!company) throw new Error("The full content has no company")
  content.owner.headline = "工程师 李小龙, かな, Ωμέγα, Москва"
  content.work.work.push(
    ...Array.from({ length: 40 }, (_, index) => ({ ...company, company: `Company ${index}` })),
  )
  for (const key of KEYS.filter((candidate) => candidate !== "page")) {
    for (const reading of await readForm(key, make(PATHS[key], content))) {
      expect(missing(key, content, reading), key).toEqual([])
    }
  }
})

test("A4 is one setting away", ({ content }) => {
  const a4: Content = { ...content, resume: { ...content.resume, paper: "a4" } }
  expect(pdfInfo(make(PATHS.pdf, a4))).toMatchObject({ "Page size": expect.stringContaining("A4") })
})
