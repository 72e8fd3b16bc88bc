/** Splits the lines of a résumé into sections, and a section into one part for each role. */
import { containsDates } from "./dates-in-text"
import { BULLET, type Line, type Run, textOf } from "./read-lines"

/** What a parser looks for in a section. */
export type Kind = "work" | "education" | "skills" | "contact"

/** The words of headings in English, German, French, Spanish, Portuguese, Italian, Dutch, Chinese, Japanese and Korean. */
const WORDS: Record<Kind | "other", string> = {
  work: "work|experience|employment|jobs?|(?:work|career) history|(?:berufs|arbeits)erfahrung|beruflicher werdegang|exp[ée]riences?(?: professionnelles?)?|parcours professionnel|experiencia(?: laboral| profesional)?|experiência(?: profissional)?|esperienz[ae](?: professionali?| lavorativ[ae])?|werkervaring|工作经[历验]|工作經[歷驗]|職歴|職務経歴|경력",
  education:
    "education|ausbildung|bildung(?:sweg)?|studium|formation|études|educación|formación|educação|formação|istruzione|formazione|opleiding(?:en)?|教育(?:背景|经历|經歷)?|学歴|學歷|학력",
  skills:
    "skills|technologies|competenc(?:ies|es)|kenntnisse|fähigkeiten|kompetenzen|compétences|habilidades|competencias|competências|competenze|vaardigheden|(?:专业|專業)?技能|スキル|기술",
  contact:
    "contacts?|kontakt|coordonnées|contacto|contato|contatti|联系方式|聯絡方式|連絡先|연락처",
  other:
    "projects|summary|objective|profile|certificat(?:es|ions)|languages|publications|talks|awards|interests|references|volunteering|projekte|profil|sprachen|zertifikate|projets|langues|proyectos|idiomas|项目经历|求职意向|证书|著作|演讲|荣誉|语言(?:能力)?",
}

/** Work beside the career. */
const SIDE_WORK = /\b(?:other|additional|volunteer\w*)\b/i

const matcher = (words: string, before = "", after = "") =>
  new RegExp(`${before}(?<!\\p{L})(?:${words})(?!\\p{L})${after}`, "iu")

const KINDS = Object.entries(WORDS).map(([kind, words]) => ({ kind, pattern: matcher(words) }))

/** A heading that is not in capitals has at most one word before these. */
const USUAL_HEADING = matcher(Object.values(WORDS).join("|"), "^(?:\\p{L}+ )?", ":?$")

/** @returns what a parser looks for below this heading, if it knows the heading */
export function kindOf(heading: string): Kind | undefined {
  const kind = KINDS.find(({ pattern }) => pattern.test(heading))?.kind
  return kind === "other" || (kind === "work" && SIDE_WORK.test(heading))
    ? undefined
    : (kind as Kind | undefined)
}

export type ParsedSection = { title: string; left: number; lines: Line[] }

/** How far right of its heading a line of a section may start, in points. */
const INDENT = 15

/**
 * A heading is alone on its line, bold and in capitals. If no line is, it is a usual heading. A line belongs to the last
 * heading above its left edge, because the content stream of a page in columns goes from one to the other.
 *
 * @returns the lines above all headings with the title "", then the lines below each heading
 */
export function toSections(
  lines: readonly Line[],
): [head: ParsedSection, ...rest: ParsedSection[]] {
  const isHeading = lines.slice(1).some(isBoldInCapitals) ? isBoldInCapitals : isUsualHeading
  const head: ParsedSection = { title: "", left: 0, lines: [] }
  const rest: ParsedSection[] = []
  for (const [index, line] of lines.entries()) {
    const { text = "", left = 0 } = line[0] ?? {}
    // The first line is the name.
    if (index > 0 && isHeading(line)) rest.push({ title: text.trim(), left, lines: [] })
    else {
      const own = rest.findLast(
        (section) => left > section.left - 3 && left < section.left + INDENT,
      )
      ;(own ?? rest.at(-1) ?? head).lines.push(line)
    }
  }
  return [head, ...rest]
}

const isBoldInCapitals = ([first, second]: Line) =>
  Boolean(first?.isBold && !second && /\p{Lu}/u.test(first.text)) &&
  first?.text === first?.text.toUpperCase()

const isUsualHeading = ([first, second]: Line) =>
  first !== undefined && !second && USUAL_HEADING.test(first.text.trim())

/** A role, or another entry, with what stands below it. */
export type Part = {
  head: Line[]
  details: string[]
  /** Whether another role stands between this one and the line that names the company. */
  isBelowOther: boolean
}

/** A line whose distance to the line above is larger than this starts an entry. */
const GAP_OF_ENTRIES = 1.4

/**
 * @returns one part for each role. A gap, or a bold line below a part with dates or details, starts one; dates do
 *   if the part has some.
 */
export function toParts(lines: readonly Line[]): Part[] {
  const gaps = lines.slice(1).map((line, index) => distanceBetween(lines[index], line))
  const usual = mostFrequent(gaps.filter((gap) => gap > 0))
  const parts: Part[] = []
  let bulletLeft = 0
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1]
    const [first, ...others] = line as [Run, ...Run[]]
    const part = parts.at(-1)
    const isAfterGap = distanceBetween(above, line) > GAP_OF_ENTRIES * usual
    const hasDates = part?.head.some(containsDates) ?? false
    const isFull = hasDates || Boolean(part?.details.length)
    const isBoldStart = first.isBold && !above?.[0]?.isBold && isFull
    if (part && first.text === BULLET) {
      part.details.push(textOf(others))
      bulletLeft = first.left
    } else if (part?.details.length && first.left > bulletLeft + 2 && !isAfterGap)
      part.details.push(`${part.details.pop()} ${textOf(line)}`)
    else if (!part || isAfterGap || isBoldStart) parts.push(startPart(line))
    else if (hasDates && containsDates(line)) parts.push({ ...startPart(line), isBelowOther: true })
    else if (part.details.length === 0) part.head.push(line)
  }
  return parts
}

/** The first line of a section may have a bullet. */
function startPart(line: Line): Part {
  const [first, ...others] = line
  return first?.text === BULLET
    ? { head: [], details: [textOf(others)], isBelowOther: false }
    : { head: [line], details: [], isBelowOther: false }
}

const distanceBetween = (above: Line | undefined, line: Line) =>
  Math.round((above?.[0]?.bottom ?? 0) - (line[0]?.bottom ?? 0))

function mostFrequent(numbers: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const each of numbers) counts.set(each, (counts.get(each) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 0
}
