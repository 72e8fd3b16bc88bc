/** Lists the files of the content. */
import { type Content, contentNames, type FileName } from "../schemas"

/** @returns the data of each file, with the files of the folders by their paths */
export function filesIn(content: Partial<Content>): [FileName, unknown][] {
  const { variants = {}, letters = {}, translations = {} } = content
  return [
    ...contentNames.flatMap((name) => (content[name] ? [[name, content[name]]] : [])),
    ...Object.entries(variants).map(([name, data]) => [`variants/${name}`, data]),
    ...Object.entries(letters).map(([name, data]) => [`letters/${name}`, data]),
    ...Object.entries(translations).map(([name, data]) => [`translations/${name}`, data]),
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
