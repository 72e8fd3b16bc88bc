/** Says what changed between two states of the content. */
import type { Content } from "../../../content/schemas"
import { toSource } from "../../model/resume-source"
import { type Change, findChanges } from "./find-changes"
import { type Files, markPrivate, withoutPrivateTexts } from "./private-values"

/** @returns the changes of every content file */
export function compareContent(before: Content, after: Content): Change[] {
  return withoutPrivateTexts(compareFiles(toFiles(before), toFiles(after)), before, after)
}

/** @returns the changes of what the résumé shows */
export function compareResumes(before: Content, after: Content): Change[] {
  return withoutPrivateTexts(compareFiles(toSource(before), toSource(after)), before, after)
}

function toFiles({ variants, letters, translations = {}, ...files }: Content): object {
  const named = (folder: string, inner: object) =>
    Object.entries(inner).map(([name, data]) => [`${folder}/${name}`, data])
  return {
    ...files,
    ...Object.fromEntries([
      ...named("variants", variants),
      ...named("letters", letters),
      ...Object.entries(translations).flatMap(([language, inner]) =>
        named(`translations/${language}`, inner),
      ),
    ]),
  }
}

/**
 * Changes outside any item of a list are at the place of their file. In a translation, items have the names
 * of the base, so the file stands before them.
 */
function compareFiles(before: object, after: object): Change[] {
  const [old, now] = [toValues(before), toValues(after)]
  const names = new Set([...Object.keys(now), ...Object.keys(old)])
  return [...names].flatMap((name) =>
    findChanges(old[name], now[name], "file", []).map(({ place, ...change }) => {
      const isShort = place.length === 0 || name.startsWith("translations/")
      return { ...change, place: [...(isShort ? [`${name}.yaml`] : []), ...place] }
    }),
  )
}

const toValues = (files: object): Files =>
  markPrivate(JSON.parse(JSON.stringify(files, withTextItems)))

/** A responsibility is a text, or a text with an id and tags. Both are compared as the latter. */
function withTextItems(key: string, value: unknown): unknown {
  if (key !== "responsibilities" || !Array.isArray(value)) return value
  return value.map((item) => (typeof item === "string" ? { text: item, tags: [] } : item))
}
