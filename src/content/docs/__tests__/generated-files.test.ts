/** @jest-environment node */
import { readFile } from "node:fs/promises"
import Ajv from "ajv"
import addFormats from "ajv-formats"
import { parse } from "yaml"
import { FORMAT_NAMES } from "../../../lib/formats"
import { allSchemas, type ContentName, contentNames, contentSchemas } from "../../schemas"
import { variantSchema } from "../../schemas/variants"
import { exampleOf } from "../example"
import { generatedFiles } from "../generated-files"
import { schemaLine, toJsonSchema } from "../json-schema"

test.each([...generatedFiles()])(
  "%s is up to date; else run `npm run schemas`",
  async (file, text) => {
    expect(await readFile(file, "utf8")).toBe(text)
  },
)

const documented = Object.entries(allSchemas)

test.each(documented)("the handbook's example of %s.yaml is valid", (_name, schema) => {
  expect(schema.safeParse(exampleOf(schema)).error).toBeUndefined()
})

test.each(contentNames)(
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

test("the handbook says who can read each format", async () => {
  const handbook = await readFile("docs/content.md", "utf8")
  for (const name of FORMAT_NAMES)
    expect(handbook).toMatch(new RegExp(`^\\| \`${name}\` \\| Everyone`, "m"))
})

test("the sample variant names its JSON Schema and is valid against it", async () => {
  const source = await readFile("sample/variants/platform.yaml", "utf8")
  expect(source.split("\n")[0]).toBe(schemaLine("variant", "../.."))
  const validate = new Ajv().compile(JSON.parse(toJsonSchema(variantSchema)))
  validate(parse(source))
  expect(validate.errors).toBeNull()
})

test("VS Code has a local JSON Schema for each content file", async () => {
  const settings = JSON.parse(await readFile(".vscode/settings.json", "utf8"))
  expect(settings["yaml.schemas"]).toEqual(
    Object.fromEntries(
      documented.map(([name]) => [
        `./schemas/${name}.json`,
        name === "variant" ? "content/variants/*.yaml" : `content/${name}.yaml`,
      ]),
    ),
  )
})
