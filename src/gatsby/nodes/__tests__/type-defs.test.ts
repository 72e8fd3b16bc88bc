import { buildSchema } from "graphql"
import { z } from "zod"
import { contentSchemas } from "../../../content/schemas"
import { toTypeDefs } from "../type-defs"

const named = (shape: z.ZodRawShape, id = "Noun") => z.strictObject(shape).meta({ id })

test("makes required fields non-null and optional fields nullable", () => {
  const sdl = toTypeDefs({ noun: named({ name: z.string(), nick: z.string().optional() }) })
  expect(sdl).toContain('type Noun implements Node @dontInfer @childOf(types: ["File"]) {\n')
  expect(sdl).toContain("  name: String!\n  nick: String\n")
  expect(sdl).toContain("lang: String!\n")
})

test("makes an optional list nullable, but not its items", () => {
  const sdl = toTypeDefs({ noun: named({ words: z.array(z.string()).optional() }) })
  expect(sdl).toContain("words: [String!]\n")
})

test("requires a field with a default, which the validated copy fills in", () => {
  const sdl = toTypeDefs({ noun: named({ words: z.array(z.string()).default(["a"]) }) })
  expect(sdl).toContain("words: [String!]!\n")
})

test("gives texts with marks the type Inline, with one directive for the field", () => {
  const text = z.string().meta({ inline: true })
  const sdl = toTypeDefs({ noun: named({ one: text.optional(), all: z.array(text).default([]) }) })
  expect(sdl).toContain("one: Inline @inline\n")
  expect(sdl).toContain(`all: [Inline!]! @inline\n`)
})

test("converts a union of objects to one type with nullable fields where a member lacks them", () => {
  const section = z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("a"), text: z.string() }).meta({ typeName: "Section" }),
    z.strictObject({ kind: z.literal("b") }).meta({ typeName: "Section" }),
  ])
  const sdl = toTypeDefs({ noun: named({ sections: z.array(section) }) })
  expect(sdl).toContain("type Section {\n  kind: String!\n  text: String\n}")
})

test("rejects a union of objects with different type names", () => {
  const union = z.union([named({}, "One"), named({}, "Other")])
  expect(() => toTypeDefs({ noun: named({ union }) })).toThrow("One,Other")
})

test("rejects two types of one field in objects with the same type name", () => {
  const text = z.strictObject({ value: z.string() }).meta({ typeName: "Value" })
  const number = z.strictObject({ value: z.number() }).meta({ typeName: "Value" })
  const union = z.union([text, number])
  expect(() => toTypeDefs({ noun: named({ union }) })).toThrow('"value" has the types String! and')
})

test("gives no field to a value that pages may not query", () => {
  const secret = z
    .array(named({ pin: z.string() }, "Secret"))
    .default([])
    .meta({ graphql: null })
  const sdl = toTypeDefs({ noun: named({ name: z.string(), secret }) })
  expect(sdl).toContain("name: String!")
  expect(sdl).not.toContain("secret")
})

test("rejects an object without a name", () => {
  expect(() => toTypeDefs({ noun: z.strictObject({}) })).toThrow("has no name")
})

test("converts the content schemas to valid GraphQL", () => {
  const builtIn = `
    directive @dontInfer on OBJECT
    directive @link(by: String) on FIELD_DEFINITION
    directive @inline on FIELD_DEFINITION
    scalar Inline
    interface Node { id: ID }
    type File { id: ID }
    scalar JSON
    type Query { work: Work }
  `
  const nodes = toTypeDefs(contentSchemas).replaceAll(
    ' @childOf(types: ["File"]) {',
    " {\n  id: ID",
  )
  const schema = buildSchema(builtIn + nodes)
  expect(schema.getType("Portrait")?.name).toBe("Portrait")
})
