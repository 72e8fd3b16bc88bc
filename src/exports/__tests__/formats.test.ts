/** @jest-environment node */
import { fullContent } from "../../testing/content"
import { type FormatKey, findMissingFacts, findOutOfOrder } from "../../testing/formats/facts"
import { makeFormatAt, PATHS } from "../../testing/formats/make-format"
import { readFormat } from "../../testing/formats/read-format"
import { recordsOf, recordsWorkFirst, textsOf } from "../../testing/formats/records"
import { loadSiteContent } from "../../testing/site-content"
import { FORMATS } from "../formats"

const { page: _, ...files } = PATHS
const KEYS = Object.keys(files) as (keyof typeof files)[]

const read = async (key: FormatKey, content: Awaited<ReturnType<typeof loadSiteContent>>) =>
  readFormat(key, makeFormatAt(PATHS[key], content))

test("the table of facts covers every format", () => {
  expect(Object.values(files)).toEqual(FORMATS.map(({ path }) => path))
})

test.each(KEYS)("the format %s contains every fact that it must contain", async (key) => {
  const content = await loadSiteContent()
  for (const text of await read(key, content)) {
    expect(findMissingFacts(key, content, text)).toEqual([])
  }
})

test.each(["ats", "text", "markdown"] as const)(
  "the format %s contains everything in order",
  async (key) => {
    const content = await loadSiteContent()
    const records = key === "ats" ? recordsWorkFirst(content) : recordsOf(content)
    for (const text of await read(key, content)) {
      expect(findOutOfOrder(text, textsOf(records))).toBeUndefined()
    }
  },
)

test("every format contains text with special characters unchanged", async () => {
  const content = fullContent()
  const [company] = content.work.work
  if (!company) throw new Error("The full content has no company.")
  content.owner.headline = "工程师 李小龙, かな, Ωμέγα, Москва"
  content.work.work.push(
    ...Array.from({ length: 40 }, (_, index) => ({ ...company, company: `Company ${index}` })),
  )
  for (const key of KEYS) {
    for (const text of await read(key, content)) {
      expect({ key, missing: findMissingFacts(key, content, text) }).toEqual({ key, missing: [] })
    }
  }
})

test("equal content makes equal bytes", async () => {
  const content = await loadSiteContent()
  for (const { path } of FORMATS) {
    const bytes = Buffer.from(makeFormatAt(path, content))
    expect(bytes.equals(makeFormatAt(path, structuredClone(content)))).toBe(true)
  }
})
