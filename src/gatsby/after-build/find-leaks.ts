/** Finds private contact fields in built files that may not contain them. */
import {
  type ContactData,
  hasValue,
  type LimitedField,
  mayAppear,
  publicTextsIn,
  publicTextsOf,
  toLimitedFields,
  withoutPublic,
} from "../../content/private-values/limited-fields"
import { toSearchText } from "../../content/private-values/normal-form"
import type { Content } from "../../content/schemas"
import { type FormatName, PAGE_FORMATS } from "../../content/schemas/contact-formats"
import { LANGUAGE } from "../../lib/language-codes"
import { FORMATS } from "../../resume"

export type BuiltFile = {
  /** From the root of the site, with forward slashes, as in 'resume/index.html'. */
  path: string
  text: string
}

/** The browser prints these files, so they may also contain the contact fields for print. */
const PRINTABLE = ["resume/index.html", "page-data/resume/page-data.json"]

/** The name of a variant in the path of a file. Without it, the path is that of the main résumé. */
const VARIANT = /(?<=^(?:page-data\/)?resume)\/(?!(?:index\.html|page-data\.json)$)[a-z0-9-]+/

/** A file of the résumé below the folder of a language, as in 'de/resume/index.html'. */
const IN_FOLDER = /^(page-data\/)?([^/]+)\/((?:resume|contact).*)$/

/** @returns the path that the file has in the base language */
function toBasePath(file: string): string {
  const [, start = "", folder = "", rest = ""] = IN_FOLDER.exec(file) ?? []
  return LANGUAGE.test(folder) ? start + rest : file
}

/** @returns the formats whose contact fields this file may contain */
export function formatsOf(file: string): readonly FormatName[] {
  const path = toBasePath(file).replace(VARIANT, "")
  const format = FORMATS.find((candidate) => candidate.path === `/${path}`)
  if (format) return [format.name]
  return PRINTABLE.includes(path) ? PAGE_FORMATS : ["web"]
}

/**
 * @param contents the content in each language: a translation may have another number or address
 * @returns their different contact data
 */
export function toContactData(contents: readonly Content[]): ContactData[] {
  const publicTexts = publicTextsIn(contents).map(({ text }) => text)
  const owners = contents.map(({ owner: { address, contact, location } }) => {
    return { address, contact, location, publicTexts }
  })
  return [...new Map(owners.map((each) => [JSON.stringify(each), each])).values()]
}

/**
 * @param owners the contact data of each language
 * @returns a function that says which private fields a file may not contain: what a public field says in it is not
 *   private. It makes the patterns once for all files of the same formats, and once for languages with the same data
 */
export function toForbiddenFields(
  owners: readonly ContactData[],
): (path: string) => readonly LimitedField[] {
  const made = new Map<string, readonly LimitedField[]>()
  return (path) => {
    const formats = formatsOf(path)
    const key = formats.join()
    const fields = made.get(key) ?? distinct(owners.flatMap((data) => fieldsBeyond(formats, data)))
    made.set(key, fields)
    return fields
  }
}

const distinct = (fields: readonly LimitedField[]) => [
  ...new Map(fields.map((field) => [field.name + field.patterns.join(), field])).values(),
]

function fieldsBeyond(formats: readonly FormatName[], data: ContactData): LimitedField[] {
  const isShown = ({ visibleIn }: { visibleIn: readonly FormatName[] }) =>
    visibleIn.some((format) => formats.includes(format))
  const shown = publicTextsOf(data).filter(isShown)
  const publicTexts = [...(data.publicTexts ?? []), ...shown.map(({ text }) => text)]
  return toLimitedFields(data)
    .filter((field) => !isShown(field))
    .map((field) => withoutPublic(field, publicTexts))
}

/** @returns the end of an error message for each field in the file, which begins with the files that contain it */
export function findLeaks(fields: readonly LimitedField[], text: string): string[] {
  const searched = toSearchText(text)
  return fields
    .filter((field) => hasValue(field, searched))
    .map(({ name, visibleIn }) => `owner.yaml ${name}, which ${mayAppear(visibleIn)}.`)
}
