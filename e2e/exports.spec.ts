/** Every form of the résumé says what the YAML says: nothing is lost, merged or out of order. */
import type { Content } from "../src/content/schemas"
import { FORMATS } from "../src/exports/formats"
import { toModel } from "../src/exports/model"
import { formatDay } from "../src/lib/dates"
import { fullContent } from "../src/testing/content"
import { expectInOrder } from "./support/expect-in-order"
import { comparable, type FormatKey, factsOf, spellings } from "./support/facts"
import { makeAt, PATHS } from "./support/paths"
import { readFormat } from "./support/read-format"
import { recordsOf, type SectionRecord, workFirst } from "./support/records"
import { expect, test } from "./support/test"

const KEYS = Object.keys(PATHS) as FormatKey[]

/** @returns the facts that a reading of the form does not hold */
function missing(form: FormatKey, content: Content, reading: string): string[] {
  const text = comparable(reading)
  return factsOf(content)
    .filter(({ forms }) => forms.includes(form))
    .filter((fact) => !spellings(fact, form).some((word) => text.includes(comparable(word))))
    .map(({ field, value }) => `${field}: ${value}`)
}

test("every form is in the table of facts", () => {
  expect(KEYS.map((key) => PATHS[key]).filter((path) => path !== "/resume/")).toEqual(
    FORMATS.map(({ path }) => path),
  )
})

for (const key of KEYS) {
  test(`${PATHS[key]} holds every fact it should, however it is read`, async ({
    request,
    content,
  }) => {
    const bytes = await (await request.get(PATHS[key])).body()
    for (const reading of await readFormat(key, bytes)) {
      expect(missing(key, content, reading)).toEqual([])
    }
  })
}

for (const key of ["ats", "text", "markdown"] as const) {
  test(`${PATHS[key]} tells everything in order`, async ({ request, content }) => {
    const bytes = await (await request.get(PATHS[key])).body()
    for (const reading of await readFormat(key, bytes)) {
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

/** Every title with its texts, in the order in which the records tell them. */
function wordsOf(records: readonly SectionRecord[]): string[] {
  return records.flatMap(({ title, texts, entries }) => [
    title,
    ...texts,
    ...entries.flatMap((entry) => [entry.title, ...entry.lines, ...entry.details]),
  ])
}

test("the page, the PDF and the JSON carry the same version", async ({
  page,
  request,
  content,
}) => {
  const { hash, updated } = toModel(content)
  const json = await (await request.get(PATHS.json)).json()
  expect(json.meta).toMatchObject({ hash, lastModified: `${updated}T00:00:00` })
  await page.goto(PATHS.page)
  await expect(
    page.getByRole("complementary").getByText(`Updated ${formatDay(updated)}, version ${hash}`),
  ).toBeVisible()
})

test("equal content gives equal bytes, and they are the ones that were built", async ({
  request,
  content,
}) => {
  for (const { path } of FORMATS) {
    const built = await (await request.get(path)).body()
    expect(built.equals(makeAt(path, content)), path).toBe(true)
    expect(built.equals(makeAt(path, structuredClone(content))), path).toBe(true)
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
    for (const reading of await readFormat(key, makeAt(PATHS[key], content))) {
      expect(missing(key, content, reading), key).toEqual([])
    }
  }
})
