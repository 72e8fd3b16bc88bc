/** Finds the contact data that owner.yaml limits to some formats, but that is public in another way. */
import { plainText } from "../../lib/inline-text"
import type { DataPath } from "../diagnostics"
import { parseInline } from "../inline/parse-inline"
import {
  hasValue,
  type LimitedField,
  mayAppear,
  type PublicText,
  publicTextsIn,
  publicTextsOf,
  toLimitedFields,
  withoutPublic,
} from "../private-values/limited-fields"
import { toSearchText } from "../private-values/normal-form"
import type { Content } from "../schemas"
import { ownerSchema } from "../schemas/owner"
import { pairTexts } from "../translations/pair-texts"
import { contentsOf } from "../translations/translate-content"
import { type FormatName, isPublic, PUBLIC_FORMATS } from "../values/formats"
import type { CrossFileFinding, CrossFileRule } from "./rule"
import { isReserved } from "./text-warnings"

/** No text that a format shows contains a value that the format may not show. */
export const checkPrivateValues: CrossFileRule = ({ content, texts }) => {
  const { fields, publicTexts } = findFields(content)
  if (fields.length === 0) return []
  const basePaths = findBasePaths(content)
  return texts.flatMap(({ file, path, text }) => {
    const at = path.at(-1) === "target" ? path.slice(0, -1) : path
    const formats = formatsOf(file, basePaths.get(toKey(file, at)) ?? path, content)
    if (formats.length === 0) return []
    const searched = toSearched(text)
    return fields.flatMap((field): CrossFileFinding[] => {
      const wrong = formats.filter((format) => !field.visibleIn.includes(format))
      if (wrong.length === 0 || !hasValue(field, searched)) return []
      const said = publicTexts
        .filter(({ visibleIn }) => wrong.every((format) => visibleIn.includes(format)))
        .map((each) => each.text)
      const hidden = withoutPublic(field, said)
      if (!hasValue(hidden, searched)) return []
      const message = `The text contains the value of owner.yaml ${field.name}, which ${mayAppear(field.visibleIn)}.`
      const hint =
        "Remove it from this text. If everyone may read it, delete its visibleIn: in owner.yaml."
      const see = { file: "owner", path: [...field.path, "visibleIn"] } as const
      const part = findPart(hidden, text)
      return [{ file, path, code: "private-value", message, hint, see, ...(part && { part }) }]
    })
  })
}

/** Warns about each limited value that another field shows in more formats: so it is not private. */
export const warnAboutPublicValues: CrossFileRule = ({ content }) => {
  const { fields, publicTexts } = findFields(content)
  return fields.flatMap((field): CrossFileFinding[] => {
    const other = publicTexts.find(
      ({ text, visibleIn }) =>
        visibleIn.some((format) => format !== "hand-out" && !field.visibleIn.includes(format)) &&
        hasValue(field, toSearchText(text)),
    )
    if (!other) return []
    const message = `${field.name} ${mayAppear(field.visibleIn)}, but ${String(other.path[0])} in ${other.file}.yaml shows its value too, so it is not private.`
    const hint = "Change one of them, or delete its visibleIn: to show it everywhere."
    const path = [...field.path, "visibleIn"]
    const see = { file: other.file, path: other.path }
    return [{ file: "owner", path, on: "key", code: "public-value", message, hint, see }]
  })
}

/** Warns once if `sourceUrl` shows that the repository is public and owner.yaml has private data. */
export const warnAboutPublicSource: CrossFileRule = ({ content: { owner, website } }) => {
  const sourceUrl = website?.sourceUrl
  const path = owner && findLimitedField(owner)
  if (!path || !sourceUrl || isReserved(sourceUrl)) return []
  const message =
    "This value is limited to some formats, but sourceUrl says that the source code is public: everyone can read owner.yaml and its history there."
  const hint =
    "If the repository is private, delete sourceUrl in website.yaml. Otherwise, delete the value and its history, or show it everywhere. A format in visibleIn is public too, except hand-out: everyone can read the source of /resume/ (print) and /resume.pdf (pdf)."
  return [{ file: "owner", path, on: "key", code: "public-source", message, hint }]
}

/**
 * Warns about a value in a translation that may be meant for another field than the one that it replaces: of
 * its kind, owner.yaml has more fields than the translation, and for different formats.
 */
export const warnAboutUnclearContacts: CrossFileRule = ({ content }) => {
  const { owner, translations = {} } = content
  if (!owner) return []
  const basePaths = findBasePaths(content)
  return Object.entries(translations).flatMap(([language, { owner: translation }]) => {
    const { contact = [] } = (translation ?? {}) as { contact?: TranslatedContact[] }
    const file = `translations/${language}/owner` as const
    return contact.flatMap(({ kind, value, label }, index): CrossFileFinding[] => {
      const all = owner.contact.filter((field) => field.kind === kind)
      const hasAll = contact.filter((field) => field.kind === kind).length >= all.length
      const isSame = new Set(all.map(({ visibleIn }) => [...visibleIn].sort().join())).size < 2
      // A label with the text that it translates says which field is meant.
      if (value === undefined || typeof label === "object" || hasAll || isSame) return []
      const path = ["contact", index, "value"]
      const [, at] = basePaths.get(toKey(file, path)) ?? []
      const field = owner.contact[Number(at)]
      if (at === undefined || !field) return []
      const who = isPublic(field) ? "everyone can read" : mayAppear(field.visibleIn)
      const message = `The value replaces that of owner.yaml contact[${String(at)}], which ${who}, but owner.yaml has ${all.length} fields of the kind ${kind}.`
      const hint = `Write an item of the kind ${kind} for each of them, in their order. One without value: keeps its value.`
      const see = { file: "owner", path: ["contact", at] } as const
      return [{ file, path, code: "unclear-contact", message, hint, see }]
    })
  })
}

/** The label is a text, or says which text it translates. */
type TranslatedContact = { kind: string; value?: string; label?: string | object }

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
export function findFields({ owner, website, translations }: Partial<Content>): {
  fields: LimitedField[]
  publicTexts: PublicText[]
} {
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

const toKey = (file: string, path: DataPath) => JSON.stringify([file, path])

/** @returns the place of each translated text of the owner → its path in owner.yaml, which has the formats */
function findBasePaths({ owner, translations = {} }: Partial<Content>) {
  const places = Object.entries(translations).flatMap(([language, files]) =>
    pairTexts(ownerSchema, owner, files.owner).pairs.flatMap(({ path, translation }) =>
      translation
        ? [[toKey(`translations/${language}/owner`, translation.path), path] as const]
        : [],
    ),
  )
  return new Map(places)
}

const RESUME = /^(?:resume|work|skills|variants\/.+)$/

const TRANSLATION = /^translations\/[^/]+\//

/** What a translation was made from, and tags, which only variants name: nothing shows them. */
const UNPUBLISHED: readonly PropertyKey[] = ["source", "stale", "tags"]

/** The vCard has only the data of the owner. */
const WITHOUT_VCARD = PUBLIC_FORMATS.filter((format) => format !== "vcard")

/** @returns the formats that show the text at this place; letters are only in hand-outs */
function formatsOf(
  file: string,
  path: DataPath,
  { owner }: Partial<Content>,
): readonly FormatName[] {
  const name = file.replace(TRANSLATION, "")
  if (name.startsWith("letters/")) return []
  if (path.some((step) => step === "tags")) return []
  if (TRANSLATION.test(file) && UNPUBLISHED.includes(path.at(-1) ?? "")) return []
  if (RESUME.test(name)) return WITHOUT_VCARD
  if (name !== "owner") return ["web"]
  const [top, index, field] = path
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
