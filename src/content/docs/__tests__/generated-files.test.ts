/** @jest-environment node */
import { readFile } from "node:fs/promises"
import Ajv from "ajv"
import addFormats from "ajv-formats"
import { parse } from "yaml"
import { type ContentName, contentNames, contentSchemas } from "../../schemas"
import { exampleOf } from "../example"
import { generatedFiles } from "../generated-files"
import { schemaLine, toJsonSchema } from "../json-schema"

test.each([...generatedFiles()])(
  "%s is up to date; else run `npm run schemas`",
  async (file, text) => {
    expect(await readFile(file, "utf8")).toBe(text)
  },
)

test.each(contentNames)("the example of %s.yaml that the handbook gives is valid", (name) => {
  const schema = contentSchemas[name]
  expect(schema.safeParse(exampleOf(schema)).error).toBeUndefined()
})

test.each(contentNames)("%s.yaml names its schema and follows it", async (name: ContentName) => {
  const source = await readFile(`content/${name}.yaml`, "utf8")
  expect(source.split("\n")[0]).toBe(schemaLine(name))

  const follows = addFormats(new Ajv({ allowUnionTypes: true })).compile(
    JSON.parse(toJsonSchema(contentSchemas[name])),
  )
  follows(parse(source))
  expect(follows.errors).toBeNull()
})

test("VS Code finds each schema without a network", async () => {
  const settings = JSON.parse(await readFile(".vscode/settings.json", "utf8"))
  expect(settings["yaml.schemas"]).toEqual(
    Object.fromEntries(
      contentNames.map((name) => [`./schemas/${name}.json`, `content/${name}.yaml`]),
    ),
  )
})
