import { type DateForms, ENGLISH_DATES } from "./dates"

/**
 * The words of the interface that the content does not have, in English. The owner may replace each of
 * them in website.yaml. Words in braces are placeholders. docs/product.md fixes the text of a banner's button
 * and the name of a chunk load error, so they are not here.
 */
const TEXTS = {
  skipToContent: "Skip to content",
  mainMenu: "Main",
  languages: "Languages",
  newTab: "(opens in a new tab)",
  navigatedTo: "Navigated to {title}",
  viewSource: "View source",
  activateMetalMode: "Activate metal mode.",
  deactivateMetalMode: "Deactivate metal mode.",
  metalModeOn: "Metal mode is on. Escape ends it.",
  metalModeOff: "Metal mode is off.",
  home: "Home",

  tryAgain: "Try again",
  partFailed: "This part of the page could not be shown.",
  pictureFailed: "The picture could not be loaded.",
  pageLoading: "The page is loading.",
  pageLoadsSlowly: "This takes long.",
  reloadPage: "Reload the page",
  pageDataError: "Page data error",
  pageDataFailed: "The data of this page could not be loaded.",
  scriptFailed: "A script of this page could not be loaded.",
  scriptTooSlow: "A script of this page took too long to load.",
  stillUnreachable: "Try {number}: the site still cannot be reached.",

  carousel: "carousel",
  slide: "slide",
  slidePosition: "{number} of {count}: {name}",
  previousSlide: "Previous slide",
  nextSlide: "Next slide",
  showSlide: "Show {name}",

  showSection: "Show {name}",
  hideSection: "Hide {name}",

  openDemo: "Try it here",
  demoLoading: "Loading …",
  demoFailed: "The demo could not be loaded. Check the connection and try again.",
  yourFavorite: "Your favorite: {name}",

  yearsOfWork: { one: "{count} year", other: "{count} years" },
  nowAt: "now at {company}",
  downloadPdf: "Download PDF",
  forOnlineForms: "For online forms",
  expandAll: "Expand all",
  collapseAll: "Collapse all",
  otherFormats: "This résumé in other formats",
  moreFormats: "More formats",
  updated: "Updated {date}",
  updatedAtEnd: "updated {date}",
  version: "version {version}",
  pdf: "PDF",
  pdfInOneColumn: "PDF for online forms",
  docx: "Word",
  json: "JSON Resume",
  text: "Plain text",
  markdown: "Markdown",
  vcard: "vCard",

  selectSkills: "Select skills to see the roles that used them.",
  openCompanies: "Open matching companies",
  clear: "Clear",
  uses: "Uses",
  moreRoles: { one: "and {count} earlier role", other: "and {count} earlier roles" },
  // The category `one` of severalRoles. It is older than the plural forms.
  oneRole: "{name}: {count} role, {duration}",
  severalRoles: "{name}: {count} roles, {duration}",
  together: "Used together",
  inEither: "Used in either",

  present: "Present",
  fromDate: "From {date}",
  years: "{count} yr",
  months: "{count} mo",
  about: "about {duration}",

  address: "Address",
  email: "Email",
  phone: "Phone",
  website: "Website",
  profile: "Profile",

  workExperience: "Work Experience",
  inAllRoles: "In all roles",
  grade: "Grade",
  thesis: "Thesis",
  courses: "Courses",
  keywords: "Keywords",
  expires: "expires",
  credential: "Credential",
} as const

export type WordKey = keyof typeof TEXTS

/** The words whose form depends on a number. */
export type CountedKey = "yearsOfWork" | "moreRoles" | "severalRoles" | "years" | "months"

/**
 * A form for each CLDR plural category of a language that needs one. The others have the form `other`.
 * @see https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html
 */
export type PluralForms = { readonly other: string } & {
  readonly [category in Intl.LDMLPluralRule]?: string | undefined
}

/** The texts of the interface in one language. */
export type WordTexts = Readonly<
  Record<Exclude<WordKey, CountedKey>, string> & Record<CountedKey, string | PluralForms>
>

/** The words of the interface, and what else the language of the site decides. */
export type Words = WordTexts & {
  readonly dates: DateForms
  /** The comma of a list, with its space. */
  readonly comma: string
  /** The language whose plural rules choose the forms. */
  readonly language: string
}

export const ENGLISH = {
  ...TEXTS,
  dates: ENGLISH_DATES,
  comma: ", ",
  language: "en",
} satisfies Words

const PLACEHOLDER = /\{(\w+)\}/g

/** @returns the names of the placeholders in a text, as in ['date', 'version'] */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name)
}

/** @returns the text with its placeholders replaced; one without a value stays as it is */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(PLACEHOLDER, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  )
}

/** @returns the text for this number in the language, with its placeholders replaced */
export function fillCount(
  word: string | PluralForms,
  values: Readonly<Record<string, string | number>> & { count: number },
  language: string,
): string {
  return fill(formOf(word, values.count, language), values)
}

/** @returns the text for this number in the language, with its placeholders */
export function formOf(word: string | PluralForms, count: number, language: string): string {
  if (typeof word === "string") return word
  return word[new Intl.PluralRules(language).select(count)] ?? word.other
}

/** @returns the texts before and after a placeholder; the second is '' if there is no placeholder */
export function splitAt(text: string, placeholder: string): [before: string, after: string] {
  const [before = "", ...after] = text.split(`{${placeholder}}`)
  return [before, after.join(`{${placeholder}}`)]
}
