/** The field `words` of website.yaml: the words of the interface, which the owner may replace. */
import { z } from "zod"
import {
  type CountedKey,
  ENGLISH,
  formOf,
  type PluralForms,
  placeholdersIn,
  type WordKey,
} from "../../lib/interface-words"
import type { Finding } from "../diagnostics"
import { allOf, quote } from "../wording"
import { checkedBy, line } from "./shared-fields"
import { checkText, PATTERNS } from "./value-rules"

/** Where each word is, for the owner. */
const PLACES: Record<WordKey, string> = {
  skipToContent: "The link that the Tab key shows first.",
  mainMenu: "The name of the menu, for screen readers.",
  languages: "The name of the links to other languages, for screen readers.",
  newTab: "What screen readers say after a link that opens in a new tab.",
  navigatedTo: "What screen readers say when another page is shown.",
  viewSource: "The link to the source code, unless `sourceText` has another text.",
  activateMetalMode: "The button for metal mode while it is off.",
  deactivateMetalMode: "The same button while it is on.",
  metalModeOn: "What screen readers say when metal mode is switched on.",
  metalModeOff: "The same when it is switched off.",
  home: "The button on error pages.",
  tryAgain: "The button after a failure.",
  partFailed: "Shown instead of a part of a page that failed.",
  pictureFailed: "Shown instead of a picture that could not be loaded, above its text.",
  pageLoading: "Shown when another page takes more than 0.3 seconds to load.",
  pageLoadsSlowly: "Shown after it when the page takes more than ten seconds.",
  reloadPage: "The link after that.",
  pageDataError: "The name of the error if the data of a page cannot be loaded.",
  pageDataFailed: "The message of that error.",
  scriptFailed: "The message if a script cannot be loaded. `{script}` is the name of its file.",
  scriptTooSlow: "The message if a script takes too long. `{script}` is the name of its file.",
  stillUnreachable: "Shown when another try has failed.",
  carousel: "What screen readers call the carousel.",
  slide: "What screen readers call one of its slides.",
  slidePosition: "The name of a slide, for screen readers.",
  previousSlide: "A button of the carousel.",
  nextSlide: "A button of the carousel.",
  showSlide: "The link of a slide that is not in the middle, for screen readers.",
  showSection: "What screen readers call the button that opens a section whose title is a link.",
  hideSection: "The same button while the section is open.",
  openDemo: "The link that opens a demo.",
  demoLoading: "The same link while the demo loads slowly.",
  demoFailed: "Shown if the demo could not be loaded.",
  yourFavorite: "The sticker on a project whose demo has a card that the visitor picked most.",
  yearsOfWork: "How long the owner has worked, on the first screen.",
  nowAt: "The present employers, on the first screen.",
  downloadPdf: "The button on the résumé.",
  forOnlineForms:
    "The button beside it, for the PDF in one column, which programs read well. (PDF) follows it.",
  expandAll: "The button above the résumé.",
  collapseAll: "The same button while everything is expanded.",
  otherFormats: "The name of the links below the résumé, for screen readers.",
  moreFormats: "What shows the other links below the résumé.",
  updated: "The line above those links, in print and in the plain text.",
  updatedAtEnd: "The same after a comma, at the end of a page of the PDF and of the Markdown file.",
  version: "The version of the content, after the date in the plain text and the Markdown file.",
  pdf: "A link below the résumé.",
  pdfInOneColumn: "A link below the résumé.",
  docx: "A link below the résumé.",
  json: "A link below the résumé.",
  text: "A link below the résumé.",
  markdown: "A link below the résumé.",
  vcard: "A link below the résumé.",
  selectSkills: "The hint below the skills.",
  openCompanies: "The button next to the selected skills.",
  clear: "The button that clears the selection.",
  uses: "What screen readers say before the selected skills of a role.",
  moreRoles: "What stands after the title of the newest role at a company.",
  oneRole: "How long a selected skill was used, in one role.",
  severalRoles: "The same for several roles.",
  together: "What is before the roles that used all selected skills.",
  inEither: "What is before the roles that used at least one of them.",
  present: "The end of what has not ended.",
  fromDate: "The dates of a job that has not started.",
  years: "A number of years.",
  months: "A number of months.",
  about: "A duration that is not exact.",
  address: "The name of the postal address.",
  email: "The name of a contact field without a label.",
  phone: "The name of a contact field without a label.",
  website: "The name of a contact field without a label.",
  profile: "The name of a contact field without a label.",
  workExperience:
    "The heading of the work in the PDF in one column, if the title is not a usual one, such as Experience or Employment. In a language without words of its own, the title stays if this is not set.",
  inAllRoles: "The heading of a company's responsibilities, if its roles have their own too.",
  grade: "The label of a grade.",
  thesis: "The label of a thesis.",
  courses: "The label of courses.",
  keywords: "The label of keywords.",
  expires: "The word before a date of expiry.",
  credential: "The label of a certificate's number.",
}

const COUNTED: readonly string[] = [
  "yearsOfWork",
  "moreRoles",
  "severalRoles",
  "years",
  "months",
] satisfies CountedKey[]

const isCounted = (key: WordKey): key is CountedKey => COUNTED.includes(key)

const inBraces = (name: string) => `{${name}}`

/**
 * @param optional the placeholders that the text may leave out
 * @returns a diagnostic if the text lacks a placeholder of the English one or has an unknown one
 */
function checkWord(
  english: string,
  value: string,
  optional: readonly string[],
): Finding | undefined {
  const required = placeholdersIn(english)
  const present = placeholdersIn(value)
  const known = [...required, ...optional]
  const missing = required.filter((name) => ![...present, ...optional].includes(name))
  if (missing.length === 0 && present.every((name) => known.includes(name))) return checkText(value)
  const has = present.length > 0 ? allOf(present.map(inBraces)) : "no placeholder"
  const message = `The text has ${has}.`
  const example = `a text with ${allOf(required.map(inBraces))}, as in ${quote(english)}`
  const expected = required.length > 0 ? example : "a text without braces"
  return { code: "bad-placeholder", message, expected }
}

/**
 * A text with the placeholders of the English one.
 * @param optional the placeholders that it may leave out
 */
export const wordText = (english: string, description: string, optional: readonly string[] = []) =>
  checkedBy(line(), (value) => checkWord(english, value, optional)).meta({
    description,
    pattern: PATTERNS.text,
    examples: [english],
  })

/** The numbers 0, 1 and 2 may be in the noun, as in the Arabic 'سنتان', which means 2 years. */
const NUMBER_IN_NOUN = ["count"]

/** One text, or a text for each plural category of the language, with the placeholders of the English word. */
export const countedWord = (word: string | PluralForms, description: string) => {
  const english = formOf(word, 0, ENGLISH.language)
  const small = (numbers: string) =>
    wordText(english, `For ${numbers}. It may leave out {count}.`, NUMBER_IN_NOUN).optional()
  const others = (numbers: string) => wordText(english, `For ${numbers}.`)
  const forms = z.strictObject({
    zero: small("0, as in Arabic"),
    one: small("1, and in some languages 21, 31 and others"),
    two: small("2, as in Arabic"),
    few: others("a few, as 2 to 4 in Polish").optional(),
    many: others("many, as 5 to 21 in Polish").optional(),
    other: others("every other number"),
  })
  return z
    .union([wordText(english, description), forms])
    .meta({ description, examples: [english], isFolded: true })
}

const OPTIONAL: { [key in WordKey]?: readonly string[] } = {
  // No visitor needs the name of a script. Words of owners have it, because it was required.
  scriptFailed: ["script"],
  scriptTooSlow: ["script"],
  // The form of `severalRoles` for 1.
  oneRole: NUMBER_IN_NOUN,
}

const word = (key: Exclude<WordKey, CountedKey>) =>
  wordText(ENGLISH[key], PLACES[key], OPTIONAL[key])

const fields = Object.fromEntries(
  Object.keys(PLACES).map((key) => {
    const name = key as WordKey
    return [key, isCounted(name) ? countedWord(ENGLISH[name], PLACES[name]) : word(name)]
  }),
) as Record<CountedKey, ReturnType<typeof countedWord>> &
  Record<Exclude<WordKey, CountedKey>, ReturnType<typeof word>>

export const wordsSchema = z.strictObject(fields).partial().meta({
  id: "Words",
  description:
    "Other words for the interface. Without them, they are those of the language, or English.",
  // A resolver adds those of the language.
  graphql: "JSON!",
  isRare: true,
})
