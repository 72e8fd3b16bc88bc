import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { type FieldNode, Kind, parse, print, type SelectionSetNode, visit } from "graphql"
import { FORMATS_OF_FIELD } from "../../test/formats/fact-table"
import { contentFields } from "../gatsby/nodes/content-nodes"

/** The fields of a query that are ours, and Gatsby's field of a node that no variant has. */
const OURS = [...Object.keys(contentFields), "languages", "pageMeta"]
const OTHERS = ["buildDate"]

const FOLDERS = ["src", "test"]

/** @returns the queries and fragments of all files */
function readQueries(): string {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes("__tests__"))
      .map((file) => readFileSync(path.join(folder, file), "utf8")),
  )
  return files.flatMap((file) => file.match(/(?<=graphql`)[^`]+/g) ?? []).join("\n")
}

/** @returns the fields of a query, also those in fragments */
function readRootFields(): FieldNode[] {
  const fields: FieldNode[] = []
  for (const definition of parse(readQueries()).definitions) {
    const isRoot =
      definition.kind === Kind.OPERATION_DEFINITION ||
      (definition.kind === Kind.FRAGMENT_DEFINITION &&
        definition.typeCondition.name.value === "Query")
    if (!isRoot) continue
    for (const selection of definition.selectionSet.selections)
      if (selection.kind === Kind.FIELD) fields.push(selection)
  }
  return fields
}

test("queries reach the content by fields that need the language and the variant", () => {
  const fields = readRootFields()
  expect(fields.length).toBeGreaterThan(20)
  for (const field of fields) {
    const name = field.name.value
    if (OTHERS.includes(name)) continue
    expect(OURS).toContain(name)
    const args = (field.arguments ?? []).map((argument) => print(argument))
    expect([name, ...args]).toEqual(
      expect.arrayContaining([name, "lang: $lang", "variant: $variant"]),
    )
  }
})

test("no query filters nodes", () => {
  const names: string[] = []
  visit(parse(readQueries()), { Argument: ({ name }) => void names.push(name.value) })
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => /^(?:filter|sort|limit|skip|eq)$/.test(name))).toEqual([])
})

test("a query without the language or the variant is not valid", () => {
  for (const { args } of Object.values(contentFields))
    expect(args).toMatchObject({ lang: "String!", variant: "String!" })
})

/** @returns the fields that have none in them, as in 'work.work.roles.title' */
const leavesOf = ({ selections }: SelectionSetNode, parent: string): string[] =>
  selections.flatMap((field) => {
    if (field.kind !== Kind.FIELD) return []
    const name = `${parent}.${field.name.value}`
    return field.selectionSet ? leavesOf(field.selectionSet, name) : [name]
  })

test.each(["Skills", "Work"])("the fragment %s asks for each field that the page shows", (name) => {
  const file = name.toLowerCase()
  const asked = parse(readQueries()).definitions.flatMap((each) =>
    each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === name
      ? leavesOf(each.selectionSet, file)
      : [],
  )
  const forgotten = Object.entries(FORMATS_OF_FIELD).flatMap(([row, formats]) => {
    const field = row.replaceAll("[]", "")
    if (!field.startsWith(`${file}.`) || !formats.includes("page")) return []
    // A responsibility is one field of the page, also if it has an id.
    return asked.some((leaf) => `${field}.`.startsWith(`${leaf}.`)) ? [] : field
  })
  expect(forgotten).toEqual([])
})
