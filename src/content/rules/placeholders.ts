/** Warns about texts and dates that `npm run new` wrote and the owner did not replace. */
import type { DataPath } from "../diagnostics"
import { quote } from "../wording"
import {
  hasNewTexts,
  headingsIn,
  NEW_DATE,
  newTextsFor,
  newTextsOf,
  textAbout,
} from "../words/new-texts"
import type { CrossFileFinding, CrossFileRule } from "./rule"

const isDate = (path: DataPath) => path.at(-1) === "startDate" || path.at(-1) === "endDate"

const isHeading = ([first, , last]: DataPath) => first === "sections" && last === "title"

/**
 * @param language of the content; in one that the site does not speak, each text of a new site is English
 * @param name of the owner
 * @returns the texts of a new site that an owner replaces; headings are not among them
 */
export function findPlaceholders(language: string, name: string): ReadonlySet<string> {
  const texts = [newTextsOf("en"), newTextsFor(language)].flatMap((each) => Object.entries(each))
  const isSpoken = hasNewTexts(language)
  const found = texts.filter(([key]) =>
    isSpoken ? key.startsWith("placeholder.") : !key.startsWith("section."),
  )
  return new Set(found.map(([, text]) => textAbout(text, name)))
}

/** Warns about each text and date of the new content that is still there. */
export const warnAboutPlaceholders: CrossFileRule = ({ content: { owner, website }, texts }) => {
  const language = website?.language ?? "en"
  const placeholders = findPlaceholders(language, owner?.name ?? "")
  const headings = hasNewTexts(language) ? [] : Object.values(headingsIn("en"))
  return texts.flatMap(({ file, path, text }): CrossFileFinding[] => {
    if (/^(?:variants|letters|translations)\//.test(file)) return []
    const isNewDate = isDate(path) && text === NEW_DATE
    const isLeft =
      isNewDate || placeholders.has(text) || (isHeading(path) && headings.includes(text))
    if (!isLeft) return []
    const message = `${quote(text)} is a ${isNewDate ? "date" : "text"} of the new content.`
    const hint = "Replace it by your own, or delete what you do not need."
    return [{ file, path, code: "placeholder", message, hint }]
  })
}
