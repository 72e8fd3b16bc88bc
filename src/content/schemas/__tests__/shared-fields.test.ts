import { z } from "zod"
import { allSchemas, translationSchemas } from ".."
import { elementOf, fieldsIn, membersOf, notesOf, type Schema } from "../introspection"
import { text } from "../shared-fields"
import { PATTERNS } from "../value-rules"

const read = (value: string) => z.parse(text("A text.", "Text"), value)

test.each(["\t", "\u2028", "\u2029", "\u3000", "\u2009", "\n\n", "\r\n", " \t ", "\u2003 "])(
  "reads %j as one space",
  (space) => {
    expect(read(`Java${space}Python`)).toBe("Java Python")
    expect(read(`${space}Java${space}`)).toBe("Java")
  },
)

test.each(["\u00a0", "\u202f", "\u2007"])("keeps the no-break space %j in a text", (space) => {
  expect(read(`10${space}kg`)).toBe(`10${space}kg`)
  expect(read(`10${space} \tkg`)).toBe(`10${space} kg`)
  expect(read(`10 kg${space}`)).toBe("10 kg")
})

test("every field of text is on one line", () => {
  const isText = (schema: Schema) => notesOf(schema).pattern === PATTERNS.text
  const fields = Object.values({ ...allSchemas, ...translationSchemas }).flatMap((schema) =>
    [...fieldsIn(schema)].flatMap(([name, schemas]) =>
      schemas
        .flatMap((field) => membersOf(elementOf(field) ?? field))
        .filter(isText)
        .map((field) => ({ name, field })),
    ),
  )
  expect(fields.length).toBeGreaterThan(100)
  const unchanged = fields.filter(({ field }) => {
    // A word of the interface may need its placeholder.
    const example = String(notesOf(field).examples?.[0] ?? "")
    return z.safeParse(field, `${example}\ta\tb`).data !== `${example} a b`.trim()
  })
  expect(unchanged.map(({ name }) => name)).toEqual([])
})

test.each([
  ["an accent of its own", "Jose\u0301", "Jos\u00e9"],
  [
    "an accent that Unicode composes with no letter",
    "E\u0323\u0300s\u0323o\u0301",
    "\u1eb8\u0300\u1e63\u00f3",
  ],
  ["Korean letters in parts", "\u1100\u1161\u11a8", "각"],
  ["an old sign for a letter", "\u212bngström", "\u00c5ngström"],
  ["an old form of a Chinese character", "\ufa19\ufa11\u{2f800}", "\ufa19\ufa11\u{2f800}"],
  ["a variation of a Chinese character", "辻\u{e0101}", "辻\u{e0101}"],
])("reads %s as keyboards type it", (_name, typed, stored) => {
  expect(read(typed)).toBe(stored)
})
