/** Looks in a PDF for what the résumé says, where programs look for it. */
import { translationFor } from "../../content/interface-words"
import { headingsFor, kindOfHeading } from "../../content/new-site-texts/new-texts"
import { isCompany } from "../../content/picks/work-items"
import { plainText } from "../../lib/inline-text"
import { isEnglish } from "../../lib/language"
import { bareUrl } from "../../lib/uri"
import { headingForParsers } from "../formats/for-parsers"
import { modelFor, type ResumeModel, type Section } from "../model/model"
import { findRoles, type Reading } from "./find-roles"
import { toLetters } from "./letters"

/** A value that programs should find. */
export type Fact = {
  noun: "role" | "responsibility" | "education entry" | "skill" | "contact value"
  /** As in 'Technical Lead (Specimen Payments, Jul 2021 – Mar 2023)'. */
  value: string
  /** Why programs likely lose it, and the way out; undefined if they find it. */
  why: string | undefined
}

/**
 * @param lines of the PDF, in the order of its content stream
 * @param model the résumé that the PDF should show
 * @param isOneColumn whether the PDF is the one in one column, so that nobody is sent to it
 * @returns everything that programs look for, found or lost
 */
export function verifyPdf(
  lines: readonly string[],
  model: ResumeModel,
  isOneColumn: boolean,
): Fact[] {
  const reading = { letters: toLetters(lines), model, isOneColumn }
  const { owner, contact } = modelFor(model, "pdf")
  const contactFacts = [owner.name, ...contact.map(({ value }) => bareUrl(value))].map(
    (value): Fact => {
      const isFound = reading.letters.find(value).length > 0
      return { noun: "contact value", value, why: isFound ? undefined : NOT_THERE }
    },
  )
  return [...contactFacts, ...model.sections.flatMap((section) => sectionFacts(section, reading))]
}

const NOT_THERE =
  "The PDF does not have this text. Build the site again, or write it with usual characters."

/** What programs look for below the heading of a section of this kind. */
const SOUGHT: Readonly<Record<string, "work" | "education" | "skills">> = {
  WorkExperience: "work",
  Education: "education",
  TechnicalSkills: "skills",
  AdditionalSkills: "skills",
}

function sectionFacts(section: Section, reading: Reading): Fact[] {
  const { letters, model, isOneColumn } = reading
  const kind = SOUGHT[section.section]
  if (!kind) return []
  const heading = isOneColumn ? headingForParsers(section, model) : section.title
  const isKnown = SOUGHT[kindOfHeading(heading) ?? ""] === kind
  const { end: start } = letters.findAlone(heading) ?? {}
  const explain = (value: string): string | undefined => {
    if (!isKnown) return explainHeading(heading, section, reading)
    if (letters.find(value).length === 0) return NOT_THERE
    if (start === undefined)
      return `Programs find nothing below a heading with text beside it. Set "${heading}" on a line of its own.`
    if (letters.find(value, start).length > 0) return undefined
    return `Programs look for it below the heading "${heading}", and it stands above it.`
  }
  const toFacts = (noun: Fact["noun"], values: readonly string[]) =>
    values.map((value): Fact => ({ noun, value, why: explain(value) }))

  const list = section.list.map(plainText)
  if (kind === "education")
    return toFacts("education entry", [...section.entries.map(({ title }) => title), ...list])
  if (kind === "skills") {
    const names = section.groups.flatMap(({ skills }) => skills.map(({ name }) => name))
    return toFacts("skill", [...names, ...list])
  }
  const companies = section.work.filter(isCompany)
  const details = companies.flatMap(({ roles, ...company }) =>
    [company, ...roles].flatMap(({ responsibilities }) => responsibilities.map(plainText)),
  )
  return [
    ...findRoles(companies, start, reading).map(({ title, value, why }): Fact => {
      return { noun: "role", value, why: explain(title) ?? why }
    }),
    ...toFacts("responsibility", details),
  ]
}

/** @returns that programs do not know the heading, and what helps */
function explainHeading(
  heading: string,
  { section }: Section,
  { model: { language }, isOneColumn }: Reading,
): string {
  const isWork = section === "WorkExperience"
  if (!isEnglish(language) && !translationFor(language)) {
    const help = isWork
      ? "add workExperience: Experience to the words in website.yaml. The PDF in one column then has this heading."
      : `use "${headingsFor("en")[section]}" in resume.yaml.`
    return `This check does not know the language "${language}", so it does not know the heading "${heading}". Programs may know it. To be sure, ${help}`
  }
  // The PDF in one column has a usual heading of the work history.
  const end = isWork && !isOneColumn ? ", or upload the PDF in one column." : "."
  return `Programs do not know the heading "${heading}". Use one like "${headingsFor(language)[section]}" in resume.yaml${end}`
}
