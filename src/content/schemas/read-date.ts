/**
 * Reads dates as people and programs write them, for the check and for the import. What cannot be read
 * with certainty is left out, never guessed.
 */
import { EARLIEST_YEAR, MONTH_NAMES, parseDate, precisionOf } from "../../lib/dates"
import { withPlainDigits } from "../../lib/digits"
import { LANGUAGE_CODES } from "../../lib/language-codes"
import { lazy } from "../../lib/lazy"

export type Parts = { year: number; month?: number | undefined; day?: number | undefined }

export type ReadDate = Parts & {
  /** What the date leaves out of the text. */
  leftOut?: string
  /** Why the text is no date, as in 'there is no month 13'. */
  reason?: string
  /** The days that it may be, of which nobody knows the right one. */
  readings?: readonly Parts[]
}

/** Short names of months in Irish and Maltese are other words elsewhere, such as 'lun' and 'fra'. */
const LANGUAGES = LANGUAGE_CODES.filter((code) => !["ga", "mt"].includes(code))

const PRESENT_WORDS = [
  "present|presently|present day|now|current|currently|today|date|ongoing|on-going|in progress|still",
  "currently (?:working|employed)|on going",
  "heute|aktuell|jetzt|dato|lfd\\.?|(?:fort)?laufend|andauernd|unbefristet|derzeit|(?:zur )?gegenwart|gegenwärtig",
  "présent|aujourd['’ ]hui|actuel|actuellement|maintenant|en (?:cours|poste)|à ce jour",
  "(?:la )?actualidad|actual|actualmente|(?:o )?presente|hoy|hoje|atual|atualmente|o momento",
  "en curso|vigente|a la fecha|em curso|em andamento",
  "hasta (?:la fecha|ahora|hoy|el presente|el momento)|até (?:hoje|agora|o (?:momento|presente))",
  "(?:ad )?oggi|in corso|attuale|attualmente|tuttora|(?:tot )?(?:heden|nu|vandaag)|nuvarande|pågående|i ?dag|tills vidare",
  "obecnie|nadal|(?:do )?teraz|(?:do )?chwili obecnej",
  "настоящее время|наст\\. время|сейчас|сей день|(?:теперішній|цей) час|тепер|зараз|дотепер|н\\. ?в\\.?",
  "günümüz|şu an(?:da)?|halen|devam ediyor|至今|现在|目前|現在|今|현재|재직중|재직 중",
  "nuværende|nåværende|nykyinen|nykyään|(?:do )?současnosti?|(?:v )?súčasnos(?:ť|ti)|jelenleg|jelen|prezent|în prezent|παρόν|σήμερα|сегодня|днес|сега|danas|hiện nay|nay|ปัจจุบัน|वर्तमान",
  "الآن|الان|حتى الآن|حاليا|حاليًا|היום|כיום|עד היום|هم‌?اکنون|اکنون|تاکنون|sekarang|saat ini|hiện tại",
].join("|")

const PRESENT = new RegExp(
  `^\\W*(?:(?:to|till?|until|bis|по) )?(?:the )?(?:${PRESENT_WORDS})\\W*$`,
  "iu",
)

const SEASON = /\b(?:spring|summer|autumn|fall|winter|early|mid|late|end|q[1-4]|h[12])\b/i

const YEARS = /(?<!\d)(?:19|20)\d{2}(?!\d)/g

/** @returns the number of the month with this name or abbreviation, in any of the languages */
const monthNamed = (name: string): number | undefined => months().get(plainWord(name))

const plainWord = (word: string) =>
  word
    .normalize("NFD")
    .replace(/[\p{M}.]/gu, "")
    .toLowerCase()

/** @returns the months by their names; a name that is not the same month everywhere is left out */
const months = lazy((): ReadonlyMap<string, number> => {
  const names = LANGUAGES.flatMap((language) =>
    (["long", "short"] as const).flatMap((style) =>
      ([undefined, "numeric"] as const).flatMap((day) => {
        const format = new Intl.DateTimeFormat(language, {
          month: style,
          day,
          calendar: "gregory",
          timeZone: "UTC",
        })
        return MONTH_NAMES.map((_name, index) => {
          const parts = format.formatToParts(Date.UTC(2020, index, 2))
          const name = parts.find(({ type }) => type === "month")?.value ?? ""
          return [plainWord(name), index + 1] as const
        })
      }),
    ),
  )
  const words = names.filter(([name]) => /^\p{L}{3,}$/u.test(name))
  const others = [
    ["janner", 1],
    ["genn", 1],
    ["feber", 2],
    ["maerz", 3],
    ["mrz", 3],
    ["sept", 9],
  ] as const
  const found = new Map([...words, ...others])
  // In Polish or Czech and in Croatian, these are names of different months.
  for (const [name, month] of words) if (found.get(name) !== month) found.delete(name)
  return found
})

/** What stands before a number that is no year, as in 'No. 2019', 'ISO 2013' and 'AB-2015'. */
const BEFORE_NUMBER =
  /(?:[#№]|(?<!\p{L})(?:n[orº°]|nro|num|núm|number|nummer|numéro|número|numero|id|iso|din|ref|reg|lic)[-_.:#]*)\s*$/iu
const CODE = /\p{Lu}(?:[-_/.:]|(?<=\p{Lu}{3}))$/u

/** @returns whether the text says that something has not ended */
export function isPresent(text: string): boolean {
  // As in 'Present (2 yrs)'.
  return PRESENT.test(cleanDate(text).replace(/(?<=\S)\s*\([^()]*\)$/, ""))
}

/** @returns the text on one line, without invisible characters, with the digits 0 to 9 and plain hyphens */
function cleanDate(text: string): string {
  return withPlainDigits(text.replace(/\p{Cf}/gu, "").normalize("NFKC"))
    .replace(/[\u2010\u2012\u2015\u2212]/g, "-")
    .replace(/\s+/g, " ")
    .trim()
}

/** @returns whether the text has two years, as in '2016 and 2018', '2019/20' or '2010/11' */
function hasTwoYears(text: string): boolean {
  if (new Set(text.match(YEARS)).size > 1) return true
  const [, year, dash, next] = /(?<!\d)\d\d(\d\d)([-/–])(\d\d)(?![-/.\d])/.exec(text) ?? []
  const isNext = (Number(year) + 1) % 100 === Number(next)
  // '2010-11' is a month in ISO 8601.
  return isNext && (dash === "/" || Number(next) > 12)
}

/**
 * @param text as in '2019-03', '2023-9-24', 'May 2016', '03/2019', '2015-03（1年6个月）' or 'Spring 2018'
 * @returns the parts of the date, and what of the text is not in them; undefined if the text has no year
 */
export function readDate(text: string): ReadDate | undefined {
  const clean = cleanDate(text)
  const exact = readExact(clean)
  if (exact) return exact
  const [, before = "", note = "", after = ""] = /^(.*?)\s*(\([^()]*\))\s*(.*)$/.exec(clean) ?? []
  const rest = readExact(`${before} ${after}`.trim())
  if (rest) return { ...rest, leftOut: [rest.leftOut, note].filter(Boolean).join(" ") }
  const years = new Set(clean.match(YEARS))
  const [year = ""] = years
  const [start = "", end = ""] = clean.split(year)
  const isNumber = BEFORE_NUMBER.test(start) || CODE.test(start)
  const hasOther = /\d/.test(start + end) && !hasTwoYears(clean)
  if (years.size !== 1 || isNumber || hasOther) return undefined
  return { year: Number(year), leftOut: clean.replace(year, "").replace(/\s+/g, " ").trim() }
}

/** Other signs may say a doubt or a range. */
const SIGNS_OF_DATE = /^[\p{L}\d][-\p{L}\p{M}\d.,/ ]*(?<=[\p{L}\p{M}\d.])$/u

/** @returns the parts of a date with a year of four digits that can be read in one way; undefined for other texts */
export function readOneWay(text: string): Parts | undefined {
  const clean = cleanDate(text)
  const numbers = clean.match(/\d+/g) ?? []
  const [year = "", ...others] = numbers.sort((a, b) => b.length - a.length)
  // A month 0 says that it is not known. More numbers are those of a time.
  const areParts = others.length < 3 && others.every((each) => /^(?!0+$)\d\d?$/.test(each))
  if (!areParts || !/^[12]\d{3}$/.test(year) || !SIGNS_OF_DATE.test(clean)) return undefined
  const date: ReadDate | undefined = parseDate(clean) ?? readDate(clean)
  return date?.leftOut === undefined ? date : undefined
}

const ORDERS: readonly (readonly [pattern: RegExp, order: string])[] = [
  [/^(\d{4})$/, "y"],
  [/^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?(?:[T ]\d{1,2}:.*)?$/, "ymd"],
  [/^(\d{4})\s*年(?:\s*(\d{1,2})\s*月)?(?:\s*(\d{1,2})\s*日)?$/, "ymd"],
  [/^(\d{4})\s*년(?:\s*(\d{1,2})\s*월)?(?:\s*(\d{1,2})\s*일)?$/, "ymd"],
  [/^(\d{4})\.\s*(\d{1,2})(?:\.\s*(\d{1,2}))?\.?$/, "ymd"],
  [/^(\d{4})(0[1-9]|1[0-2])(?:(0[1-9]|[12]\d|3[01]))?$/, "ymd"],
  [/^(\d{1,2})\s*[-/.]\s*(\d{4})$/, "my"],
  [/^(\d{1,2})\s*\.\s*(\d{1,2})\s*\.\s*(\d{4})$/, "dmy"],
]

function readExact(text: string): ReadDate | undefined {
  if (hasTwoYears(text)) return undefined
  for (const [pattern, order] of ORDERS) {
    const match = pattern.exec(text)
    if (!match) continue
    const numberOf = (part: string) => {
      const digits = order.includes(part) ? match[order.indexOf(part) + 1] : undefined
      return digits === undefined ? undefined : Number(digits)
    }
    return validParts({ year: numberOf("y") ?? 0, month: numberOf("m"), day: numberOf("d") })
  }
  return readSlashes(text) ?? readTimestamp(text) ?? readNamedMonth(text)
}

/** Reads '24/9/2023' and '9/24/2023', but of '4/5/2023' only the year: it is not the same day everywhere. */
function readSlashes(text: string): ReadDate | undefined {
  const match = /^(\d{1,2})\s*[-/]\s*(\d{1,2})\s*[-/]\s*(\d{4})$/.exec(text)
  if (!match) return undefined
  const [a = 0, b = 0, year = 0] = match.slice(1).map(Number)
  if (a > 12 || a === b) return validParts({ year, month: b, day: a })
  if (b > 12) return validParts({ year, month: a, day: b })
  const leftOut = `${a}/${b}, which may be a day and a month or a month and a day`
  return {
    year,
    leftOut,
    readings: [validParts({ year, month: b, day: a }), validParts({ year, month: a, day: b })],
  }
}

/** Reads milliseconds since 1970. */
function readTimestamp(text: string): ReadDate | undefined {
  if (!/^\d{12,13}$/.test(text)) return undefined
  const date = new Date(Number(text))
  return validParts({
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  })
}

/** Reads a date with a month's name, and of a season or a quarter the year. */
function readNamedMonth(text: string): ReadDate | undefined {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? []
  const [month, ...otherMonths] = words.flatMap((word) => monthNamed(word) ?? [])
  const [year, ...otherYears] = text.match(YEARS) ?? []
  const shortYear = /(?:['’]|\p{L}{3}[.,]?[ -])(\d{2})$/u.exec(text)?.[1]
  if (otherMonths.length > 0 || otherYears.length > 0) return undefined
  if (month === undefined || (!year && !shortYear)) {
    if (!year || !SEASON.test(text)) return undefined
    return { year: Number(year), leftOut: text.replace(year, "").trim() }
  }
  const fullYear = Number(year ?? (Number(shortYear) < 70 ? `20${shortYear}` : `19${shortYear}`))
  const others = (year ? text.replace(year, "") : text.replace(/\d{2}$/, "")).match(/\d+/g) ?? []
  if (others.some((digits) => digits.length > 2)) return undefined
  const [day] = others.map(Number)
  const unknown = words.filter(
    (word) => monthNamed(word) === undefined && !/^(?:st|nd|rd|th|of|de|del|the)$/i.test(word),
  )
  const leftOut = [...unknown, ...others.slice(1)].join(" ")
  return { ...validParts({ year: fullYear, month, day }), ...(leftOut && { leftOut }) }
}

/** @returns the parts without a month or a day that does not exist */
function validParts({ year, month, day }: Parts): ReadDate {
  if (!month) return { year }
  if (month > 12) {
    return { year, leftOut: `the month ${month}`, reason: `there is no month ${month}` }
  }
  if (!day) return { year, month }
  if (precisionOf(isoDay({ year, month, day }))) return { year, month, day }
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const reason = `${MONTH_NAMES[month - 1]} ${year} has ${days} days`
  return { year, month, leftOut: `the day ${day}`, reason }
}

function isoDay({ year, month = 1, day = 1 }: Parts): string {
  const pad = (number: number, length: number) => String(number).padStart(length, "0")
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
}

/** @returns the date as the content writes it, with a day only if the field can hold one */
export function toContentDate(parts: Parts, precision: "month" | "day"): string {
  const { year, month, day } = parts
  if (precision === "day" && month && day) return isoDay(parts)
  return month ? `${MONTH_NAMES[month - 1]} ${year}` : String(year).padStart(4, "0")
}

/** @returns the two ends of a range in one text, as in '2016 - 2018' or 'May 2016 – Present' */
export function splitRange(text: string): [start: string, end: string] | undefined {
  const clean = cleanDate(text)
  const isDate = readExact(clean)?.leftOut === undefined && readExact(clean) !== undefined
  const spaced = / (?:-{1,3}>?|–|—|to|until|till|bis|au|à|hasta|al?|through|tot|do|по|→|~|〜) /i
  const tight = /\s*(?:–|—|-|~|〜|至|到|(?<=^\d{4}) ?\/ ?(?=\d{4}$))\s*/
  for (const separator of isDate ? [spaced] : [spaced, tight]) {
    const [start, end, ...others] = clean.split(separator)
    if (!start || !end || others.length > 0) continue
    const isYear = (text: string) => (readDate(text)?.year ?? 0) >= EARLIEST_YEAR
    if (isYear(start) && (isYear(end) || isPresent(end))) return [start, end]
  }
  return undefined
}

/** A start alone: 'since 2016', 'seit Mai 2016', '2016 –' or '2016年から'. */
const OPEN_RANGE =
  /^(?:since|from|seit|ab|depuis|desde|dal?|sinds|vanaf|sedan|från|od|с|з|від) (.+)$|^(.+?)(?: ?[-–—~〜]| ?年?から)$/iu

/** @returns the start of a range that has not ended; undefined if the text says nothing of that kind */
export function startOfOpenRange(text: string): string | undefined {
  const [, after, before] = OPEN_RANGE.exec(cleanDate(text)) ?? []
  const start = after ?? before
  return start !== undefined && readExact(start) ? start : undefined
}
