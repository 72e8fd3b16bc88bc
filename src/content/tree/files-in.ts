/** Lists the files of the content. */
import {
  type Content,
  contentNames,
  type FileName,
  NAMED_FILES,
  type NamedKind,
  parseFileName,
} from "../schemas"

/** @returns the data of each file, with the files of the folders by their paths */
export function filesIn(content: Partial<Content>): [FileName, unknown][] {
  return [
    ...contentNames.flatMap((name) => (content[name] ? [[name, content[name]]] : [])),
    ...(Object.keys(NAMED_FILES) as NamedKind[]).flatMap((kind) =>
      Object.entries(content[kind] ?? {}).map(([name, data]) => [`${kind}/${name}`, data]),
    ),
  ] as [FileName, unknown][]
}

/** Puts the data of a file where `filesIn` finds it. */
export function setFile(
  content: Partial<Record<NamedKind, object>>,
  file: FileName,
  data: unknown,
): void {
  const { kind, name } = parseFileName(file)
  if (name === undefined) Object.assign(content, { [kind]: data })
  else content[kind] = { ...content[kind], [name]: data }
}

/** @returns the content with what `change` makes of each file that the build reads */
export function mapFiles(
  content: Content,
  change: <Data>(name: FileName, data: Data) => Data,
): Content {
  const mapped = { ...content, variants: {} }
  // The data keeps the type of its file.
  for (const [name, data] of filesIn({ ...content, letters: {}, translations: {} }))
    setFile(mapped, name, change(name, data))
  return mapped
}
