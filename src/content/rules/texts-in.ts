/** Lists the texts of the content. */
import type { DataPath } from "../diagnostics"
import { type Content, type FileName, schemaOf } from "../schemas"
import { pairTexts } from "../translations/pair-texts"
import { filesIn } from "../tree/files-in"
import { type PlacedText, textsIn } from "../tree/walk"

/** A text with its file. */
export type ContentText = PlacedText & {
  file: FileName
  /** The place of the text that it replaces in another language, and whose rules it follows. */
  base?: { file: FileName; path: DataPath }
}

/**
 * @returns all texts of the files, each with what its schema says about it. The target of a translation is there
 *   once for each place of its source, with what the schema says about that place
 */
export function textsOf(content: Partial<Content>): ContentText[] {
  const { translations = {}, ...base } = content
  const inFile = ([file, data]: [FileName, unknown]) =>
    textsIn(schemaOf(file), data).map((text): ContentText => ({ file, ...text }))
  const inLanguages = filesIn({ translations }).flatMap((dictionary) => {
    const [name] = dictionary
    const { pairs, unused } = pairTexts(content, name.replace(/.*\//, ""))
    const targets = pairs.flatMap(({ entry, file, path, schema, notes }): ContentText[] => {
      if (!entry?.target) return []
      const place = { file: name, path: [...entry.path, "target"], text: entry.target }
      return [{ ...place, schema, notes, base: { file, path } }]
    })
    const isUsed = ({ path }: ContentText) =>
      path.length === 3 &&
      path[2] === "target" &&
      !unused.some((each) => each.path[1] === path[1] && each.path[0] === path[0])
    return [...inFile(dictionary).filter((text) => !isUsed(text)), ...targets]
  })
  return [...filesIn(base).flatMap(inFile), ...inLanguages]
}
