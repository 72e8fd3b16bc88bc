/** Marks what the site does not publish, so that no comparison prints it. */
import { findFields, toSearched } from "../../../content/cross-file/private-values"
import { hasValue } from "../../../content/private-values/limited-fields"
import { type Content, type FileName, schemaOf } from "../../../content/schemas"
import { shapeAt } from "../../../content/schemas/introspection"
import { ownerSchema } from "../../../content/schemas/owner"
import { mapTexts } from "../../../content/tree/walk"
import { zip } from "../../../content/tree/zip"
import { isPublic } from "../../../content/values/formats"
import type { Change } from "./find-changes"
import { MARK, PRIVATE } from "./values"

/** What is not private itself in contact data. */
const NOT_PRIVATE: readonly PropertyKey[] = ["kind", "visibleIn"]

/**
 * @param owner that of the base
 * @returns the data of the file, with a mark before each private text. No file of the site has a letter
 */
export function markPrivate(file: FileName, data: unknown, owner: Content["owner"]): unknown {
  const isLetter = file.startsWith("letters/")
  if (!isLetter && !/(?:^|\/)owner$/.test(file)) return data
  const shown = findPublicObjects(owner, data)
  return mapTexts(schemaOf(file), data, ({ path, text }) => {
    const isPrivate = path.some((step, end) => {
      const around = path.slice(0, end)
      const isLimited = "visibleIn" in shapeAt(ownerSchema, owner, around)
      return isLimited && !NOT_PRIVATE.includes(step) && !shown.has(around.join())
    })
    return isLetter || isPrivate ? MARK + text : text
  })
}

/**
 * Only the base says which formats may show an object. What a translation has in addition is private.
 * @param data of the base or of a translation
 * @returns the paths of the objects that every format may show
 */
function findPublicObjects(owner: Content["owner"], data: unknown): Set<string> {
  const paths = new Set<string>()
  const nothing = () => undefined
  zip(
    { schema: ownerSchema, base: owner, other: data },
    {
      value: nothing,
      list: nothing,
      object: (_fields, { base, otherPath }) => {
        if ("visibleIn" in base && isPublic(base as never)) paths.add(otherPath.join())
        return undefined
      },
      gone: nothing,
    },
  )
  return paths
}

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
