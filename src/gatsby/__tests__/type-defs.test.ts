/** @jest-environment node */
import { buildSchema } from "graphql"
import { z } from "zod"
import { contentSchemas } from "../../content/schemas"
import { toTypeDefs } from "../type-defs"

const named = (shape: z.ZodRawShape, id = "Noun") => z.strictObject(shape).meta({ id })

test("required fields are non-null, optional ones may be null", () => {
  const sdl = toTypeDefs({ noun: named({ name: z.string(), nick: z.string().optional() }) })
  expect(sdl).toBe("type Noun implements Node @dontInfer {\n  name: String!\n  nick: String\n}")
})

test("an optional list may be null, and what is in it may not", () => {
  const sdl = toTypeDefs({ noun: named({ words: z.array(z.string()).optional() }) })
  expect(sdl).toContain("words: [String!]\n")
})

test("a default becomes a directive that carries it as JSON", () => {
  const sdl = toTypeDefs({ noun: named({ words: z.array(z.string()).default(["a"]) }) })
  expect(sdl).toContain(String.raw`words: [String!]! @whenAbsent(json: "[\"a\"]")`)
})

test("a union of objects becomes one type, with the fields that one member lacks optional", () => {
  const section = z
    .discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("a"), text: z.string() }),
      z.strictObject({ kind: z.literal("b") }),
    ])
    .meta({ id: "Section" })
  const sdl = toTypeDefs({ noun: named({ sections: z.array(section) }) })
  expect(sdl).toContain("type Section {\n  kind: String!\n  text: String\n}")
})

test("refuses an object without a name, since GraphQL would have none either", () => {
  expect(() => toTypeDefs({ noun: z.strictObject({}) })).toThrow("has no name")
})

test("the schemas of the content make valid GraphQL", () => {
  const builtIn = `
    directive @dontInfer on OBJECT
    directive @link(by: String) on FIELD_DEFINITION
    directive @whenAbsent(json: String!) on FIELD_DEFINITION
    interface Node { id: ID }
    type File { id: ID }
    type Query { work: Work }
  `
  const nodes = toTypeDefs(contentSchemas).replaceAll("@dontInfer {", "@dontInfer {\n  id: ID")
  expect(buildSchema(builtIn + nodes).getType("Role")).toBeDefined()
})
