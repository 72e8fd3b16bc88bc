/** Takes the records from the lines of a résumé that a simple applicant tracking system looks for. */
import { BULLET, type Line } from "./read-lines"
import { toEntries, toSections } from "./sections"

export type ParsedJob = { title: string; company: string; dates: string }

/** What the parser found. A text is '' and a list is empty if it found nothing. */
export type ParsedResume = {
  name: string
  emails: string[]
  phones: string[]
  links: string[]
  jobs: ParsedJob[]
  skills: string[]
}

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const PHONE = /\+?\(?\d[\d ().\-–]{6,}\d(?:\s*(?:ext\.?|x)\s*\d+)?/g
const LINK = /(?:https?:\/\/)?(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:\/[^\s|·,;]*)?/gu

const DATE = String.raw`(?:\p{L}{3,9}\.? \d{4}|\d{1,2}[/.]\d{4}|\d{4}(?:-\d{2})?)`
const DATES = new RegExp(String.raw`${DATE}\s*[—–-]+\s*(?:${DATE}|\p{L}{3,9})$`, "u")

const WORK = /^(?!.*\bother\b).*(?:experience|employment|appointments|positions|work|career)/i
const SKILLS = /skill|technolog|competenc/i

/** @param lines of a PDF, in reading order */
export function toParsedResume(lines: readonly Line[]): ParsedResume {
  const [[, head], ...sections] = toSections(lines)
  const contact = textsOf(head.slice(1)).join("\n")
  return {
    name: textsOf(head.slice(0, 1)).join(" "),
    emails: contact.match(EMAIL) ?? [],
    phones: contact.match(PHONE) ?? [],
    links: contact.replace(EMAIL, "").match(LINK) ?? [],
    jobs: findWork(sections).flatMap((section) => toEntries(section).flatMap(toJobs)),
    skills: sections.flatMap(([title, section]) =>
      SKILLS.test(title) ? section.flatMap(toSkills) : [],
    ),
  }
}

type Sections = readonly (readonly [title: string, lines: Line[]])[]

const textsOf = (lines: readonly Line[]) => lines.flat().map(({ text }) => text)

/** @returns the sections with a heading about work, or else the section with the most dates */
function findWork(sections: Sections): Line[][] {
  const named = sections.filter(([title]) => WORK.test(title)).map(([, lines]) => lines)
  if (named.length > 0) return named
  const count = (lines: Line[]) => textsOf(lines).filter((text) => DATES.test(text)).length
  const all = sections.map(([, lines]) => lines).toSorted((one, other) => count(other) - count(one))
  return all.slice(0, 1)
}

/** @returns a job for each range of dates; the title is before it, or else after it */
function toJobs({ head, details }: { head: string[]; details: string[] }): ParsedJob[] {
  const texts = [...head.flatMap(splitDates), ...details]
  const [company = ""] = texts
  let start = 1
  return texts.flatMap((text, index) => {
    if (DATES.exec(text)?.index !== 0) return []
    const before = texts.slice(start, index)
    start = index + 1
    return [{ title: before.at(-1) ?? texts[start] ?? "", company, dates: text }]
  })
}

/** @returns the text before the dates and the dates, if both stand in one text */
function splitDates(text: string): string[] {
  const { index } = DATES.exec(text) ?? { index: 0 }
  return index > 0 ? [text.slice(0, index).replace(/[\s|,·—–-]+$/, ""), text.slice(index)] : [text]
}

/** A bold text at the start of a line is the name of a group of skills. */
function toSkills(line: Line): string[] {
  const texts = line.filter(
    ({ text, isBold }, index) => text !== BULLET && !(isBold && index === 0),
  )
  return texts
    .flatMap(({ text }) => text.split(/[,;|•·]/))
    .map((skill) => skill.trim())
    .filter(Boolean)
}
