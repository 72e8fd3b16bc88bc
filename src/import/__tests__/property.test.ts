import { parse } from "yaml"
import { generateResume } from "../../../test/generate-resumes"
import { importInto } from "../../../test/imported-content"
import { countOf } from "../../../test/matrix"
import { MONTH_NAMES } from "../../lib/dates"

const DOCUMENTS = countOf(5, 120)

/** The texts, numbers and booleans of a document with their paths, found without the import's own code. */
function sourceValuesOf(value: unknown, path = ""): { path: string; text: string }[] {
  if (value === null || value === undefined) return []
  if (typeof value !== "object") return [{ path, text: String(value) }]
  return Object.entries(value).flatMap(([key, inner]) => {
    const isPlain = /^[\p{L}\p{N}_$-]+$/u.test(key)
    const name = isPlain ? (path ? `${path}.${key}` : key) : `${path}[${JSON.stringify(key)}]`
    return sourceValuesOf(inner, Array.isArray(value) ? `${path}[${key}]` : name)
  })
}

const wordsIn = (text: string): string[] =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** The words that a reader of the text sees. The generator's texts have few tags and one reference. */
const visibleWords = (text: string) =>
  wordsIn(
    text
      .replace(/<a href='([^']*)'>/g, " $1 ")
      .replace(/<\/?(?:p|ul|li|br|b|a)>/g, (tag) => (/<\/?[ba]>/.test(tag) ? "" : " "))
      .replaceAll("&amp;", "&")
      .replace(/(?![\n\r\t])\p{Cc}|[\u200b\ufeff]|\p{Cs}/gu, ""),
  )

/** The dates that may be written for an unusual date of the generator. */
const UNUSUAL_DATES: Readonly<Record<string, string>> = {
  "2019.03": "Mar 2019",
  "03/2019": "Mar 2019",
  "Sept 2019": "Sep 2019",
  "März 2020": "Mar 2020",
  "2021年4月": "Apr 2021",
  "2012-00-00": "2012",
  "2019-03-15T00:00:00.000Z": "2019-03-15",
  "31.12.2021": "2021-12-31",
  "1546300800000": "2019-01-01",
  "2016 - 2018": "2016",
  "Jan 2015 – Present": "Jan 2015",
}

/** @returns the date in the two ways in which the content may have it */
function datesFor(text: string): string[] {
  const [, year, month = "", day = ""] = /^(\d{4})-(\d\d?)(?:-(\d\d?))?$/.exec(text) ?? []
  if (!year || month === "00") return [UNUSUAL_DATES[text] ?? text]
  const iso = [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-")
  return [`${MONTH_NAMES[Number(month) - 1]} ${year}`, iso]
}

function isWritten(text: string, { values, words }: { values: string[]; words: Set<string> }) {
  if (visibleWords(text).every((word) => words.has(word))) return true
  if (/^(?:present|now)$/i.test(text)) return values.includes("")
  if (datesFor(text).some((date) => values.includes(date))) return true
  const plain = text.toLowerCase().replace(/^mailto:/, "")
  return values.some((value) =>
    decodeURI(value.replace(/%(?![\da-f]{2})/gi, "%25"))
      .toLowerCase()
      .includes(plain),
  )
}

test("of generated documents, valid and a little wrong, all texts are written or reported", () => {
  const lost: string[] = []
  const counts = { documents: 0, texts: 0, written: 0, reported: 0 }
  for (let seed = 0; seed < DOCUMENTS; seed++) {
    const document = JSON.parse(JSON.stringify(generateResume(seed)))
    // The import throws if its content does not pass the check.
    const { sources, report } = importInto(document)
    const values = Object.values(sources).flatMap((source) =>
      sourceValuesOf(parse(source)).map(({ text }) => text),
    )
    const words = new Set(values.flatMap(wordsIn))
    const reported = new Set([...report.leftOut, ...report.changes].map(({ leaf }) => leaf.path))
    counts.documents += 1
    for (const { path, text } of sourceValuesOf(document)) {
      if (text.trim() === "") continue
      counts.texts += 1
      if (reported.has(path)) counts.reported += 1
      else if (isWritten(text, { values, words })) counts.written += 1
      else lost.push(`document ${seed}, ${path}: ${JSON.stringify(text)}`)
    }
  }
  expect(lost).toEqual([])
  expect(counts.documents).toBe(DOCUMENTS)
  expect(counts.texts).toBeGreaterThan(DOCUMENTS * 60)
  expect(counts.written).toBeGreaterThan(counts.texts * 0.8)
})
