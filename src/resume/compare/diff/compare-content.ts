/** Says what changed between two states of the content. */
import { filesIn } from "../../../content/cross-file/texts-in"
import type { Content, FileName } from "../../../content/schemas"
import { toSource } from "../../model/resume-source"
import { type Change, findChanges } from "./find-changes"
import { markPrivate, withoutPrivateTexts } from "./private-values"
import type { Value } from "./values"

/** @returns the changes of every content file */
export function compareContent(before: Content, after: Content): Change[] {
  return compareFiles(before, after, filesIn)
}

/** @returns the changes of what the résumé shows */
export function compareResumes(before: Content, after: Content): Change[] {
  return compareFiles(
    before,
    after,
    (content) => Object.entries(toSource(content)) as [FileName, unknown][],
  )
}

/**
 * Changes outside any item of a list are at the place of their file. In a translation, items have the names
 * of the base, so the file stands before them.
 */
function compareFiles(
  before: Content,
  after: Content,
  filesOf: (content: Content) => [FileName, unknown][],
): Change[] {
  const toValues = (content: Content): Map<string, Value> => {
    const files = filesOf(content).map(([file, data]) => [
      file,
      markPrivate(file, data, content.owner),
    ])
    return new Map(JSON.parse(JSON.stringify(files, withTextItems)))
  }
  const [old, now] = [toValues(before), toValues(after)]
  const changes = [...new Set([...now.keys(), ...old.keys()])].flatMap((name) =>
    findChanges(old.get(name), now.get(name), "file", []).map(({ place, ...change }) => {
      const isShort = place.length === 0 || name.startsWith("translations/")
      return { ...change, place: [...(isShort ? [`${name}.yaml`] : []), ...place] }
    }),
  )
  return withoutPrivateTexts(changes, before, after)
}

/** A responsibility is a text, or a text with an id and tags. Both are compared as the latter. */
function withTextItems(key: string, value: unknown): unknown {
  if (key !== "responsibilities" || !Array.isArray(value)) return value
  return value.map((item) => (typeof item === "string" ? { text: item, tags: [] } : item))
}
