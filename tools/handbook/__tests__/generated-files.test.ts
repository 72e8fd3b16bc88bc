import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import path from "node:path"
import Ajv from "ajv"
import addFormats from "ajv-formats"
import { parse } from "yaml"
import type { z } from "zod"
import { name as packageName } from "../../../package.json"
import {
  allSchemas,
  type ContentName,
  contentNames,
  contentSchemas,
  isOptional,
} from "../../../src/content/schemas"
import { PUBLIC_FORMATS } from "../../../src/content/schemas/contact-formats"
import { letterSchema } from "../../../src/content/schemas/letters"
import { schemaLine } from "../../../src/content/schemas/schema-line"
import { variantSchema } from "../../../src/content/schemas/variants"
import { SAMPLE_NAMES } from "../../../test/site-content"
import { exampleOf } from "../example"
import { generatedFiles } from "../handbook"
import { toJsonSchema } from "../json-schema"

type JsonSchema = z.core.JSONSchema.BaseSchema

test.each([...generatedFiles()])(
  "%s is up to date; else run `npx tsx tools/write-schemas.ts`",
  async (file, text) => {
    expect(await readFile(file, "utf8")).toBe(text)
  },
)

const schemaFiles = [...generatedFiles()].filter(([file]) => file.endsWith(".json"))

test.each(schemaFiles)("%s has an address in the package, and is strict", (file, text) => {
  expect(createRequire(__filename).resolve(`${packageName}/${file}`)).toBe(path.resolve(file))
  // SchemaStore demands the strict mode: https://ajv.js.org/strict-mode.html
  expect(() =>
    addFormats(new Ajv({ strict: true, allowUnionTypes: true })).compile(JSON.parse(text)),
  ).not.toThrow()
})

test.each(schemaFiles)("%s describes each field to editors", (_file, text) => {
  const { definitions = {} } = JSON.parse(text)
  const undescribed: string[] = []
  JSON.parse(text, (_key, value) => {
    for (const [name, field] of Object.entries<JsonSchema>(value?.properties ?? {})) {
      // Draft 7 ignores what stands beside $ref.
      const { description } = field.$ref ? definitions[path.basename(field.$ref)] : field
      if (!description) undescribed.push(name)
    }
    return value
  })
  expect(undescribed).toEqual([])
})

test.each(schemaFiles)(
  "%s lets yaml-language-server complete a field that has a $ref with its colon",
  (_file, text) => {
    expect(text).not.toContain('"allOf"')
  },
)

const documented = Object.entries(allSchemas)

test.each(documented)("the handbook's example of %s.yaml is valid", (_name, schema) => {
  expect(schema.safeParse(exampleOf(schema)).error).toBeUndefined()
})

test.each(SAMPLE_NAMES)(
  "%s.yaml names its JSON Schema and is valid against it",
  async (name: ContentName) => {
    const source = await readFile(`sample/${name}.yaml`, "utf8")
    expect(source.split("\n")[0]).toBe(schemaLine(name))

    const validate = addFormats(new Ajv({ allowUnionTypes: true })).compile(
      JSON.parse(toJsonSchema(contentSchemas[name])),
    )
    validate(parse(source))
    expect(validate.errors).toBeNull()
  },
)

test.each([
  ["variants", "variant", variantSchema],
  ["letters", "letter", letterSchema],
])(
  "the sample in %s names its JSON Schema and is valid against it",
  async (folder, name, schema) => {
    const source = await readFile(`sample/${folder}/platform.yaml`, "utf8")
    expect(source.split("\n")[0]).toBe(schemaLine(name, "../.."))
    const validate = new Ajv({ allowUnionTypes: true }).compile(JSON.parse(toJsonSchema(schema)))
    validate(parse(source))
    expect(validate.errors).toBeNull()
  },
)

test("the list of fields is short enough for every chat", async () => {
  const fields = await readFile("docs/fields.md")
  expect(fields.length).toBeLessThanOrEqual(10_000)
})

test("the handbook says who can read each format", async () => {
  const handbook = await readFile("docs/content.md", "utf8")
  for (const name of PUBLIC_FORMATS)
    expect(handbook).toMatch(new RegExp(`^\\| \`${name}\` \\| Everyone`, "m"))
  expect(handbook).toMatch(/^\| `hand-out` \| Only whom you send/m)
})

test("the handbook says which files may be left out", async () => {
  const handbook = await readFile("docs/content.md", "utf8")
  const [, chapter] = /^## What may be left out\n(.*?)^## /ms.exec(handbook) ?? []
  for (const name of contentNames.filter(isOptional)) expect(chapter).toContain(`\`${name}.yaml\``)
})
