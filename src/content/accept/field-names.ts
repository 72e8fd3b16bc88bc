/** Describes unknown and missing fields. */
import type { z } from "zod"
import { toSlug } from "../../lib/slug"
import type { DataPath, Finding } from "../diagnostics"
import { contentNames, schemaOf } from "../schemas"
import {
  elementOf,
  fieldsIn,
  isRequired,
  membersOf,
  notesOf,
  type Schema,
  type Shape,
  schemaAt,
  shapeAt,
  shapeOf,
  unwrap,
  valueAt,
} from "../schemas/introspection"
import { allOf, anyOf, nearest, quote, quoteWhole } from "../wording"
import { findRange } from "../yaml/positions"
import type { CheckedFile } from "../yaml/yaml-document"
import { expectedField, orWithoutItem } from "./expected-field"
import { fieldsNamedLike, kindNamedLike } from "./synonyms"

/**
 * @param unknown the fields that the schema does not have
 * @param missing the required fields that the data does not have
 * @returns one finding for each mistake; a misspelled required field is both unknown and missing
 */
export function describeFieldNames(
  checked: CheckedFile,
  unknown: readonly DataPath[],
  missing: readonly DataPath[],
): Finding[] {
  const { schema, data } = checked
  const parents = new Map(unknown.map((path) => [path.slice(0, -1).join(), path.slice(0, -1)]))
  const strays = [...parents.values()].flatMap((path) => [
    ...describeStray(checked, path),
    ...describeFlatItem(checked, path),
  ])
  const isNoStray = (path: DataPath) =>
    !strays.some((stray) => stray.path?.join() === path.slice(0, -1).join())
  const absent = new Set(missing.filter(isNoStray))
  const unknownFields = unknown.filter(isNoStray).map((path): Finding => {
    const siblings = [...absent].filter((other) => isSibling(other, path))
    const field = unknownFieldAt(checked, path, siblings.map(nameOf))
    const home = homeOf(field)
    const found = siblings.filter((other) => home?.fields?.includes(nameOf(other)))
    const [meant] = found
    for (const other of found) absent.delete(other)
    const message = `Unknown field ${quote(field.name)}${meant ? `; the required field ${quote(nameOf(meant))} is missing.` : "."}`
    const all = home?.fields ? undefined : anyOf(Object.keys(field.shape))
    const expected = meant ? expectedField(schema, data, meant) : all
    const rest = field.shape.details ? 'put it into "details"' : "delete the field"
    const hint = home?.hint ?? `Which of these is meant? If none is, ${rest}.`
    return { path, code: "unknown-field", message, expected, hint }
  })
  // A field that is indented too little is unknown where it is, and missing where it belongs.
  const isMisplaced = (path: DataPath) =>
    unknown.some(
      (other) =>
        (other.at(-1) === path.at(-1) && isWithin(path, other.slice(0, -1))) ||
        (isSibling(other, path) &&
          isWrapper(shapeAt(schema, data, path.slice(0, -1)), valueAt(data, other))),
    )
  const missingFields = [...absent]
    .filter((path) => !isMisplaced(path))
    .map((path): Finding => {
      const message = `The field ${quote(path.at(-1))} is missing.`
      const expected = expectedField(schema, data, path)
      const field = schemaAt(schema, data, path)
      const hint = idHint(data, path) ?? (field && orWithoutItem(field, path))
      return { path, code: "missing-field", message, expected, hint }
    })
  return [...strays, ...unknownFields, ...missingFields]
}

/** @returns for an item with fields of a list around its own, such as a company that is indented like a role, that it belongs there */
function* describeStray({ schema, data }: CheckedFile, path: DataPath): Generator<Finding> {
  const names = Object.keys(valueAt(data, path) ?? {})
  const end = path.findLastIndex((step, index) => {
    const item = typeof step === "number" && schemaAt(schema, data, path.slice(0, index + 1))
    return item && membersOf(item).some((member) => names.every((name) => hasField(member, name)))
  })
  const strays = names.filter((name) => !Object.hasOwn(shapeAt(schema, data, path), name))
  const outer = schemaAt(schema, data, path.slice(0, end + 1)) ?? schema
  const isCertain = strays.length > 1 || strays.some((name) => isUnique(outer, name))
  if (typeof path.at(-1) !== "number" || !isCertain || end < 0) return
  const list = quote(path[end - 1])
  const message = `This item of ${quote(path.at(-2))} has the fields of an item of ${list}.`
  const hint = `If it is one, put it after the end of the item that it is in, with its "-" below those of ${list}.`
  yield { path, code: "indentation", message, hint }
}

/** @returns for a company with the fields of its roles or of a career break, and without roles, how both are written */
function* describeFlatItem(
  { schema, data, document }: CheckedFile,
  path: DataPath,
): Generator<Finding> {
  const item = schemaAt(schema, data, path) ?? schema
  const [shape, names] = [shapeAt(schema, data, path), Object.keys(valueAt(data, path) ?? {})]
  const other = membersOf(item).find((member) => shapeOf(member) !== shape)
  const [own] = names.filter((name) => isUnique(item, name))
  const [list] = Object.keys(shape).filter((name) => isUnique(item, name) && name !== own)
  const [key] = Object.keys((other && shapeOf(other)) ?? {}).filter((name) => isUnique(item, name))
  const inner = list && shape[list] && elementOf(shape[list])
  const strays = names.filter((name) => !Object.hasOwn(shape, name))
  const isFlat = strays.every((name) => [inner, other].some((kind) => kind && hasField(kind, name)))
  if (!own || !inner || !key || !other || names.includes(list) || !isFlat) return
  const message = `The field ${quote(list)} is missing, and ${allOf(strays.map(quote))} ${strays.length > 1 ? "belong" : "belongs"} inside it.`
  const hint = `A job has ${list}: put ${list}: above these fields, a dash before the first one, and indent them further. A ${notesOf(other).title} has ${key}: in place of ${own}:`
  const range = findRange(document, [...path, own], "key")
  yield { path, range, code: "missing-field", message, hint }
}

/** @returns the id that the name of the item gives, or its number if that has no Latin letter */
function idHint(data: unknown, path: DataPath): string | undefined {
  const [list, index] = path.slice(-3).map(String)
  const names = ["company", "name", "break", "title"].map((key) =>
    valueAt(data, [...path.slice(0, -1), key]),
  )
  const name = names.find((each) => typeof each === "string")
  if (path.at(-1) !== "id" || !name) return undefined
  return `Add the line id: ${toSlug(String(name)) || `${list}-${Number(index) + 1}`}`
}

/**
 * @param required the fields that the object lacks, and that no other unknown field stands for
 * @returns the unknown field with its object: the path, the fields that it can have, and those that it lacks
 */
function unknownFieldAt(
  { schema, data }: CheckedFile,
  path: DataPath,
  required: readonly string[],
) {
  const parent = path.slice(0, -1)
  const shape = shapeAt(schema, data, parent)
  const absent = Object.keys(shape).filter((key) => valueAt(data, [...parent, key]) === undefined)
  const [name, value] = [nameOf(path), valueAt(data, path)]
  return { schema, data, name, value, parent, shape, absent, required }
}

type UnknownField = ReturnType<typeof unknownFieldAt>

/** Where an unknown field belongs. */
type Home = {
  hint: string
  /** The fields of its own object that it stands for, if it is not elsewhere. */
  fields?: readonly string[]
}

/** The first of these that knows where a field belongs is right: the nearest place comes first. */
const HOMES: readonly ((field: UnknownField) => Home | undefined)[] = [
  function comment({ name, absent }) {
    if (!/^(\/\/|--)/.test(name)) return undefined
    return { hint: "A comment starts with # and a space.", fields: [nearest(name, absent) ?? name] }
  },
  function misspelled({ name, absent, required }) {
    const meant = nearest(name, required) ?? nearest(name, absent)
    return meant ? { hint: `Did you mean ${quoteWhole(meant)}?`, fields: [meant] } : undefined
  },
  function otherWord({ name, value, shape, absent, required }) {
    const named = fieldsNamedLike(name, absent)
    const fitting = [
      named.filter((key) => required.includes(key)),
      named.filter((key) => canHold(shape[key], value)),
      named,
    ].find((fields) => fields.length > 0)
    return fitting && { hint: `Here it is ${anyOf(fitting.map(quote))}.`, fields: fitting }
  },
  /** As `startDate` in a company, which has it in its roles. A word of another format counts only if the field is required. */
  function insideOf({ name, value, shape, absent }) {
    for (const [owner, field] of Object.entries(shape)) {
      const item = elementOf(field) ?? unwrap(field)
      const inner = shapeOf(item) ?? {}
      const isPlain = isRequired(field) && membersOf(item).length === 1
      const names = Object.hasOwn(inner, name) ? [name] : isPlain ? Object.keys(inner) : []
      const meant = nearest(name, names) ?? fieldsNamedLike(name, names)[0]
      if (!meant || (meant !== name && !canHold(inner[meant], value))) continue
      const here = `Here it is ${quote(meant)} inside ${quote(owner)}.`
      return absent.includes(owner)
        ? { hint: here, fields: [owner] }
        : { hint: `${quote(name)} belongs inside ${quote(owner)}: indent it further.` }
    }
    return undefined
  },
  function outside({ name, value, schema, data, parent }) {
    const depth = parent.findLastIndex((_step, index) => {
      const path = [...parent.slice(0, index), name]
      return canHold(schemaAt(schema, data, path), value) && valueAt(data, path) === undefined
    })
    const level = parent[depth]
    const item = schemaAt(schema, data, parent.slice(0, 2))
    if (level === undefined && item && isUnique(item, name))
      return { hint: `It belongs to an item of ${String(parent[0])}: of its own, beside this one.` }
    if (level === undefined) return undefined
    return { hint: `${quote(name)} belongs on the same level as ${quote(level)}: indent it less.` }
  },
  function wrapper({ name, value, shape }) {
    if (!isWrapper(shape, value)) return undefined
    return { hint: `Delete the line ${quote(`${name}:`)}, and indent the lines below it less.` }
  },
  function itemOfList({ name, shape }) {
    for (const [list, field] of Object.entries(shape)) {
      const element = elementOf(field)
      const item = element && kindNamedLike(name, element)
      if (item)
        return { hint: `Here it is an item of ${quote(list)}, with ${item.field}: ${item.kind}` }
    }
    return undefined
  },
  function otherFile({ name, parent }) {
    const files = contentNames.filter((file) => hasField(schemaOf(file), name))
    return parent.length === 0 && files.length === 1
      ? { hint: `${quote(name)} belongs in ${files[0]}.yaml.` }
      : undefined
  },
]

const homeOf = (field: UnknownField) => HOMES.flatMap((find) => find(field) ?? [])[0]

/** Such a field makes an item what it is, as `break` and `company`. */
function isUnique(item: Schema, name: string): boolean {
  const fields = fieldsIn(item).get(name) ?? []
  const isOwn = membersOf(item).some((kind) => hasField(kind, name))
  return isOwn && fields.length === 1 && fields.every(isRequired)
}

const hasField = (schema: Schema, name: string) => Object.hasOwn(shapeOf(schema) ?? {}, name)

/** @returns whether the value has the fields of this place itself, as `basics:` of JSON Resume has them */
const isWrapper = (shape: Shape, value: unknown) =>
  !Array.isArray(value) && Object.keys(shape).some((key) => valueAt(value, [key]) !== undefined)

/** @returns whether the field takes such a value: a list, fields or one value, which may break a rule */
function canHold(field: Schema | undefined, value: unknown): boolean {
  if (!field || value === null) return field !== undefined
  const spellings = typeof value === "number" ? [value, String(value)] : [value]
  return spellings.some((each) => {
    const { issues = [] } = (field as z.ZodType).safeParse(each).error ?? {}
    return !issues.some(
      ({ path, code }) => path.length === 0 && /^invalid_(type|union)$/.test(code),
    )
  })
}

const nameOf = (path: DataPath) => String(path.at(-1))

const isSibling = (a: DataPath, b: DataPath) => a.length === b.length && isWithin(a, b.slice(0, -1))

const isWithin = (path: DataPath, parent: DataPath) =>
  parent.every((step, index) => step === path[index])
