/** Lists the files of the content, and the texts in them. */
import type { DataPath } from "../diagnostics"
import { type Content, contentNames, type FileName } from "../schemas"

/** @returns the data of each file, with the files of the folders by their paths */
export function filesIn(content: Partial<Content>): [FileName, unknown][] {
  const { variants = {}, letters = {}, translations = {} } = content
  return [
    ...contentNames.flatMap((name) => (content[name] ? [[name, content[name]]] : [])),
    ...Object.entries(variants).map(([name, data]) => [`variants/${name}`, data]),
    ...Object.entries(letters).map(([name, data]) => [`letters/${name}`, data]),
    ...Object.entries(translations).flatMap(([language, files]) =>
      Object.entries(files).map(([name, data]) => [`translations/${language}/${name}`, data]),
    ),
  ] as [FileName, unknown][]
}

/** @returns the content with what `change` makes of each file that the build reads */
export function mapFiles(
  content: Content,
  change: <Data>(name: FileName, data: Data) => Data,
): Content {
  const mapped = { ...content, variants: {} }
  for (const [name, data] of filesIn({ ...content, letters: {}, translations: {} })) {
    // The data keeps the type of its file.
    const [, variant] = /^variants\/(.*)/.exec(name) ?? []
    Object.assign(variant ? mapped.variants : mapped, { [variant ?? name]: change(name, data) })
  }
  return mapped
}

/** @returns all texts in a value of the content, with their paths */
export function textsIn(value: unknown, path: DataPath = []): { path: DataPath; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }]
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index]))
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, [...path, key]))
}
