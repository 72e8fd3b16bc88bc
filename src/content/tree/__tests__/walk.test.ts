import fc from "fast-check"
import { contentFor } from "../../../../test/schema-content"
import type { DataPath } from "../../diagnostics"
import { allSchemas } from "../../schemas"
import { isForPeople, valueAt } from "../../schemas/introspection"
import { workSchema } from "../../schemas/work"
import { mapTexts, type PlacedText, textsIn, walk } from "../walk"

const SCHEMAS = Object.entries(allSchemas)

it.each(SCHEMAS)("visits every value of %s once", (_name, schema) => {
  const check = (data: unknown) => {
    const visits = [...walk(schema, data)]
    for (const { path, value } of visits) expect(valueAt(data, path)).toBe(value)
    let count = 0
    JSON.stringify(data, (_key, value) => {
      count += 1
      return value
    })
    expect(new Set(visits.map(({ path }) => path.join())).size).toBe(count)
  }
  fc.assert(fc.property(contentFor(schema), check), { numRuns: 20 })
})

it.each(SCHEMAS)("replaces every text for people of %s, and nothing else", (_name, schema) => {
  const mark = ({ text, path, notes }: PlacedText) =>
    isForPeople(notes) ? `${path.join()}: ${text}` : text
  const check = (data: unknown) => {
    const mapped = mapTexts(schema, data, mark)
    expect(textsIn(schema, mapped).map(({ text }) => text)).toEqual(textsIn(schema, data).map(mark))
    const unmark = (text: string, path: DataPath) => text.replace(`${path.join()}: `, "")
    expect(mapTexts(schema, mapped, ({ text, path }) => unmark(text, path))).toEqual(data)
  }
  fc.assert(fc.property(contentFor(schema), check), { numRuns: 20 })
})

it("says of a text of a union what its own member says", () => {
  const work = [{ id: "a", break: "A", startDate: "2020", text: "B" }]
  const company = { id: "c", company: "C", roles: [], responsibilities: ["D", { text: "E" }] }
  const texts = textsIn(workSchema, { work: [...work, company] })
  expect(texts.filter(({ notes }) => notes.inline).map(({ text }) => text)).toEqual(["B", "D", "E"])
  expect(texts.map(({ notes }) => notes.translation)).toEqual([
    undefined,
    "text",
    undefined,
    "text",
    undefined,
    "name",
    "text",
    "text",
  ])
})

it("leaves out and keeps what the schema does not know", () => {
  const data = { work: [], other: "A" }
  expect(textsIn(workSchema, data)).toEqual([])
  expect(mapTexts(workSchema, data, () => "B")).toEqual(data)
})
