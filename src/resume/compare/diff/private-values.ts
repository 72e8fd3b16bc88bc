/** Marks what the site does not publish, so that no comparison prints it. */
import { findFields, toSearched } from "../../../content/cross-file/private-values"
import { hasValue } from "../../../content/private-values/limited-fields"
import type { Content } from "../../../content/schemas"
import { elementOf } from "../../../content/schemas/introspection"
import { ownerSchema } from "../../../content/schemas/owner"
import { alignItems } from "../../../content/tree/align"
import { isPublic } from "../../../content/values/formats"
import type { Change } from "./find-changes"
import { type Fields, isFields, PRIVATE, PRIVATE_MARK, type Value } from "./values"

/** Path of a content file without its extension → its data. */
export type Files = Readonly<Record<string, Value>>

/**
 * Only the base says which formats may show a contact field and the address. What a translation has in
 * addition to the base is private. No file of the site contains a letter.
 * @returns the files with marks at their private contact fields, addresses and letters
 */
export function markPrivate(files: Files): Files {
  const base = files.owner
  const marked = Object.entries(files).map(([name, data]): [string, Value] => {
    if (name.startsWith("letters/")) return [name, mark(data)]
    const isOwner = name === "owner" || /^translations\/[^/]+\/owner$/.test(name)
    return [name, isOwner && isFields(base) && isFields(data) ? markOwner(data, base) : data]
  })
  return Object.fromEntries(marked)
}

function markOwner(owner: Fields, base: Fields): Fields {
  const [contact, baseContact] = [itemsOf(owner.contact), itemsOf(base.contact)]
  const schema = elementOf(ownerSchema.shape.contact) ?? ownerSchema
  const places = owner === base ? [...contact.keys()] : alignItems(schema, baseContact, contact)
  const isShown = (field: Value) =>
    isFields(field) && Array.isArray(field.visibleIn) && isPublic(field as never)
  return {
    ...owner,
    ...(owner.contact && {
      contact: contact.map((field, index) =>
        isShown(baseContact[places[index] ?? -1]) ? field : mark(field),
      ),
    }),
    ...(owner.address && { address: isShown(base.address) ? owner.address : mark(owner.address) }),
  }
}

const itemsOf = (list: Value): readonly Value[] => (Array.isArray(list) ? list : [])

const mark = (data: Value): Value => (isFields(data) ? { ...data, [PRIVATE_MARK]: true } : data)

/**
 * @param states both contents; what is private in one of them is not printed
 * @returns the changes without the private values that stand in other texts
 */
export function withoutPrivateTexts(
  changes: readonly Change[],
  ...states: readonly Content[]
): Change[] {
  const fields = states.flatMap((content) => findFields(content).fields)
  const hide = (text: string) => {
    const searched = toSearched(text)
    return fields.some((field) => hasValue(field, searched)) ? PRIVATE : text
  }
  return changes.map(({ before, after, ...change }) => ({
    ...change,
    place: change.place.map(hide),
    ...(before !== undefined && { before: hide(before) }),
    ...(after !== undefined && { after: hide(after) }),
  }))
}
