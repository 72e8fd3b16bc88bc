/** Converts a résumé to the data of owner.yaml, resume.yaml, skills.yaml and work.yaml. */

import {
  hasNewTexts,
  headingsFor,
  nameOf,
  newTextsFor,
  noticeOfEnglish,
  textAbout,
} from "../content/new-site-texts/new-texts"
import { DAY_FIELD } from "../content/schemas/date-fields"
import { MAX_DESCRIPTION_LENGTH } from "../content/schemas/shared-fields"
import { toLocalDay } from "../lib/dates"
import { borderAt } from "../lib/graphemes"
import { isLanguageCode, LANGUAGE_CODES } from "../lib/language-codes"
import { paperFor, paperIn } from "../lib/paper"
import { countryOfPlace } from "../lib/people/known-regions"
import { findLanguages, wordsOf } from "../resume"
import { toPlainText } from "./content-text"
import { type Data, Reading, type WrittenFiles } from "./data"
import type { DetectLanguage } from "./detect-language"
import { uniqueIds } from "./ids"
import { newestTitle } from "./newest-title"
import type { Notes } from "./notes"
import type { Item, Resume } from "./parts"
import { type Context, readable, readPoint } from "./read-dates"
import { leafOf, leavesOf } from "./source"
import type { PartKind } from "./tables"
import { readText } from "./texts"
import { textIn } from "./to-entries"
import { toOwner } from "./to-owner"
import { toSections } from "./to-resume"
import { toSkills } from "./to-skills"
import { isDated, RESERVED_IDS, toJob, toOtherExperience, toWork } from "./to-work"
import { readPlaceParts } from "./values"
import { withoutPrivate } from "./without-private"

export type ConvertContext = Omit<Context, "spoken" | "isOwn"> & {
  /** The name of the person, if the document has none. */
  name?: string | undefined
  /** The language and the paper of the content, in place of what the document says; both are valid. */
  language?: string | undefined
  paper?: string | undefined
  detectLanguage?: DetectLanguage | undefined
}

export type Converted = {
  /** The data of the files that an import writes. */
  files: Required<Pick<WrittenFiles, "owner" | "resume" | "skills" | "work">>
  name: string
  /** What stands for a headline that nobody wrote. */
  placeholder: string
  /** The language of the document: that of the options, the one that it names, or that of its
   *  texts. Undefined may be English. */
  language: Reading | undefined
}

export function convert(
  resume: Resume,
  { notes, today, name: given, language: chosen, paper, detectLanguage }: ConvertContext,
): Converted {
  const words = allTexts(resume)
  const country = countryOf(resume.person)
  const language =
    chosen === undefined
      ? languageOfTexts(words, readLanguage(resume, notes, country), detectLanguage, country, notes)
      : new Reading(chosen, [])
  if (chosen && resume.language)
    notes.leaveOut(resume.language, `The option --language says ${chosen}.`)
  const spoken = findLanguages(language?.value, words).language
  const texts = newTextsFor(spoken)
  if (language && !hasNewTexts(spoken)) notes.add(noticeOfEnglish(spoken))
  const context = { notes, today, spoken, isOwn: resume.isOwn }
  const owner = toOwner(resume.person, context, given)
  const itemsOf = (kind: PartKind) =>
    resume.parts.flatMap((part) => (part.kind === kind ? part.items : []))
  const jobs = itemsOf("WorkExperience").flatMap((item) => toJob(item, context) ?? [])
  const dated = jobs.filter(isDated)
  const skills = toSkills(
    itemsOf("TechnicalSkills"),
    dated.flatMap(({ keywords }) => keywords),
    headingsFor(spoken),
  )
  const toId = uniqueIds(RESERVED_IDS)
  const breaks = itemsOf("CareerBreak")
  const sections = toSections(
    resume,
    {
      toId,
      otherExperience: jobs.flatMap((job) => (isDated(job) ? [] : toOtherExperience(job, context))),
      hasWork: dated.length > 0 || breaks.length > 0,
      hasSkills: skills.groups.length > 0,
    },
    context,
  )
  const headline = owner.headline ?? newestTitle(dated, sections)
  const placeholder = texts["placeholder.headline"] ?? ""
  const shown = headline ?? placeholder
  if (!owner.headline) notes.missing.unshift(`owner.yaml, headline (now: ${toPlainText(shown)})`)
  const name = toPlainText(String(owner.name))
  const about = [name, headline && toPlainText(headline)].filter(Boolean)
  const files = {
    owner: { ...owner, headline: shown },
    skills: { skills: skills.groups },
    work: { work: insertBreaks(toWork(dated, skills, toId, context), breaks, toId) },
    resume: {
      title: readText(resume.title) ?? texts["resume.title"],
      description: toDescription(
        textAbout(texts["resume.description"], about.join(wordsOf({ language: spoken }).comma)),
      ),
      updated: readUpdated(resume, context) ?? toLocalDay(today),
      paper: paper ?? readPaper(resume, country, spoken),
      sections,
    },
  }
  return {
    files: withoutPrivate(files, notes),
    name,
    placeholder,
    language: language ?? (spoken === "en" ? undefined : new Reading(spoken, [])),
  }
}

/** @returns the text, cut if it is too long for a description */
const toDescription = (text: string) =>
  text.length <= MAX_DESCRIPTION_LENGTH
    ? text
    : `${text.slice(0, borderAt(text, MAX_DESCRIPTION_LENGTH - 1))}…`

const allTexts = ({ person, parts }: Resume) =>
  [person, ...parts.flatMap(({ items }) => items)]
    .flatMap((item) => Object.values(item))
    .flatMap((trees) => trees ?? [])
    .flatMap(leavesOf)
    .map(({ text }) => text)

/** @returns the day of the last change, if the document has one */
function readUpdated({ updated }: Resume, context: Context): Reading | undefined {
  const date = readable(readPoint(updated, context))
  return date && DAY_FIELD.read(date.value) ? date : undefined
}

/** @returns the code of the language, of 'de_DE' or 'German' too */
function readLanguage({ language }: Resume, notes: Notes, country?: string): Reading | undefined {
  if (!language) return undefined
  const text = language.text.trim().replaceAll("_", "-")
  const names = new Intl.DisplayNames("en", { type: "language" })
  const named = LANGUAGE_CODES.find((code) =>
    text.toLowerCase().includes(names.of(code)?.toLowerCase() ?? ""),
  )
  const code = named ?? (isLanguageCode(text) ? Intl.getCanonicalLocales(text)[0] : undefined)
  if (!code) notes.missing.push(`website.yaml, language (now: none; the document says ${text})`)
  return code === undefined ? undefined : new Reading(inCountry(code, country), [language])
}

/**
 * Names and addresses have words of any language, so only texts with spaces are looked at.
 * @param said the language that the document names. It counts, and the report says if the texts have another
 */
function languageOfTexts(
  texts: readonly string[],
  said: Reading | undefined,
  detectLanguage: DetectLanguage | undefined,
  country: string | undefined,
  notes: Notes,
): Reading | undefined {
  if (!detectLanguage) return said
  const prose = texts.filter((text) => /\s|\p{scx=Han}/u.test(text)).join("\n")
  // Names are in Latin letters in every language. So a few other letters say more than many of these.
  const others = prose.replace(/\p{Script=Latin}+/gu, "")
  const isOther = (others.match(/\p{L}/gu) ?? []).length * 6 > prose.length - others.length
  const detected = detectLanguage(isOther ? others : prose)
  const found = detected && inCountry(detected, country)
  // The letters tell the two Chinese scripts apart, and these languages where there are few words.
  const byLetters = findLanguages(undefined, texts).language
  const code = /^(?:zh|ja|ko)/.test(found ?? byLetters) ? byLetters : found
  if (code === undefined) return said
  const name = new Intl.DisplayNames("en", { type: "language" }).of(code)
  if (said) {
    if (new Intl.Locale(said.value).language !== new Intl.Locale(code).language)
      notes.add(
        `The document says that its language is ${said.value}, but its texts look like ${name}. If they are, import again with --language ${code}.`,
      )
    return said
  }
  const option = code === "pt" ? "--language, as in --language pt-PT" : "--language"
  notes.add(
    `The texts are in ${name} (${code}), so headings and error pages are too. If that is wrong, import again with ${option}.`,
  )
  return new Reading(code, [])
}

/** @returns the paper that the document names, or the usual one of the country, or that of the language */
function readPaper({ paper: said }: Resume, country: string | undefined, language: string): Data {
  const [size] = /a4|letter/i.exec(said?.text ?? "") ?? []
  if (said && size) return new Reading(size.toLowerCase(), [said])
  return country ? paperIn(country) : paperFor(language)
}

/** @returns the code of the country where the person lives */
function countryOf({ location = [], street = [], country = [], countryCode = [] }: Item) {
  const code = readPlaceParts(location[0]).countryCode?.value ?? ""
  if (/^[a-z]{2}$/i.test(code)) return code.toUpperCase()
  const leaves = [...location, ...street, ...country, ...countryCode].flatMap(leavesOf)
  const parts = leaves.flatMap(({ text }) => text.split(/[,;،、，]/))
  return parts.toReversed().map(countryOfPlace).find(Boolean)
}

/** @returns the language as the site speaks it in the country, as 'pt-PT' for 'pt' in 'PT' */
const inCountry = (code: string, country: string | undefined): string =>
  (country && !code.includes("-") && nameOf(`${code}-${country}`)) || code

/** @param breaks career breaks of our own exports, with their place among the companies */
function insertBreaks(
  work: readonly Data[],
  breaks: readonly Item[],
  toId: ReturnType<typeof uniqueIds>,
): Data[] {
  const all = [...work]
  for (const item of breaks) {
    const value = (field: string) => leafOf(item[field]?.[0])
    const [title, start, end] = [textIn(item, "title"), value("startDate"), value("endDate")]
    if (!title || !start) continue
    all.splice(Number(value("index")?.value ?? all.length), 0, {
      id: toId(value("id")?.text ?? toPlainText(title), "career-break"),
      break: title,
      startDate: new Reading(start.text, [start]),
      endDate: end ? new Reading(end.text, [end]) : "",
      text: textIn(item, "text"),
    })
  }
  return all
}
