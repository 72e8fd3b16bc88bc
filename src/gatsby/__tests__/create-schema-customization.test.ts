/** @jest-environment node */
import { createSchemaCustomization } from "../create-schema-customization"

type Resolve = (source: object, args: object, context: object, info: object) => unknown

type Field = { resolve?: Resolve }

type Extension = { name: string; extend: (options: object, field: Field) => Field }

/** @returns a function that resolves a field with these extensions, applied in this order */
function resolverWith(...uses: [name: string, options: object][]): (source: object) => unknown {
  const extensions = new Map<string, Extension>()
  const actions = {
    createFieldExtension: (extension: Extension) => extensions.set(extension.name, extension),
    createTypes: jest.fn(),
  }
  const schema = { buildScalarType: jest.fn() }
  createSchemaCustomization?.({ actions, schema } as never, {} as never, jest.fn())
  let field: Field = {}
  for (const [name, options] of uses) field = extensions.get(name)?.extend(options, field) ?? field
  return (source) => field.resolve?.(source, {}, { defaultFieldResolver }, {})
}

const defaultFieldResolver = (source: { field?: unknown }) => source.field

test("a field that the YAML omits has its default, and its texts are parsed", () => {
  const inline: [string, object] = ["inline", {}]
  const whenAbsent: [string, object] = ["whenAbsent", { json: "[]" }]
  for (const resolve of [resolverWith(inline, whenAbsent), resolverWith(whenAbsent, inline)]) {
    expect(resolve({})).toEqual([])
    expect(resolve({ field: ["a", "*b*"] })).toEqual(["a", { type: "emphasis", content: "b" }])
  }
})

test("an optional text that the YAML omits is null", () => {
  expect(resolverWith(["inline", {}])({})).toBeNull()
  expect(resolverWith(["inline", {}])({ field: "`a`" })).toEqual({ type: "code", content: "a" })
})
