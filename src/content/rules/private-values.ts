/** Finds the contact data that owner.yaml limits to some formats, but that is public in another way. */
import { plainText } from "../../lib/inline-text"
import type { DataPath } from "../diagnostics"
import { parseInline } from "../inline/parse-inline"
import {
  hasValue,
  type Limited,
  type LimitedField,
  mayAppear,
  publicTextsIn,
  publicTextsOf,
  toLimitedFields,
  withoutPublic,
} from "../private-values/limited-fields"
import { toSearchText } from "../private-values/normal-form"
import { type Content, type FileName, parseFileName } from "../schemas"
import { type FormatName, isPublic, PUBLIC_FORMATS } from "../schemas/contact-formats"
import { contentsOf } from "../translations/translate-content"
import { isReserved } from "./owner"
import type { Rule } from "./rule"

/** No text that a format shows contains a value that the format may not show. */
const checkPrivateValues: Rule = function* ({ content, texts, limited }) {
  const { fields, publicTexts } = limited
  if (fields.length === 0) return
  for (const { file, path, text, base } of texts) {
    const formats = formatsOf(base?.file ?? file, base?.path ?? path, content)
    if (formats.length === 0) continue
    const searched = toSearched(text)
    for (const field of fields) {
      const wrong = formats.filter((format) => !field.visibleIn.includes(format))
      if (wrong.length === 0 || !hasValue(field, searched)) continue
      const said = publicTexts
        .filter(({ visibleIn }) => wrong.every((format) => visibleIn.includes(format)))
        .map((each) => each.text)
      const hidden = withoutPublic(field, said)
      if (!hasValue(hidden, searched)) continue
      const message = `The text contains the value of owner.yaml ${field.name}, which ${mayAppear(field.visibleIn)}.`
      const hint =
        "Remove it from this text. If everyone may read it, delete its visibleIn: in owner.yaml."
      const see = { file: "owner", path: [...field.path, "visibleIn"] } as const
      const part = findPart(hidden, text)
      yield { file, path, code: "private-value", message, hint, see, ...(part && { part }) }
    }
  }
}

/** Warns about each limited value that another field shows in more formats: so it is not private. */
const warnAboutPublicValues: Rule = function* ({ limited: { fields, publicTexts } }) {
  for (const field of fields) {
    const other = publicTexts.find(
      ({ text, visibleIn }) =>
        visibleIn.some((format) => format !== "hand-out" && !field.visibleIn.includes(format)) &&
        hasValue(field, toSearchText(text)),
    )
    if (!other) continue
    const message = `${field.name} ${mayAppear(field.visibleIn)}, but ${String(other.path[0])} in ${other.file}.yaml shows its value too, so it is not private.`
    const hint = "Change one of them, or delete its visibleIn: to show it everywhere."
    const path = [...field.path, "visibleIn"]
    const see = { file: other.file, path: other.path }
    yield { file: "owner", path, on: "key", code: "public-value", message, hint, see }
  }
}

/** Warns once if `sourceUrl` shows that the repository is public and owner.yaml has private data. */
const warnAboutPublicSource: Rule = function* ({ content: { owner, website } }) {
  const sourceUrl = website?.sourceUrl
  const path = owner && findLimitedField(owner)
  if (!path || !sourceUrl || isReserved(sourceUrl)) return
  const message =
    "This value is limited to some formats, but sourceUrl says that the source code is public: everyone can read owner.yaml and its history there."
  const hint =
    "If the repository is private, delete sourceUrl in website.yaml. Otherwise, delete the value and its history, or show it everywhere. A format in visibleIn is public too, except hand-out: everyone can read the source of /resume/ (print) and /resume.pdf (pdf)."
  yield { file: "owner", path, on: "key", code: "public-source", message, hint }
}

/** @returns the place of the first list of formats that lacks one; undefined if there is none */
function findLimitedField({ address, contact }: Content["owner"]): DataPath | undefined {
  const index = contact.findIndex((field) => !isPublic(field))
  if (index >= 0) return ["contact", index, "visibleIn"]
  return address && !isPublic(address) ? ["address", "visibleIn"] : undefined
}

/**
 * @returns the limited fields of the owner with the patterns of their values in every language, and what
 *   public fields say; none while owner.yaml or website.yaml is invalid
 */
export function findFields({ owner, website, translations }: Partial<Content>): Limited {
  if (!owner || !website) return { fields: [], publicTexts: [] }
  // The other files have no part in the owner of a language.
  const contents = contentsOf({ owner, website, translations, variants: {} } as Content)
  const [first = [], ...others] = contents.map((each) => toLimitedFields(each.owner))
  const fields = first.map((field, index) => {
    const all = [field, ...others.flatMap((list) => list[index] ?? [])]
    return { ...field, patterns: all.flatMap(({ patterns }) => patterns) }
  })
  const limited = contents.flatMap((each) => publicTextsOf(each.owner))
  return { fields, publicTexts: [...publicTextsIn(contents), ...limited] }
}

const RESUME = ["resume", "work", "skills", "variants"]

/** The vCard has only the data of the owner. */
const WITHOUT_VCARD = PUBLIC_FORMATS.filter((format) => format !== "vcard")

/** @returns the formats that show the text at this place; letters are only in hand-outs */
function formatsOf(
  file: FileName,
  path: DataPath,
  { owner }: Partial<Content>,
): readonly FormatName[] {
  const [top, index, field] = path
  const { kind } = parseFileName(file)
  if (kind === "letters") return []
  // Only variants name tags.
  if (path.some((step) => step === "tags")) return []
  // Nothing shows what a translation was made from, but a text that is gone may come back.
  if (kind === "translations")
    return top === "words" || (top === "texts" && field === "target") ? PUBLIC_FORMATS : []
  if (RESUME.includes(kind)) return WITHOUT_VCARD
  if (kind !== "owner") return ["web"]
  if (top === "contact" && field === "label") {
    const visibleIn = owner?.contact[Number(index)]?.visibleIn ?? []
    return PUBLIC_FORMATS.filter((format) => visibleIn.includes(format))
  }
  return ["contact", "address", "location"].includes(String(top)) ? [] : PUBLIC_FORMATS
}

/** @returns the text in normal form, with its marks and without them */
export function toSearched(text: string): string {
  const plain = /[*_`\\[]/.test(text) ? plainText(parseInline(text)) : text
  return plain === text ? toSearchText(text) : toSearchText(`${text}\n${plain}`)
}

/** @returns the range of the value in the text; undefined if marks break it */
function findPart(field: LimitedField, text: string): [start: number, end: number] | undefined {
  const isIn = (start: number, end: number) => hasValue(field, toSearchText(text.slice(start, end)))
  if (!isIn(0, text.length)) return undefined
  const end = findLimit(0, text.length, (length) => isIn(0, length))
  return [end - findLimit(0, end, (length) => isIn(end - length, end)), end]
}

/** @returns the smallest number from which on the test passes, which it does at `high` */
function findLimit(low: number, high: number, test: (value: number) => boolean): number {
  if (low >= high) return high
  const middle = Math.floor((low + high) / 2)
  return test(middle) ? findLimit(low, middle, test) : findLimit(middle + 1, high, test)
}

export const PRIVATE_RULES = [checkPrivateValues, warnAboutPublicSource, warnAboutPublicValues]
