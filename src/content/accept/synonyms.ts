/** Finds the field or the value that a word of another format stands for; the words are in synonyms.yaml. */
import { readFileSync } from "node:fs"
import { parse } from "yaml"
import { lazy } from "../../lib/lazy"
import { codeRoot } from "../../roots"
import {
  choicesIn,
  isRequired,
  literalOf,
  membersOf,
  type Schema,
  shapeOf,
} from "../schemas/introspection"
import { plainName } from "../wording"

type Table = Readonly<Record<string, string>>

/** A choice or a field → its other words, in the order of the file. */
const tables = lazy(() => {
  const source = readFileSync(codeRoot("src/content/accept/synonyms.yaml"), "utf8")
  const { choices, fields }: { choices: Table; fields: Table } = parse(source)
  const wordsOf = (table: Table) =>
    new Map(Object.entries(table).map(([ours, words]) => [ours, words.split(" ")]))
  return { choices: wordsOf(choices), fields: wordsOf(fields) }
})

/** @returns the one of the options that a word probably stands for */
export function choiceNamedLike(word: string, options: readonly unknown[]): string | undefined {
  const { choices } = tables()
  return [...choices.keys()].find(
    (choice) => options.includes(choice) && choices.get(choice)?.includes(plainName(word)),
  )
}

/** @returns those of the fields that other formats call by this name */
export function fieldsNamedLike(name: string, fields: readonly string[]): string[] {
  return fields.filter((field) => tables().fields.get(field)?.includes(plainName(name)))
}

/** @returns the field that says of which kind an item is, with the kind that has this name */
export function kindNamedLike(
  name: string,
  item: Schema,
): { field: string; kind: string } | undefined {
  const fields = membersOf(item)
    .flatMap((member) => Object.entries(shapeOf(member) ?? {}))
    .filter(([, field]) => isRequired(field))
  const choices = fields.flatMap(([field, schema]) =>
    [...literalOf(schema), ...choicesIn(schema)].map((kind) => ({ field, kind: String(kind) })),
  )
  const kinds = choices.map(({ kind }) => kind)
  const meant =
    kinds.find((kind) => plainName(kind) === plainName(name)) ?? choiceNamedLike(name, kinds)
  return choices.find(({ kind }) => kind === meant)
}
