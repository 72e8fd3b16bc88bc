/**
 * Generates the pages of the owner's handbook in docs/, from the chapters beside this file and from the
 * descriptions and examples in the schemas.
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
import { SCHEMA_FOLDER } from "../../src/content/schemas/schema-line"
import { exampleOf } from "./example"
import { toJsonSchema } from "./json-schema"

/** What the tables say about a field that takes marks. */
const MARKS = "Takes [marks](content.md#marks)."

/** @returns path → text of each file that is generated from the content schemas */
export function generatedFiles(): Map<string, string> {
  return new Map([
    ...pages(),
    ...Object.entries(allSchemas).map(
      ([name, schema]) => [`${SCHEMA_FOLDER}/${name}.json`, toJsonSchema(schema)] as const,
    ),
  ])
}

/** @returns path → text of each page of the handbook */
function pages(): [path: string, text: string][] {
  const rows = tableRows()
  const short = rows.filter(({ isRare }) => !isRare)
  return [
    ["docs/content.md", page("content.md", ...tables(rows, false))],
    ["docs/rare-fields.md", page("rare-fields.md", ...tables(rows, true))],
    ["docs/diagnostics.md", page("diagnostics.md", ...codes())],
    ["docs/fields.md", page("fields.md", ...shortList(short))],
  ]
}

/** @returns the chapters that nothing is generated for, and behind them what is */
const page = (name: string, ...generated: string[]) =>
  `${[readFileSync(path.join(__dirname, name), "utf8").trim(), ...generated].join("\n\n")}\n`

type Row = {
  file: string
  path: string
  isRequired: boolean
  isRare: boolean
  description: string
  /** Where the row stands, if not all objects of a union have the field, and how its text is read. */
  notes: string
  /** A line of YAML; '' if the fields inside have examples. */
  example: string
}

const SCHEMAS = Object.entries(allSchemas).map(([name, schema]) => {
  const folder = Object.entries(NAMED_FILES).find(([, schemaName]) => schemaName === name)?.[0]
  const word = folder === "translations" ? "LANGUAGE" : "NAME"
  return { file: folder ? `${folder}/${word}.yaml` : `${name}.yaml`, schema }
})

function tableRows(): Row[] {
  /** The rare objects that several files have, such as demos, are described in the first of them. */
  const seen = new Map<Schema, string>()
  return SCHEMAS.flatMap(({ file, schema }) =>
    rowsOf(objectsIn(schema), { file, path: "", isRare: false, seen }),
  )
}

/** @returns a table for each file with such fields; of the usual ones, also where the rare ones are */
function tables(rows: readonly Row[], isRare: boolean): string[] {
  return SCHEMAS.flatMap(({ file, schema }) => {
    const own = rows.filter((row) => row.file === file)
    const shown = own.filter((row) => row.isRare === isRare)
    if (isRare && shown.length === 0) return []
    const lines = shown.map((row) => {
      const description = [row.description, row.notes].filter(Boolean).join(" ")
      const required = row.isRequired ? "required" : ""
      return `| ${code(row.path)} | ${required} | ${cell(description)} | ${row.example && code(row.example)} |`
    })
    const table = ["| Field | | Description | Example |", "| --- | --- | --- | --- |", ...lines]
    const others = `More: [rare fields of ${file}](rare-fields.md#${anchorOf(file)}).`
    return [
      `## ${file}`,
      String(notesOf(schema).description),
      ...(shown.length > 0 ? [table.join("\n")] : []),
      ...(!isRare && shown.length < own.length ? [others] : []),
    ]
  })
}

/** @returns what GitHub calls the heading with the name of the file */
const anchorOf = (file: string) => file.toLowerCase().replace(/[./]/g, "")

/** @returns the fields of each file that every site has, one a line, for a chat that takes little text */
function shortList(rows: readonly Row[]): string[] {
  /** What the list has said of a field stands there once. */
  const told = new Set<string>()
  return SCHEMAS.flatMap(({ file }) => {
    const own = rows.filter((row) => row.file === file)
    const lines = [...new Set(own.map(({ path }) => path))].map((path) => {
      const [row, ...others] = own.filter((other) => other.path === path)
      const key = path.replace(/[^.]+\./g, "  ")
      // Of a field that differs between kinds, the first one is enough.
      const [where] = (others.length === 0 && row?.notes.match(/(?:One of|Only in)[^.]*\./)) || []
      const [sentence = ""] = row?.description.split(/(?<=[.]) /) ?? []
      const value = row?.example.replace(/^\w+:/, "")
      const hasForms = value && own.some((other) => other.path.startsWith(`${path}.`))
      const orFields = path.endsWith("[]") ? "Or, for each item:" : "Or:"
      const isNew = !told.has(sentence)
      told.add(sentence)
      const about = [
        isNew && (!value || sentence.length < 36) ? sentence : "",
        where,
        hasForms ? orFields : "",
      ]
        .filter(Boolean)
        .join(" ")
      return `${key}${row?.isRequired ? "*" : ""}:${value}${about && ` # ${about}`}`
    })
    return lines.length > 0 ? [`## ${file}`, ["```yaml", ...lines, "```"].join("\n")] : []
  })
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

/** The object whose fields are next. */
type Place = Pick<Row, "file" | "path" | "isRare"> & {
  /** Rare objects that a table has already → their file. Others, such as demos, need no second table. */
  seen: Map<Schema, string>
}

type Field = { schema: Schema; label: string | undefined }

/** Fields with the same name and description share a row, which says in which objects they are. */
function rowsOf(objects: readonly ObjectMember[], place: Place): Row[] {
  const names = new Set(objects.flatMap(({ shape }) => Object.keys(shape)))
  return [...names].flatMap((name) => {
    const fields = objects.flatMap(({ shape, label }): Field[] => {
      const schema = shape[name]
      return schema ? [{ schema, label }] : []
    })
    const descriptions = new Set(fields.map(({ schema }) => notesOf(schema).description))
    return [...descriptions].flatMap((description) => {
      const group = fields.filter(({ schema }) => notesOf(schema).description === description)
      return rowsOfField(name, group, objects, place)
    })
  })
}

function rowsOfField(
  name: string,
  fields: readonly Field[],
  objects: readonly ObjectMember[],
  place: Place,
): Row[] {
  const [schema] = fields.map((field) => field.schema)
  if (!schema) return []
  const item = elementOf(schema)
  const path = `${place.path}${name}${item ? "[]" : ""}`
  const isRare = place.isRare || notesOf(schema).isRare === true
  const inner = fields
    .filter((field) => !notesOf(field.schema).isFolded)
    .flatMap((field) => objectsIn(elementOf(field.schema) ?? unwrap(field.schema), field.label))
  const known = place.seen.get(unwrap(schema))
  if (isRare && inner.length > 0) place.seen.set(unwrap(schema), place.file)
  const choices = fields.flatMap((field) => literalOf(field.schema))
  const notes = [
    choices.length > 1 && `One of ${choices.join(", ")}.`,
    membersOf(item ?? unwrap(schema)).some((member) => notesOf(member).inline) && MARKS,
    whereOf(fields, objects),
    known && `Its fields are those in [${known}](#${anchorOf(known)}).`,
  ]
  const row: Row = {
    ...place,
    path,
    isRequired: fields.every((field) => isRequired(field.schema)),
    isRare,
    description: notesOf(schema).description ?? "",
    notes: notes.filter(Boolean).join(" "),
    example:
      inner.length > 0 && !notesOf(schema).examples ? "" : exampleLine(name, exampleOf(schema)),
  }
  return known ? [row] : [row, ...rowsOf(inner, { ...place, path: `${path}.`, isRare })]
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

function codes(): string[] {
  const listOf = (all: Readonly<Record<string, string>>) =>
    Object.entries(all)
      .map(([name, text]) => `### ${name}\n\n${text}`)
      .join("\n\n")
  const retired = Object.entries(RETIRED).map(([old, now]) => [old, `Now \`${now}\`.`])
  return [
    "## Errors (they stop the build)",
    listOf(ERRORS),
    "## Warnings (they do not stop the build)",
    listOf(WARNINGS),
    "## Retired (no version gives them any more)",
    listOf(Object.fromEntries(retired)),
  ]
}
