/** docs/content.md, the owner's handbook, from the descriptions and examples in the schemas. */
import { stringify } from "yaml"
import type { z } from "zod"
import { DIAGNOSTIC_CODES } from "../diagnostic-codes"
import { allSchemas } from "../schemas"
import {
  elementOf,
  isRequired,
  literalOf,
  membersOf,
  notesOf,
  shapeOf,
  unwrap,
} from "../schemas/introspection"
import { anyOf } from "../wording"
import { exampleOf } from "./example"

type Schema = z.core.$ZodType

const INTRODUCTION = `# The content

<!-- Written by \`npm run schemas\` from src/content. Change the descriptions there. -->

Everything the site says lies in \`content/\`: one YAML file for each subject, and the pictures in
\`content/images/\`. No other file needs a change.

- \`npm run develop\` shows the site while you write. A wrong save changes nothing: the terminal and
  the page tell what is wrong, where, and what to do; the next right save goes on.
- \`npm run check\` checks the content alone; add \`-- --watch\` to follow your edits, or
  \`-- --format json\` and \`-- --format github\` for machines.
- In VS Code, install the extension it recommends: it completes the fields and explains them.

Put text in quotes if it contains a colon and a space or begins with a sign: \`'Note: this'\`.
Dates are a month and a year, in quotes: \`'Apr 2023'\`.
`

/** @returns the whole handbook */
export function writeHandbook(): string {
  const files = Object.entries(allSchemas).map(([name, schema]) => {
    const file = name === "variant" ? "variants/NAME.yaml" : `${name}.yaml`
    return [`## ${file}`, "", String(notesOf(schema).description), "", ...table(schema)].join("\n")
  })
  return [INTRODUCTION, ...files, codes()].join("\n\n").replace(/\n{3,}/g, "\n\n")
}

/** One row for each field, at every depth. */
function table(schema: Schema): string[] {
  const rows = rowsOf(schema, "").map((cells) => `| ${cells.join(" | ")} |`)
  return ["| Field | | What it is | Example |", "| --- | --- | --- | --- |", ...rows, ""]
}

function rowsOf(schema: Schema, prefix: string): string[][] {
  const shapes = membersOf(schema).map((member) => shapeOf(member) ?? {})
  // Members of a union share most of their fields: each is listed once.
  const fields = new Map(shapes.flatMap((shape) => Object.entries(shape)))
  return [...fields].flatMap(([name, field]) => {
    const isAlways = shapes.every((shape) => shape[name] && isRequired(shape[name]))
    const path = `${prefix}${name}`
    const element = elementOf(field)
    const inner = element ?? unwrap(field)
    const isGroup = membersOf(inner).some((member) => shapeOf(member))
    const example = isGroup ? "" : code(exampleLine(name, exampleOf(field)))
    const choices = shapes.flatMap((shape) => (shape[name] ? literalOf(shape[name]) : []))
    const description = [notesOf(field).description, choices.length > 1 && `${anyOf(choices)}.`]
    const row = [
      code(path + (element ? "[]" : "")),
      isAlways ? "required" : "",
      cell(description.filter(Boolean).join(" ")),
      example,
    ]
    return [row, ...(isGroup ? rowsOf(inner, `${path}${element ? "[]" : ""}.`) : [])]
  })
}

/** The field as it stands in the file; a list in one line. */
function exampleLine(name: string, value: unknown): string {
  const text = stringify(
    { [name]: value },
    {
      defaultStringType: "QUOTE_SINGLE",
      defaultKeyType: "PLAIN",
      lineWidth: 0,
      collectionStyle: "flow",
    },
  )
  return text.trim().replace(/^\{ | \}$/g, "")
}

const cell = (text: string): string => text.replaceAll("|", "\\|")

const code = (text: string): string => `\`${cell(text)}\``

function codes(): string {
  const rows = (severity: string) =>
    Object.entries(DIAGNOSTIC_CODES)
      .filter(([, kind]) => kind.severity === severity)
      .map(([name, kind]) => `| <a id="${name}"></a>\`${name}\` | ${kind.description} |`)
  const head = ["| Code | What it means |", "| --- | --- |"]
  return [
    "## What the check can say",
    "",
    "The codes stay the same from release to release.",
    "",
    "### Errors, which stop a build",
    "",
    ...head,
    ...rows("error"),
    "",
    "### Advice, which does not",
    "",
    ...head,
    ...rows("warning"),
    "",
  ].join("\n")
}
