/** Describes unknown and missing fields. */
import type { DataPath, Finding } from "../../diagnostics"
import { contentNames, schemaOf } from "../../schemas"
import { ENTRY_SCHEMAS } from "../../schemas/entries"
import {
  elementOf,
  isRequired,
  membersOf,
  type Schema,
  type Shape,
  schemaAt,
  shapeAt,
  shapeOf,
  unwrap,
  valueAt,
} from "../../schemas/introspection"
import { isGivenName, wholeName } from "../../values/name-parts"
import { toSlug } from "../../values/slug"
import { allOf, anyOf, nearest, quote, quoteWhole, yamlText } from "../../wording"
import type { CheckedFile } from "../yaml/parse"
import { expectedField } from "./expected-field"
import { describeStray } from "./stray-items"
import { fieldsNamedLike, kindNamedLike } from "./synonyms"

const COMMENT = "A comment starts with # and a space."

const isComment = (name: string): boolean => /^(\/\/|--)/.test(name)

/**
 * @param unknown the fields that the schema does not have
 * @param missing the required fields that the data does not have
 * @returns one diagnostic for each mistake; a misspelled required field is both unknown and missing
 */
export function describeFieldNames(
  checked: CheckedFile,
  unknown: readonly DataPath[],
  missing: readonly DataPath[],
): Finding[] {
  const strays = new Map(
    unknown.flatMap((path) => {
      const stray = describeStray(checked, path.slice(0, -1))
      return stray ? [[stray.path?.join(), stray]] : []
    }),
  )
  const others = (paths: readonly DataPath[]) =>
    paths.filter((path) => !strays.has(path.slice(0, -1).join()))
  return [...strays.values(), ...describeFields(checked, others(unknown), others(missing))]
}

function describeFields(
  checked: CheckedFile,
  unknown: readonly DataPath[],
  missing: readonly DataPath[],
): Finding[] {
  const { schema, data } = checked
  const explained = new Set<DataPath>()
  const absentFrom = (path: DataPath) =>
    missing.filter((other) => !explained.has(other) && isSibling(other, path))
  const unknownFields = unknown.map((path): Finding => {
    const name = nameOf(path)
    const absent = absentFrom(path)
    const meant = meantBy(checked, path, absent.map(nameOf))
    const found = absent.filter((other) => meant.fields.includes(nameOf(other)))
    const [meantPath] = found
    if (!meantPath) return { path, ...describeUnknownField(checked, path) }
    for (const other of found) explained.add(other)
    const message = `Unknown field ${quote(name)}; the required field ${quote(meantPath.at(-1))} is missing.`
    const expected = expectedField(schema, data, meantPath)
    const hint = isComment(name) ? COMMENT : meant.hint
    return { path, code: "unknown-field", message, expected, hint }
  })
  // A field that is indented too little or too much is unknown where it is, and missing where it belongs.
  const isMisplaced = (path: DataPath) =>
    unknown.some(
      (other) =>
        (other.at(-1) === path.at(-1) && isWithin(path, other.slice(0, -1))) ||
        (isSibling(other, path) &&
          isWrapper(shapeAt(schema, data, path.slice(0, -1)), valueAt(data, other))),
    )
  const missingFields = missing
    .filter((path) => !explained.has(path) && !isMisplaced(path))
    .map((path): Finding => {
      const message = `The field ${quote(path.at(-1))} is missing.`
      const expected = expectedField(schema, data, path)
      return { path, code: "missing-field", message, expected, hint: idHint(data, path) }
    })
  return [...unknownFields, ...missingFields]
}

/** @returns the id that the name of the item gives, or its number if that has no Latin letter */
function idHint(data: unknown, path: DataPath): string | undefined {
  const [list, index] = path.slice(-3).map(String)
  const names = ["company", "name", "break", "title"].map((key) =>
    valueAt(data, [...path.slice(0, -1), key]),
  )
  const name = names.find((each) => typeof each === "string")
  if (path.at(-1) !== "id" || !name) return undefined
  return `Write id: ${toSlug(String(name)) || `${list}-${Number(index) + 1}`}`
}

/** @returns the fields that a name probably stands for, and the hint that says so */
function meantBy(
  { schema, data }: Pick<CheckedFile, "schema" | "data">,
  path: DataPath,
  absent: readonly string[],
): { fields: string[]; hint?: string } {
  const name = nameOf(path)
  const parent = path.slice(0, -1)
  const shape = shapeAt(schema, data, parent)
  const misspelled = nearest(name, absent)
  if (misspelled) return { fields: [misspelled], hint: `Did you mean ${quoteWhole(misspelled)}?` }
  const item = schemaAt(schema, data, parent)
  const kind = item && kindNamedLike(name, item)
  const others = Object.keys(valueAt(data, parent) ?? {}).filter((key) => key !== name)
  const required = absent.filter((key) => shape[key] && isRequired(shape[key]))
  // As `email: a@b.example` in an item of `contact`, which has `kind` and `value`.
  if (kind && required.length === 2 && others.every((key) => Object.hasOwn(shape, key))) {
    const value = yamlText(String(valueAt(data, path)))
    const lines = required.map((key) => `${key}: ${key === kind.field ? kind.kind : value}`)
    if (required.includes(kind.field))
      return { fields: required, hint: `Here it is ${allOf(lines)}` }
  }
  const whole = absent.includes("name") && isGivenName(name) && wholeName(valueAt(data, parent))
  if (whole) return { fields: ["name"], hint: `Write name: ${yamlText(whole)}` }
  const named = fieldsNamedLike(name, absent)
  const fitting = named.filter((key) => canHold(shape[key], valueAt(data, path)))
  const fields = fitting.length > 0 ? fitting : named
  if (fields.length > 0) return { fields, hint: `Here it is ${anyOf(fields.map(quote))}.` }
  const owner = ownerOf({ schema, data }, path)
  return owner && absent.includes(owner.name)
    ? {
        fields: [owner.name],
        hint: `Here it is ${quote(owner.inner)} inside ${quote(owner.name)}.`,
      }
    : { fields }
}

/** @returns whether the field takes a list, if the value is one, or fields, or one value */
function canHold(field: Schema | undefined, value: unknown): boolean {
  if (!field || value === null) return field !== undefined
  if (Array.isArray(value)) return elementOf(field) !== undefined
  const isOnlyGroup = membersOf(field).every((member) => shapeOf(member) !== undefined)
  return typeof value === "object"
    ? shapeOf(field) !== undefined
    : elementOf(field) === undefined && !isOnlyGroup
}

function describeUnknownField(checked: CheckedFile, path: DataPath): Finding {
  const { schema, data } = checked
  const name = nameOf(path)
  const parent = path.slice(0, -1)
  const shape = shapeAt(schema, data, parent)
  const absent = Object.keys(shape).filter((key) => valueAt(data, [...parent, key]) === undefined)
  const message = `Unknown field ${quote(name)}.`
  if (isComment(name)) return { code: "unknown-field", message, hint: COMMENT }
  const { hint: meant } = meantBy(checked, path, absent)
  if (meant) return { code: "unknown-field", message, hint: meant }
  const owner = ownerOf(checked, path)?.name
  const hint =
    (owner && `${quote(name)} belongs inside ${quote(owner)}: indent it further.`) ??
    outerFieldHint(checked, path) ??
    (isWrapper(shape, valueAt(data, path))
      ? `Delete the line ${quote(`${name}:`)}, and indent the lines below it less.`
      : elsewhereHint(shape, name, parent)) ??
    "Which of these is meant? If none is, delete the field."
  return { code: "unknown-field", message, expected: anyOf(Object.keys(shape)), hint }
}

/** @returns whether the value has the fields of this place itself, as `basics:` of JSON Resume has them */
const isWrapper = (shape: Shape, value: unknown) =>
  !Array.isArray(value) && Object.keys(shape).some((key) => valueAt(value, [key]) !== undefined)

/** @returns where the field of this name is: in a list that has it as a kind, in another section or another file */
function elsewhereHint(shape: Shape, name: string, parent: DataPath): string | undefined {
  for (const [key, field] of Object.entries(shape)) {
    const element = elementOf(field)
    const item = element && kindNamedLike(name, element)
    if (item) return `Here it is an item of ${quote(key)}, with ${item.field}: ${item.kind}`
  }
  const sections = Object.entries(ENTRY_SCHEMAS).filter(([, entry]) =>
    Object.hasOwn(shapeOf(entry) ?? {}, name),
  )
  const [section] = sections.length === 1 && parent.at(-2) === "entries" ? (sections[0] ?? []) : []
  if (section)
    return `Only an entry of the section ${section} has ${name}. Move the entry there, or delete the line.`
  const files = contentNames.filter((file) => Object.hasOwn(shapeOf(schemaOf(file)) ?? {}, name))
  return parent.length === 0 && files.length === 1
    ? `${quote(name)} belongs in ${files[0]}.yaml.`
    : undefined
}

/**
 * @returns the field beside this one inside which such a field would be valid, and its name there. A word
 *   of another format counts only if the field is required, as `roles` is.
 */
function ownerOf(
  { schema, data }: Pick<CheckedFile, "schema" | "data">,
  path: DataPath,
): { name: string; inner: string } | undefined {
  const name = nameOf(path)
  for (const [key, field] of Object.entries(shapeAt(schema, data, path.slice(0, -1)))) {
    const inner = shapeOf(elementOf(field) ?? unwrap(field))
    if (inner && Object.hasOwn(inner, name)) return { name: key, inner: name }
    const isPlain = isRequired(field) && membersOf(elementOf(field) ?? field).length === 1
    const names = Object.keys((isPlain && inner) || {})
    const [meant] = [nearest(name, names) ?? fieldsNamedLike(name, names)].flat()
    if (meant && canHold(inner?.[meant], valueAt(data, path))) return { name: key, inner: meant }
  }
  return undefined
}

/** @returns a hint if an object around this one lacks such a field: the line needs less indentation */
function outerFieldHint({ schema, data }: CheckedFile, path: DataPath): string | undefined {
  const name = nameOf(path)
  const parent = path.slice(0, -1)
  const depth = parent.findLastIndex((_step, index) => {
    const outer = parent.slice(0, index)
    const field = shapeAt(schema, data, outer)
    return (
      Object.hasOwn(field, name) &&
      canHold(field[name], valueAt(data, path)) &&
      valueAt(data, [...outer, name]) === undefined
    )
  })
  return depth < 0
    ? undefined
    : `${quote(name)} belongs on the same level as ${quote(parent[depth])}: indent it less.`
}

const nameOf = (path: DataPath) => String(path.at(-1))

const isSibling = (a: DataPath, b: DataPath) => a.length === b.length && isWithin(a, b.slice(0, -1))

function isWithin(path: DataPath, parent: DataPath): boolean {
  return parent.every((step, index) => step === path[index])
}
