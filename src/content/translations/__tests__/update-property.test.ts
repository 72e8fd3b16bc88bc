import fc from "fast-check"
import { parseDocument } from "yaml"
import { folderOfPerson, PEOPLE } from "../../../../test/load-person"
import { toOneLine } from "../../../lib/one-line"
import type { DataPath } from "../../diagnostics"
import { loadContent } from "../../load"
import { filesIn } from "../../rules/texts-in"
import { type Content, type FileName, schemaOf } from "../../schemas"
import { valueAt } from "../../schemas/introspection"
import { checkText } from "../../schemas/value-rules"
import type { TextPair } from "../pair-texts"
import { pairFiles, stateOf } from "../translate-content"
import { updateTranslation } from "../update-translation"

type Files = ReadonlyMap<FileName, string>
type Place = TextPair & { file: FileName }

const dataOf = (content: Content, file: FileName) =>
  new Map<string, unknown>(filesIn(content)).get(file)

/** @returns the files after `npm run translate`, of which only some are looked at */
function update(content: Content, files: Files, names: readonly FileName[]): Files {
  const updated = names.flatMap((file): [FileName, string][] => {
    const { text, removed } = updateTranslation(file, dataOf(content, file), files.get(file))
    expect(removed).toEqual([])
    return text === undefined ? [] : [[file, text]]
  })
  return new Map([...files, ...updated])
}

const readings = new Map<string, unknown>()

/** @returns the valid data of a file of the translation; most files are the same again and again */
function read(file: FileName, text: string): unknown {
  const key = `${file}\n${text}`
  const data =
    readings.get(key) ?? schemaOf(`translations/xx/${file}`).parse(parseDocument(text).toJS())
  readings.set(key, data)
  return data
}

/** @returns the texts that are not current, each with its state */
function missingIn(content: Content, files: Files) {
  const translation = Object.fromEntries([...files].map(([file, text]) => [file, read(file, text)]))
  const paired = pairFiles(content, translation)
  expect(paired.flatMap(({ gone }) => gone)).toEqual([])
  return paired.flatMap(({ file, pairs }) =>
    pairs.flatMap((pair) => {
      const state = stateOf(pair)
      return state === "current" ? [] : [{ ...pair, file, state }]
    }),
  )
}

/** @returns the content with another text at a place */
function change(content: Content, { file, path }: Place, text: string): Content {
  const copy = structuredClone(content)
  const parent = valueAt(dataOf(copy, file), path.slice(0, -1))
  Object.assign(parent as object, { [path.at(-1) as string]: text })
  return copy
}

/** @returns the files after an edit of one of them */
function edit(files: Files, file: FileName, path: DataPath, value: unknown): Files {
  const document = parseDocument(files.get(file) ?? "")
  if (value === undefined) document.deleteIn(path)
  else document.setIn(path, value)
  return new Map([...files, [file, String(document)]])
}

const anyText = fc
  .array(fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("\n", ": ", " #", "- ", "'")))
  .map((parts) => toOneLine(parts.join("")))
  .filter((text) => checkText(text) === undefined)

test.each(["sample", ...PEOPLE.map(folderOfPerson)])(
  "of a whole translation of %s, exactly the text is stale that has changed",
  async (folder) => {
    const { content } = await loadContent(folder, new Date("2026-11-22"))
    if (!content) throw new Error("The content has errors.")
    const names = pairFiles(content, {}).map(({ file }) => file)
    const missing = update(content, new Map(), names)
    let count = 0
    const fill = (text: string) => text.replace(/target: ''/g, () => `target: 'Text ${count++}'`)
    const whole = new Map([...missing].map(([file, text]) => [file, fill(text)]))
    expect(missingIn(content, whole)).toEqual([])
    expect(update(content, whole, names)).toEqual(whole)

    const texts = missingIn(content, missing)
    expect(texts).toHaveLength(count)
    const sources = texts.map(({ source }) => String(source))
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.oneof(anyText, fc.constantFrom(...sources)),
        (place, text) => {
          fc.pre(text !== place.source)
          const changed = change(content, place, text)
          const { file, path } = place
          const expected = [expect.objectContaining({ file, path, state: "stale" })]
          expect(missingIn(changed, whole)).toEqual(expected)

          const marked = update(changed, whole, [file])
          const found = missingIn(changed, marked)
          expect(found).toEqual(expected)
          expect(update(changed, marked, [file])).toEqual(marked)
          expect(update(content, marked, [file])).toEqual(whole)

          const at = found[0]?.translation?.path ?? []
          const reworded = edit(marked, file, [...at, "target"], "Another text.")
          expect(missingIn(changed, reworded)).toEqual([])
          expect(missingIn(changed, update(changed, reworded, [file]))).toEqual([])
          const confirmed = edit(marked, file, [...at, "stale"], undefined)
          expect(missingIn(changed, confirmed)).toEqual([])
          expect(update(changed, confirmed, [file])).toEqual(confirmed)
        },
      ),
      { numRuns: 4 },
    )
  },
)
