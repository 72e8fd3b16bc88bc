/** Says what the schema expects at a place: the allowed values or the names of the fields, and an example line. */
import type { DataPath } from "../diagnostics"
import {
  choicesIn,
  elementOf,
  isRequired,
  literalOf,
  membersOf,
  notesOf,
  type Schema,
  schemaAt,
  shapeAt,
  shapeOf,
  valueAt,
} from "../schemas/introspection"
import { anyNear, yamlText } from "../wording"
import { flowOf } from "../yaml/lines"
import type { CheckedFile } from "../yaml/yaml-document"

/** What of a file says what is expected in it. */
type Place = Pick<CheckedFile, "schema" | "data">

/** @returns the values that the field allows, if they are few, and its line, as in `email or phone, as in kind: 'email'` */
export function expectedAt(place: Place, path: DataPath): string | undefined {
  const { schema, data } = place
  if (path.length === 0) return expectedNames(place, [""])
  const field = schemaAt(schema, data, path)
  if (!field) return undefined
  const element = elementOf(field)
  const choices = element ? choicesIn(element) : kindsAt(place, path, field)
  const line = exampleLine(place, path)
  if (choices.length < 2) return line + noteAt(place, path)
  const value = String(valueAt(data, path) ?? "")
  return `${element ? "one or more of " : ""}${anyNear(value, choices.map(String))}, as in ${line}`
}

/**
 * @param path of a field, which the schema may not have
 * @param meant the name of the field for the example line; default: the first that is missing
 * @returns the names of the fields that can stand there, and an example line of one of them
 */
export function expectedNames(place: Place, path: DataPath, meant?: string): string | undefined {
  const parent = path.slice(0, -1)
  const names = freeNames(place, parent)
  const shape = shapeAt(place.schema, place.data, parent)
  const name = meant ?? names.find((each) => shape[each] && isRequired(shape[each])) ?? names[0]
  if (name === undefined) return undefined
  const own = [...parent, name]
  const list = anyNear(String(path.at(-1)), names)
  return `${list}, as in ${exampleLine(place, own)}${noteAt(place, own)}`
}

/** @returns the names of the fields that the object at the path can have, and does not have */
export function freeNames({ schema, data }: Place, path: DataPath): string[] {
  const names = Object.keys(shapeAt(schema, data, path))
  return names.filter((name) => valueAt(data, [...path, name]) === undefined)
}

/** @returns as in `endDate: 'Mar 2023'` */
function exampleLine(place: Place, path: DataPath): string {
  const [step, example] = [path.at(-1), exampleAt(place, path)]
  const value = typeof example === "string" ? yamlText(example) : flowOf(example)
  return `${typeof step === "number" ? "-" : `${String(step)}:`} ${value}`
}

/** @returns what the field is, as in ` (The last month)` */
function noteAt({ schema, data }: Place, path: DataPath): string {
  const field = schemaAt(schema, data, path)
  const { description } = field ? notesOf(field) : {}
  return description ? ` (${description.replace(/\.$/, "")})` : ""
}

/** @returns an example of the value; the example of a list has that of an item */
function exampleAt({ schema, data }: Place, path: DataPath): unknown {
  const list = typeof path.at(-1) === "number" && schemaAt(schema, data, path.slice(0, -1))
  const [items] = (list && notesOf(list).examples) || []
  const field = schemaAt(schema, data, path)
  return (Array.isArray(items) ? items[0] : undefined) ?? (field && exampleOf(field))
}

/** @returns the allowed values; those that select the members of a union, if the field says which */
function kindsAt({ schema, data }: Place, path: DataPath, field: Schema): readonly unknown[] {
  const members = membersOf(schemaAt(schema, data, path.slice(0, -1)) ?? field)
  const kinds = members.flatMap((each) => literalOf(shapeOf(each)?.[String(path.at(-1))] ?? each))
  return kinds.length > 0 ? kinds : choicesIn(field)
}

/** @returns an example of the value: a group has the fields that it needs */
function exampleOf(field: Schema): unknown {
  const [first = field] = membersOf(field)
  const examples = [field, first].flatMap((each) => notesOf(each).examples ?? [])
  const [example] = [...examples, ...literalOf(first), ...choicesIn(first)]
  if (example !== undefined) return example
  const element = elementOf(first)
  if (element) return [exampleOf(element)]
  const fields = Object.entries(shapeOf(first) ?? {})
  const needed = fields.filter(([, each]) => isRequired(each))
  const shown = needed.length > 0 ? needed : fields.slice(0, 1)
  return Object.fromEntries(shown.map(([name, each]) => [name, exampleOf(each)]))
}
