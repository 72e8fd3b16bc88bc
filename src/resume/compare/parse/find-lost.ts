/** Compares what a parser reads in a PDF with the résumé that the PDF shows: what is lost, and why. */
import { translationFor } from "../../../content/interface-words"
import { isCompany } from "../../../content/values/work-items"
import { headingsFor } from "../../../content/words/new-texts"
import { plainText } from "../../../lib/inline-text"
import { isEnglish, scriptOf } from "../../../lib/language"
import { bareUrl } from "../../../lib/uri"
import { headingForParsers, wordsForParsers } from "../../formats/for-parsers"
import { type Kind, kindOf } from "../../formats/heading-words"
import { modelFor, type ResumeModel, type Section } from "../../model/model"
import { workDates } from "../../model/words"
import { type Line, textOf } from "./read-lines"
import { type ParsedResume, toParsedResume } from "./to-parsed-resume"

/** What is counted. A role is found if one job has its company, title and dates. */
const NOUNS = {
  role: ["role", "roles"],
  company: ["company", "companies"],
  title: ["title", "titles"],
  dates: ["date range", "date ranges"],
  responsibility: ["responsibility", "responsibilities"],
  education: ["education entry", "education entries"],
  skill: ["skill", "skills"],
  contact: ["contact value", "contact values"],
} as const

type Field = keyof typeof NOUNS

export type Lost = {
  /** As in 'Specimen Payments (Technical Lead, Jul 2021 — Mar 2023)'. */
  values: { field: Field; value: string }[]
  /** The likely reason, and the way out. */
  why: string
}

type Counts = { field: Field; found: number; foundByLines: number; all: number }[]

export type Comparison = {
  /** What a parser finds that sees the layout, and what one finds that reads lines. */
  counts: Counts
  lost: Lost[]
  /** Whether the PDF is the one in one column, so that nobody is sent to it. */
  isOneColumn: boolean
  language: string
}

/** A value that a parser should find. */
type Fact = { field: Field; value: string; isFound: boolean; note?: string; section?: Section }

/**
 * @param lines of the PDF
 * @param model the résumé that the PDF should show
 * @param isOneColumn whether the PDF is the one in one column
 * @returns how much a parser finds, and why it loses the rest
 */
export function findLost(
  lines: readonly Line[],
  model: ResumeModel,
  { isOneColumn } = { isOneColumn: false },
): Comparison {
  const parsed = toParsedResume(lines)
  const text = bare(lines.map(textOf).join(" "))
  const facts = listFacts(parsed, model)
  const lost = new Map<string, Lost>()
  // A lost role is listed by the part of it that is lost.
  for (const fact of facts.filter(({ isFound, field }) => !isFound && field !== "role")) {
    const why = explain(fact, { parsed, text, model, isOneColumn })
    const value = fact.note ? `${fact.value} (${fact.note})` : fact.value
    lost.set(why, { why, values: [...(lost.get(why)?.values ?? []), { field: fact.field, value }] })
  }
  const counts = countFacts(facts, listFacts(toParsedResume(lines, "lines"), model))
  return { counts, lost: [...lost.values()], isOneColumn, language: model.language }
}

const countFacts = (facts: readonly Fact[], byLines: readonly Fact[]): Counts =>
  (Object.keys(NOUNS) as Field[]).map((field) => {
    const ofField = (some: readonly Fact[]) => some.filter((fact) => fact.field === field)
    const [found = 0, foundByLines = 0] = [facts, byLines].map(
      (some) => ofField(some).filter(({ isFound }) => isFound).length,
    )
    return { field, found, foundByLines, all: ofField(facts).length }
  })

function listFacts(parsed: ParsedResume, model: ResumeModel): Fact[] {
  return [
    ...toContactFacts(parsed, modelFor(model, "pdf")),
    ...model.sections.flatMap((section) =>
      toFacts(section, parsed, model).map((fact) => ({ ...fact, section })),
    ),
  ]
}

function toContactFacts(parsed: ParsedResume, { owner, contact }: ResumeModel): Fact[] {
  const { name, emails, phones, links } = parsed
  const found = [name, ...emails, ...phones, ...links].map((each) => bare(bareUrl(each)))
  return [{ kind: "name", value: owner.name }, ...contact].map(({ kind, value }) => {
    const own = bare(bareUrl(value))
    // The extension of a telephone number is not always found.
    const isOwn = (each: string) =>
      each === own || (kind === "phone" && each.length > 6 && own.startsWith(each))
    return { field: "contact", value, isFound: found.some(isOwn) }
  })
}

function toFacts(
  { section, work, entries, list, groups }: Section,
  parsed: ParsedResume,
  model: ResumeModel,
): Fact[] {
  const { jobs, education, skills } = parsed
  if (section === "Education")
    return [...entries.map(({ title }) => title), ...list.map(plainText)].map((value) => {
      return { field: "education", value, isFound: education.some((entry) => has(entry, value)) }
    })
  if (section === "TechnicalSkills" || section === "AdditionalSkills")
    return [
      ...groups.flatMap((group) => group.skills.map(({ name }) => name)),
      ...list.map(plainText),
    ].map((value) => {
      const names = skills.flatMap((skill) => [skill, skill.replace(/\s*\([^()]*\)$/, "")])
      return { field: "skill", value, isFound: names.some((name) => bare(name) === bare(value)) }
    })
  return work.filter(isCompany).flatMap(({ company, roles, responsibilities }) => [
    ...roles.flatMap((role): Fact[] => {
      const { title } = role
      const [dates = "", datesInOneColumn = ""] = [model.words, wordsForParsers(model)].map(
        (words) => workDates(role, words, model.updated),
      )
      const matches = jobs.map((job) => ({
        company: has(job.company, company),
        title: has(job.title, title),
        dates: [dates, datesInOneColumn].map(bare).includes(bare(job.dates)),
      }))
      const dated = matches.filter((job) => job.dates && (job.company || job.title))
      const own = dated.length > 0 ? dated : matches.filter((job) => job.company && job.title)
      const note = `${title}, ${dates}`
      return [
        {
          field: "role",
          value: title,
          isFound: own.some((match) => match.company && match.title && match.dates),
        },
        { field: "company", value: company, note, isFound: own.some((match) => match.company) },
        { field: "title", value: title, note: company, isFound: own.some((match) => match.title) },
        { field: "dates", value: dates, note: title, isFound: own.some((match) => match.dates) },
      ]
    }),
    ...[...responsibilities, ...roles.flatMap((role) => role.responsibilities)].map(
      (marked): Fact => {
        const value = plainText(marked)
        const isFound = jobs.some(({ details }) => details.some((detail) => has(detail, value)))
        return { field: "responsibility", value, isFound }
      },
    ),
  ])
}

/** The section that has the field, and what parsers look for there. */
const SECTIONS: Partial<Record<Field, [kind: Kind, section: Section["section"]]>> = {
  education: ["education", "Education"],
  skill: ["skills", "TechnicalSkills"],
}

type Reading = { parsed: ParsedResume; text: string; model: ResumeModel; isOneColumn: boolean }

const OTHER_PDF = "For an upload, use the PDF in one column."

function explain({ field, value, section }: Fact, reading: Reading): string {
  const { text, isOneColumn } = reading
  const why = field !== "contact" && section ? explainHeading(field, section, reading) : undefined
  if (why) return why
  if (!text.includes(bare(value)))
    return "The PDF does not have this text. Build the site again, or write it with usual characters."
  if (field === "contact")
    return "Parsers look for it above the first heading. Write it in a usual form and with usual characters."
  if (field === "company")
    return `Parsers read one role at a time, and the name is not beside this one. ${isOneColumn ? "Write the name without a date, and shorter than a line." : OTHER_PDF}`
  return `Parsers do not look where it stands, as below another heading. ${isOneColumn ? "Write it without a date, and shorter than a line." : OTHER_PDF}`
}

/** @returns that parsers do not know the heading, and what helps; undefined if they do */
function explainHeading(
  field: Field,
  section: Section,
  { parsed, model, isOneColumn }: Reading,
): string | undefined {
  const [kind, name] = SECTIONS[field] ?? ["work", "WorkExperience"]
  const title = isOneColumn ? headingForParsers(section, model) : section.title
  if (kindOf(title) === kind) return undefined
  const isWork = kind === "work"
  if (!isEnglish(model.language) && !translationFor(model.language)) {
    const help = isWork
      ? "add workExperience: Experience to the words in website.yaml. The PDF in one column then has this heading."
      : `use "${headingsFor("en")[name]}" in resume.yaml.`
    return `This parser does not know the language "${model.language}", so it does not know the heading "${title}". Others may know it. To be sure, ${help}`
  }
  if (!parsed.headings.some((heading) => bare(heading) === bare(title))) return undefined
  const usual = headingsFor(model.language)[name]
  // The PDF in one column has a usual heading of the work history.
  const end = isWork && !isOneColumn ? ", or upload the PDF in one column." : "."
  return `Parsers do not know the heading "${title}". Use one like "${usual}" in resume.yaml${end}`
}

/** @returns the text without spaces, punctuation and case, which differ between PDFs */
const bare = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[^\p{L}\p{M}\p{N}#+@]/gu, "")
    .toLowerCase()

const has = (text: string, part: string) => bare(text).includes(bare(part))

/** @returns a table with a row for each kind of value, and a column for each reader */
export function formatCounts(counts: Counts): string {
  const rows = counts
    .filter(({ all }) => all > 0)
    .map(({ field, found, foundByLines, all }) => [
      NOUNS[field][1],
      `${found} of ${all}`,
      `${foundByLines} of ${all}`,
    ])
  return [["Of the content", "by layout", "line by line"], ...rows]
    .map(
      ([noun = "", ...cells]) => noun.padEnd(20) + cells.map((cell) => cell.padStart(14)).join(""),
    )
    .join("\n")
}

/** @returns which file to upload if some parsers find less in this one, or '' */
export function adviseOnUpload({ counts, isOneColumn, language }: Comparison): string {
  if (["Thai", "Deva"].includes(scriptOf(language)))
    return "Many programs double letters of this language when they read a PDF. For an upload, send Word or text."
  const hasLess = counts.some(({ found, foundByLines }) => foundByLines < found)
  return hasLess && !isOneColumn ? OTHER_PDF : ""
}

/** @returns as in '2 companies, 1 title' */
export function summarizeLost({ values }: Lost): string {
  const fields = [...new Set(values.map(({ field }) => field))]
  return fields
    .map((field) => {
      const { length } = values.filter((value) => value.field === field)
      return `${length} ${NOUNS[field][length === 1 ? 0 : 1]}`
    })
    .join(", ")
}
