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

test("the texts of a list are parsed, also those with an id", () => {
  const field = ["a", "*b*", { text: "*b*", id: "b", tags: [] }]
  const emphasis = { type: "emphasis", content: "b" }
  expect(resolverWith(["inline", {}])({ field })).toEqual(["a", emphasis, emphasis])
})

test("an optional text that the YAML omits is null", () => {
  expect(resolverWith(["inline", {}])({})).toBeNull()
  expect(resolverWith(["inline", {}])({ field: "`a`" })).toEqual({ type: "code", content: "a" })
})
