/**
 * Tries what findings propose, so that no hint makes another mistake of the first one. The file may have more
 * mistakes, which the first one hides. So of what is new after a change, only what is near it counts.
 */
import { isDeepStrictEqual } from "node:util"
import type { Finding, Fix, Range } from "../diagnostics"
import { lineRange } from "../yaml/lines"
import { type ContentFile, createSource, rangeIn } from "../yaml/positions"
import { parseYaml } from "../yaml/yaml-document"

/** Of one finding, the most certain spellings come first. */
const MAX_TRIES = 20

/** How many characters are read again in one file. What nobody has tried is not proposed. */
const MAX_READ = 500_000

/** Brackets around all of a value, also after a bullet, are a list or a group of fields. In quotes, they would become a text. */
const QUOTED_BRACKETS = /(["'])\W{0,3}(?:\[.*\]|\{.*\})\1/

/**
 * Tries each fix on the item around it, which is quick, and on the whole file only if that passes.
 * @param station reads the file with another text
 * @returns what was found, with the hint of the first fix that mends it, if all that do so give the same data
 */
export function prove(file: ContentFile, station: (file: ContentFile) => ContentFile): Finding[] {
  const { source } = file
  let left = MAX_READ
  return file.found.map(({ fixes: all = [], ...finding }) => {
    if (!source) return finding
    const fixes = all.filter(({ write }) => !QUOTED_BRACKETS.test(write)).slice(0, MAX_TRIES)
    const others = file.found.filter(({ path }) => path !== finding.path)
    /** @returns the data of a text that has neither the mistake nor a new one */
    const read = ({ text, near, isLine }: Attempt): { data: unknown } | undefined => {
      left -= text.length
      if (left < 0) return
      if (parseYaml(text).errors.some(({ pos }) => !isLine || isWithin(pos[0], near))) return
      const after = station({ file: file.file, source: createSource(text), found: [] })
      const isNew = (each: Finding) =>
        isWithin(rangeIn(after, each)?.[0] ?? near[0], near) &&
        !IN_TEXT.has(each.code) &&
        !others.some((other) => isSame(other, each))
      if (after.found.some(isNew)) return
      return { data: after.document?.toJS() ?? text }
    }
    const mended = fixes.flatMap((fix) => {
      const { part, whole } = change(source.text, fix)
      const result = part && !read(part) ? undefined : read(whole)
      // Without data, the schema has not refused the text in place of a list.
      const isText = typeof result?.data === "string" && /^["'][[{]/.test(fix.write)
      return result && !isText ? [{ fix, ...result }] : []
    })
    const [first] = mended
    if (!first || left < 0 || mended.some(({ data }) => !isDeepStrictEqual(data, first.data)))
      return finding
    const { hint, place = finding.range, meaning } = first.fix
    return { ...finding, ...meaning, hint, range: place }
  })
}

const isWithin = (offset: number, [start, end]: Range) => start <= offset && offset <= end

/** What only the text shows that is to be read now: it was there before. */
const IN_TEXT = new Set(["unclosed-mark", "odd-text", "bad-link", "bad-address", "smart-quotes"])

/** In a part of the file, its path is another one. */
const isSame = (one: Finding, other: Finding) =>
  one.code === other.code && one.message === other.message

/** A text after a change, and the range of it that the change concerns: a line, or an item. */
type Attempt = { text: string; near: Range; isLine: boolean }

/** The lines that begin an item of the file, such as a company or a section, or a field of the file. */
const OUTER = /^ {0,2}[^ #\r\n].*$/gm

/** @returns the file after the change; and the item alone below the field of its list, if it is no field of the file */
function change(before: string, { range: [start, end], write, until = start }: Fix) {
  const text = before.slice(0, start) + write + before.slice(end)
  const [own, last] = [lineRange(text, start)[0], lineRange(text, start + write.length)[1]]
  const [first] = lineRange(text, Math.min(start, until))
  const above = [...text.slice(0, first).matchAll(OUTER)].at(-1)?.index ?? 0
  const [below] = text.slice(last).matchAll(OUTER)
  const item: Range = [above, below ? last + below.index : text.length]
  // Only what stands after the field or the dash of a line changes.
  const isLine = text.slice(own, start).trim() !== ""
  const [, stop] = lineRange(text, Math.max(last, until + text.length - before.length))
  const near: Range = isLine ? [first, stop] : [above, item[1] + (below?.[0].length ?? 0)]
  const whole: Attempt = { text, near, isLine }
  const [field] = [...text.slice(0, above).matchAll(/^\w.*\n/gm)].slice(-1)
  if (!field || text.charAt(own) !== " " || !/^ *- /.test(text.slice(above))) return { whole }
  const alone = field[0] + text.slice(...item)
  const shift = field[0].length - above
  const to = Math.min(near[1] + shift, alone.length)
  const part: Attempt = { text: alone, near: [near[0] + shift, to], isLine }
  return { whole, part }
}
