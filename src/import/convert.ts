/** Converts the parts of a résumé to the content files. */

import { checkDay } from "../content/schemas/value-rules"
import { LANGUAGE_CODES } from "../content/values/language-codes"
import { hasNewTexts, newTextsFor, noticeOfEnglish, textAbout } from "../content/words/new-texts"
import { toLocalDay } from "../lib/dates"
import { findLanguages } from "../resume"
import type { DetectLanguage } from "./detect-language"
import type { ResumeDocument } from "./document"
import { uniqueIds } from "./ids"
import type { Notes } from "./notes"
import { type OutputTree, Text, Value } from "./output-tree"
import { type Context, readPoint } from "./read-dates"
import { readJobs } from "./read-jobs"
import { find, itemsOf, sourceValueOf, sourceValuesOf } from "./source"
import { readText } from "./texts"
import { toOwner } from "./to-owner"
import { toSections, toWrittenSections } from "./to-resume"
import { nameAndHeadline, toDescription, toSite } from "./to-site"
import { isSkillName, toSkills } from "./to-skills"
import { isDated, RESERVED_IDS, toOtherExperience, toWork } from "./to-work"
import type { WrittenFiles } from "./validate"

export type ConvertContext = Omit<Context, "spoken"> & {
  /** The language and the paper of the content, in place of what the document says; both are valid. */
  language?: string | undefined
  paper?: string | undefined
  detectLanguage?: DetectLanguage | undefined
}

/** @returns all content files */
export function convert(
  document: ResumeDocument,
  { notes, today, language: chosen, paper, detectLanguage }: ConvertContext,
): WrittenFiles {
  const words = wordsIn(document)
  const language =
    chosen === undefined
      ? (readLanguage(document, notes) ?? languageOfTexts(words, detectLanguage, notes))
      : new Value(chosen, [])
  if (chosen && document.language)
    notes.leaveOut(document.language, `The option --language says ${chosen}.`)
  const spoken = findLanguages(language?.value, words).language
  const texts = newTextsFor(spoken)
  if (language && !hasNewTexts(spoken)) notes.add(noticeOfEnglish(spoken))
  const context = { notes, today, spoken }
  const owner = toOwner(document.basics, context)
  const treesOf = (kind: string) =>
    document.parts.flatMap((part) => (part.kind === kind ? [part.tree] : []))
  const jobs = treesOf("WorkExperience").flatMap((tree) => readJobs(tree, context))
  const dated = jobs.filter(isDated)
  const undated = jobs.filter((job) => !isDated(job))
  const keywords = dated.flatMap((job) => job.keywords).filter(isSkillName)
  const skills = toSkills(treesOf("TechnicalSkills"), keywords)
  const toId = uniqueIds(RESERVED_IDS)
  const sections = toSections(
    document,
    {
      toId,
      otherExperience: undated.flatMap((job) => toOtherExperience(job, context)),
      hasWork: dated.length > 0 || readBreaks(document).length > 0,
      hasSkills: !skills.isEmpty,
    },
    context,
  )
  const work = insertBreaks(toWork(dated, skills, toId, context), document, toId)
  const headline = owner.headline instanceof Text ? owner.headline.words : undefined
  const name = wordsOf(owner.name)
  const website = (owner.contact as { kind: string; value: Value }[]).find(
    ({ kind }) => kind === "website",
  )
  return {
    ...toSite({ name, headline, url: website?.value.value, language, spoken }, notes),
    owner,
    skills: skills.file,
    work: { work },
    resume: {
      title: readText(sourceValueOf(find(document.meta, "title"))) ?? texts["resume.title"],
      description: toDescription(
        textAbout(texts["resume.description"], nameAndHeadline(name, headline, spoken)),
      ),
      updated: readUpdated(document, context) ?? toLocalDay(today),
      paper: paper ?? readPaper(owner),
      sections: toWrittenSections(sections),
    },
  }
}

const wordsIn = ({ basics, parts }: ResumeDocument) =>
  [basics, ...parts.map(({ tree }) => tree)].flatMap(sourceValuesOf).map(({ text }) => text)

const wordsOf = (text: OutputTree) => (text instanceof Text ? text.words : String(text))

/** @returns the day of the last change, if the document has one */
function readUpdated({ meta }: ResumeDocument, context: Context): Value | undefined {
  const date = readPoint(sourceValueOf(find(meta, "lastModified", "updated")), context)
  return date instanceof Value && !checkDay(date.value) ? date : undefined
}

/** @returns the code of the language, of 'de_DE' or 'German' too */
function readLanguage({ language }: ResumeDocument, notes: Notes): Value | undefined {
  if (!language) return undefined
  const text = language.text.trim().replaceAll("_", "-")
  const names = new Intl.DisplayNames("en", { type: "language" })
  const named = LANGUAGE_CODES.find((code) =>
    text.toLowerCase().includes(names.of(code)?.toLowerCase() ?? ""),
  )
  const isCode = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-[a-z]{2})?$/i.test(text)
  const code = named ?? (isCode ? Intl.getCanonicalLocales(text)[0] : undefined)
  if (!code) notes.addMissing("website.yaml, language", `none; the document says ${text}`)
  return code === undefined ? undefined : new Value(code, [language])
}

/** Names and addresses have words of any language, so only texts with spaces are looked at. */
function languageOfTexts(
  texts: readonly string[],
  detectLanguage: DetectLanguage | undefined,
  notes: Notes,
): Value | undefined {
  const found = detectLanguage?.(texts.filter((text) => /\s|\p{scx=Han}/u.test(text)).join("\n"))
  if (found === undefined) return undefined
  // The letters tell the two Chinese scripts apart.
  const code = found === "zh" ? findLanguages(undefined, texts).language : found
  const name = new Intl.DisplayNames("en", { type: "language" }).of(code)
  notes.add(
    `The texts are in ${name}, so language in website.yaml is ${code}. If that is wrong, import again with --language.`,
  )
  return new Value(code, [])
}

/** North America prints on letter paper. */
function readPaper({ location }: { [field: string]: OutputTree }): string | undefined {
  const code =
    typeof location === "object" && "countryCode" in location ? location.countryCode : undefined
  if (!(code instanceof Value)) return undefined
  return ["US", "CA", "MX", "CL", "CO", "PH"].includes(code.value) ? "letter" : "a4"
}

/** @returns the career breaks, which our own exports have under `meta` */
function readBreaks({ meta }: ResumeDocument) {
  return itemsOf(find(meta, "sections")).flatMap((section) => itemsOf(find(section, "breaks")))
}

function insertBreaks(
  work: readonly OutputTree[],
  document: ResumeDocument,
  toId: ReturnType<typeof uniqueIds>,
): OutputTree[] {
  return readBreaks(document).reduce<OutputTree[]>(
    (all, item) => {
      const value = (name: string) => sourceValueOf(find(item, name))
      const [title, start, end] = [readText(value("break")), value("startDate"), value("endDate")]
      if (!title || !start) return all
      const careerBreak = {
        id: toId(value("id")?.text ?? title.words, "career-break"),
        break: title,
        startDate: new Value(start.text, [start]),
        endDate: end ? new Value(end.text, [end]) : "",
        text: readText(value("text")),
      }
      return all.toSpliced(Number(value("index")?.value ?? all.length), 0, careerBreak)
    },
    [...work],
  )
}
