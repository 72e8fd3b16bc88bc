import fc from "fast-check"
import { buildTranslation } from "../../../../test/build-translation"
import { contentFor } from "../../../../test/schema-content"
import { contentSchemas } from "../../schemas"
import { elementOf } from "../../schemas/introspection"
import { workSchema } from "../../schemas/work"
import { pairTexts } from "../../translations/pair-texts"
import { alignItems } from "../align"

it.each(Object.entries(contentSchemas))(
  "finds each text of %s in its translation",
  (_name, schema) => {
    const check = (base: unknown) => {
      const translation = buildTranslation(schema, base, ({ source, path, kind }) =>
        kind === "text" ? { source: String(source), target: path.join() } : undefined,
      )
      const { pairs, gone } = pairTexts(schema, base, translation)
      expect(gone).toEqual([])
      for (const { kind, path, source, translation: found } of pairs) {
        const expected = kind === "text" ? { source, target: path.join() } : undefined
        expect(found?.value).toEqual(expected)
      }
    }
    fc.assert(fc.property(contentFor(schema), check), { numRuns: 20 })
  },
)

const company = elementOf(workSchema.shape.work) ?? workSchema
const base = [
  { id: "a", company: "A", responsibilities: ["One.", "Two."] },
  { id: "b", company: "B", responsibilities: [{ text: "Three.", id: "three" }] },
]
const translates = (...sources: string[]) => {
  return { responsibilities: sources.map((source) => ({ source, target: "x" })) }
}

it.each<[string, unknown[], (number | undefined)[]]>([
  ["the same id", [{ id: "b" }, { id: "a" }], [1, 0]],
  ["the most texts that it translates", [translates("Three."), translates("One.")], [1, 0]],
  ["the order, without any of both", [translates("Four."), translates("Five.")], [0, 1]],
  ["nothing, with an id that the base lacks", [{ id: "c" }, { id: "a" }], [undefined, 0]],
])("finds the item of a translation by %s", (_how, translation, expected) => {
  expect(alignItems(company, base, translation)).toEqual(expected)
})

it("finds the words of the interface as a whole, also those with the name of another field", () => {
  const website = { words: { text: "As text" } }
  const { pairs } = pairTexts(contentSchemas.website, website, website)
  expect(pairs).toMatchObject([{ kind: "whole", translation: { path: ["words"] } }])
})

it("takes the counterpart of an item from where a function finds it", () => {
  const work = { work: [{ ...base[0], roles: [{ title: "Lead", startDate: "2020" }] }] }
  const other = { work: [], duties: ["Uno."] }
  const { pairs } = pairTexts(workSchema, work, other, ({ path }) => (step) => {
    const isDuty = path.at(-1) === "responsibilities" && step === 0
    return isDuty ? { other: "Uno.", otherPath: ["duties", 0] } : undefined
  })
  expect(pairs.filter(({ translation }) => translation)).toEqual([
    {
      kind: "text",
      path: ["work", 0, "responsibilities", 0],
      source: "One.",
      translation: { path: ["duties", 0], value: "Uno." },
    },
  ])
})
