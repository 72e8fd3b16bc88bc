/** Takes the records from the lines of a résumé that a simple applicant tracking system looks for. */
import { containsDates, isDates, splitDates } from "../../formats/dates-in-text"
import { type Kind, kindOf } from "../../formats/heading-words"
import { BULLET, type Line, textOf } from "./read-lines"
import { type Part, type Reader, toBlocks, toParts, toSections } from "./sections"

export type ParsedJob = { title: string; company: string; dates: string; details: string[] }

/** What the parser found. A text is '' and a list is empty if it found nothing. */
export type ParsedResume = {
  name: string
  emails: string[]
  phones: string[]
  links: string[]
  jobs: ParsedJob[]
  /** As in 'B.S., Computer Science, Example State University, Sep 2000 — Jun 2004'. */
  education: string[]
  skills: string[]
  /** All headings, also those that the parser does not know. */
  headings: string[]
}

const EMAIL = /[\p{L}\p{M}\d._%+'-]+@[\p{L}\p{M}\d-]+(?:\.[\p{L}\p{M}\d-]+)+/gu
const PHONE = /\+?\(?\d[\d ().\p{Pd}]{6,}\d(?:\s*(?:ext\.?|x)\s*\d+)?/gu
const LINK = /(?:https?:\/\/)?(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:\/[^\s|·,;]*)?/gu

/** @param lines of a PDF, in the order of its content stream */
export function toParsedResume(lines: readonly Line[], reader: Reader = "layout"): ParsedResume {
  const [head, ...sections] = toSections(lines, reader)
  const [split, read] = reader === "layout" ? [toParts, toJob] : [toBlocks, toJobOfLines]
  const linesOf = (kind: Kind) =>
    sections.filter(({ title }) => kindOf(title) === kind).map((section) => section.lines)
  const work = linesOf("work")
  const nameLine = findName(head.lines)
  const contact = [...head.lines.filter((line) => line !== nameLine), ...linesOf("contact").flat()]
    .flat()
    .map(({ text }) => text)
    .join("\n")
  return {
    name: textOf(nameLine),
    emails: contact.match(EMAIL) ?? [],
    phones: contact.match(PHONE) ?? [],
    links: contact.replace(EMAIL, "").match(LINK) ?? [],
    jobs: (work.length > 0 ? work : linesOf("side work")).flatMap(split).flatMap(read),
    education: linesOf("education").flatMap(split).flatMap(toEducation),
    skills: linesOf("skills").flatMap(toSkills),
    headings: sections.map(({ title }) => title),
  }
}

/** @returns the line in the largest letters that has no digit, as in a phone number, and no '@' */
function findName(lines: readonly Line[]): Line {
  const sizeOf = ([first]: Line) => Math.round(first?.size ?? 0)
  const [name = []] = lines
    .filter((line) => !/[\d@]/.test(textOf(line)))
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))
  return name
}

/** The first line is the title and the next one the company, but for the line with the dates. */
function toJobOfLines({ head, details }: Part): ParsedJob[] {
  const datesLine = head.find(containsDates)
  const dates = datesLine?.flatMap(({ text }) => splitDates(text)).find(isDates)
  if (!dates) return []
  const [title = "", company = ""] = head.filter((line) => line !== datesLine).map(textOf)
  return [{ title, company, dates, details }]
}

/**
 * The company is the bold text below the title. If the first line is bold, the title stands beside the dates,
 * and the company in the line above. If the dates stand in the first line, the title is in the second. A role
 * below another one does not have a company.
 */
function toJob({ head, details, isBelowOther }: Part): ParsedJob[] {
  const lines = head.map((line) => line.flatMap(({ text }) => splitDates(text)))
  const datesLine = lines.findIndex((texts) => texts.some(isDates))
  const dates = lines[datesLine]?.find(isDates)
  if (!dates) return []
  const before = lines.slice(0, datesLine + 1).flat()
  before.splice(before.lastIndexOf(dates))
  const [next = ""] = lines[datesLine + 1] ?? []
  const bold = head.flat().find(({ isBold }) => isBold)
  if (bold && !head[0]?.[0]?.isBold)
    return [{ title: before[0] ?? "", company: bold.text, dates, details }]
  if (isBelowOther) return [{ title: before.at(-1) ?? next, company: "", dates, details }]
  const isBelow = before.length < 2 || (datesLine === 0 && next && next.split(" ").length < 8)
  const title = isBelow ? next : (before.at(-1) ?? "")
  return [{ title, company: before[0] ?? "", dates, details }]
}

/** A list with bullets has one entry in each line. */
function toEducation({ head, details }: Part): string[] {
  return head.length > 0
    ? [head.map((line) => line.map(({ text }) => text).join(", ")).join(", ")]
    : details
}

const SEPARATOR = /[,;|•·、،]/

/** A bold text at the start of a line is the name of a group of skills. Some lines go on in the next one. */
function toSkills(lines: readonly Line[]): string[] {
  const groups: string[] = []
  let bulletLeft = Number.POSITIVE_INFINITY
  for (const line of lines) {
    const { text = "", isBold = false, left = 0 } = line[0] ?? {}
    const group = groups.at(-1)
    const isBullet = text === BULLET
    if (isBullet || isBold) {
      groups.push(textOf(line.slice(1)))
      bulletLeft = isBullet ? left : Number.POSITIVE_INFINITY
    } else if (group === "" || (group && SEPARATOR.test(group)) || left > bulletLeft + 2)
      groups.push(`${groups.pop()} ${textOf(line)}`)
    else groups.push(textOf(line))
  }
  return groups
    .flatMap((group) => group.split(SEPARATOR))
    .map((skill) => skill.trim())
    .filter(Boolean)
}
