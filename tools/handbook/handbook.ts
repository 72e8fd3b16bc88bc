/**
 * Generates docs/content.md, the owner's handbook, from introduction.md and from the descriptions and
 * examples in the schemas.
 */
import { readFileSync } from "node:fs"
import path from "node:path"
import { stringify } from "yaml"
import { ERRORS, RETIRED, WARNINGS } from "../../src/content/diagnostic-codes"
import { allSchemas, NAMED_FILES } from "../../src/content/schemas"
import {
  elementOf,
  isRequired,
  literalOf,
  membersOf,
  notesOf,
  type Schema,
  type Shape,
  shapeOf,
  unwrap,
} from "../../src/content/schemas/introspection"
import { anyOf } from "../../src/content/wording"
import { exampleOf } from "./example"

/** The first chapters of the handbook, which nothing is generated for. */
const INTRODUCTION = path.join(__dirname, "introduction.md")

/** What the table says about a field that takes marks. */
const MARKS = "Takes [*emphasis*, **strong**, `code` and links](#marks)."

/** @returns the whole handbook */
export function writeHandbook(): string {
  const files = Object.entries(allSchemas).map(([name, schema]) => {
    const folder = Object.entries(NAMED_FILES).find(([, schemaName]) => schemaName === name)?.[0]
    const word = folder === "translations" ? "LANGUAGE" : "NAME"
    const file = folder ? `${folder}/${word}.yaml` : `${name}.yaml`
    return [`## ${file}`, "", String(notesOf(schema).description), "", ...table(schema)].join("\n")
  })
  return [readFileSync(INTRODUCTION, "utf8"), ...files, codes()]
    .join("\n\n")
    .replace(/\n{3,}/g, "\n\n")
}

function table(schema: Schema): string[] {
  const rows = rowsOf(objectsIn(schema), "").map((cells) => `| ${cells.join(" | ")} |`)
  return ["| Field | | Description | Example |", "| --- | --- | --- | --- |", ...rows, ""]
}

/** An object, or one of the objects of a union. */
type ObjectMember = {
  shape: Shape
  /** What tells it from the other objects of the union, such as the kind of section. */
  label: string | undefined
}

function objectsIn(schema: Schema, outerLabel?: string): ObjectMember[] {
  return membersOf(schema).flatMap((member) => {
    const shape = shapeOf(member)
    if (!shape) return []
    const [literal] = Object.values(shape).flatMap(literalOf)
    const label = literal === undefined ? notesOf(member).title : String(literal)
    return [{ shape, label: label ?? outerLabel }]
  })
}

type Field = { schema: Schema; label: string | undefined }

/** Fields with the same name and description share a row, which says in which objects they are. */
function rowsOf(objects: readonly ObjectMember[], prefix: string): string[][] {
  const names = new Set(objects.flatMap(({ shape }) => Object.keys(shape)))
  return [...names].flatMap((name) => {
    const fields = objects.flatMap(({ shape, label }): Field[] => {
      const schema = shape[name]
      return schema ? [{ schema, label }] : []
    })
    const descriptions = new Set(fields.map(({ schema }) => notesOf(schema).description))
    return [...descriptions].flatMap((description) => {
      const group = fields.filter(({ schema }) => notesOf(schema).description === description)
      return rowsOfField(name, group, objects, prefix)
    })
  })
}

function rowsOfField(
  name: string,
  fields: readonly Field[],
  objects: readonly ObjectMember[],
  prefix: string,
): string[][] {
  const [schema] = fields.map((field) => field.schema)
  if (!schema) return []
  const isList = elementOf(schema) !== undefined
  const path = `${prefix}${name}${isList ? "[]" : ""}`
  const inner = fields
    .filter((field) => !notesOf(field.schema).isFolded)
    .flatMap((field) => objectsIn(elementOf(field.schema) ?? unwrap(field.schema), field.label))
  const isAlways = fields.every((field) => isRequired(field.schema))
  const choices = fields.flatMap((field) => literalOf(field.schema))
  const description = [
    notesOf(schema).description,
    choices.length > 1 && `One of ${anyOf(choices)}.`,
    membersOf(elementOf(schema) ?? unwrap(schema)).some((member) => notesOf(member).inline) &&
      MARKS,
    whereOf(fields, objects),
  ]
  const row = [
    code(path),
    isAlways ? "required" : "",
    cell(description.filter(Boolean).join(" ")),
    inner.length > 0 && !notesOf(schema).examples ? "" : code(exampleLine(name, exampleOf(schema))),
  ]
  return [row, ...rowsOf(inner, `${path}.`)]
}

/** @returns which of the objects have the field, if not all of them do */
function whereOf(fields: readonly Field[], objects: readonly ObjectMember[]): string | undefined {
  const having = new Set(fields.flatMap(({ label }) => label ?? []))
  const others = new Set(
    objects.flatMap(({ label }) => label ?? []).filter((label) => !having.has(label)),
  )
  if (having.size === 0 || others.size === 0) return undefined
  const isShorter = others.size < having.size
  return `${isShorter ? "Not" : "Only"} in: ${[...(isShorter ? others : having)].join(", ")}.`
}

function exampleLine(name: string, value: unknown): string {
  const quotes = { defaultStringType: "QUOTE_SINGLE", defaultKeyType: "PLAIN" } as const
  const text = stringify({ [name]: value }, { ...quotes, lineWidth: 0, collectionStyle: "flow" })
  return text.trim().replace(/^\{ | \}$/g, "")
}

const cell = (text: string): string => text.replaceAll("|", "\\|")

const code = (text: string): string => `\`${cell(text)}\``

function codes(): string {
  const tableOf = (all: Readonly<Record<string, string>>) => [
    "| Code | Meaning |",
    "| --- | --- |",
    ...Object.entries(all).map(([name, text]) => `| <a id="${name}"></a>\`${name}\` | ${text} |`),
    "",
  ]
  return [
    "## Diagnostics",
    "",
    "The codes never change.",
    "",
    "### Errors (they stop the build)",
    "",
    ...tableOf(ERRORS),
    "### Warnings (they do not stop the build)",
    "",
    ...tableOf(WARNINGS),
    "### Retired (no version gives them any more)",
    "",
    ...tableOf(
      Object.fromEntries(
        Object.entries(RETIRED).map(([old, now]) => [old, `Now [\`${now}\`](#${now}).`]),
      ),
    ),
  ].join("\n")
}
