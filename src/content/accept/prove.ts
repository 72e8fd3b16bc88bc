/**
 * Tries what findings propose, so that no hint makes another mistake of the first one. The file may have more
 * mistakes, which the first one hides. So of what is new after a change, only what is near it counts.
 */
import { isDeepStrictEqual } from "node:util"
import type { Finding, Fix, Range } from "../diagnostics"
import { lineRange } from "../yaml/lines"
import { type ContentFile, createSource, rangeIn } from "../yaml/positions"
import { parseYaml } from "../yaml/yaml-document"

/** Each try reads the whole file. */
const MAX_TRIES = 20

/**
 * @param read reads the file with another text
 * @returns what was found, with the hint of the first fix that mends it, if all that do so give the same data
 */
export function prove(file: ContentFile, read: (file: ContentFile) => ContentFile): Finding[] {
  const { source } = file
  let tries = MAX_TRIES
  return file.found.map(({ fixes = [], ...finding }) => {
    if (!source || fixes.length === 0 || fixes.length > tries) return finding
    tries -= fixes.length
    const mended = fixes.flatMap((fix) => {
      const [start, end] = fix.range
      const text = source.text.slice(0, start) + fix.write + source.text.slice(end)
      const near = rangeAround(text, fix)
      const { errors } = parseYaml(text)
      if (errors.some(({ pos }) => isWithin(pos[0], near))) return []
      const after = read({ file: file.file, source: createSource(text), found: [] })
      const data: unknown = errors.length > 0 ? text : after.document?.toJS({ maxAliasCount: -1 })
      return isMended(file, after, finding, near) ? [{ fix, data }] : []
    })
    const [first] = mended
    if (!first || mended.some(({ data }) => !isDeepStrictEqual(data, first.data))) return finding
    const { hint, place = finding.range } = first.fix
    return { ...finding, hint, range: place }
  })
}

const isWithin = (offset: number, [start, end]: Range) => start <= offset && offset <= end

/** What only the text shows that is to be read now: it was there before. */
const IN_TEXT = new Set(["unclosed-mark", "odd-text", "bad-link", "bad-address", "smart-quotes"])

function isMended(before: ContentFile, after: ContentFile, finding: Finding, near: Range) {
  // A finding is the same one after the change if it says the same of the same field.
  const nameOf = ({ code, message, path }: Finding) => JSON.stringify([code, message, path])
  const known = new Set(before.found.filter((each) => each.path !== finding.path).map(nameOf))
  return after.found.every((each) => {
    const [offset] = rangeIn(after, each) ?? near
    return !isWithin(offset, near) || known.has(nameOf(each)) || IN_TEXT.has(each.code)
  })
}

/** The lines that begin an item of the file, such as a company or a section, or a field of the file. */
const OUTER = /^ {0,2}[^ #\r\n].*$/gm

/** @returns the line, if only what stands after its field or dash changes; otherwise the item, and the line below it */
function rangeAround(text: string, { range: [start], write }: Fix): Range {
  const [first] = lineRange(text, start)
  const [, last] = lineRange(text, start + write.length)
  if (text.slice(first, start).trim() !== "") return [first, last]
  const above = [...text.slice(0, first).matchAll(OUTER)].at(-1)
  const [below] = text.slice(last).matchAll(OUTER)
  return [above?.index ?? 0, below ? last + below.index + below[0].length : text.length]
}
