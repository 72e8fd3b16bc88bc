/** Reads the text of a job posting, without what the company offers and how to apply. */
import { OFFER } from "./words"

export type Line = {
  text: string
  /** An item of a list, or a text with a label: 'Stack: Go, Kafka'. Prose names places and people too. */
  isItem: boolean
}

export type Posting = { title: string; lines: Line[]; isGerman: boolean }

const BULLET = /^\s*(?:[-*•–—·▪◦]|\d+[.)])\s+/u
const LABEL = /^[^\s.:!?]+(?: [^\s.:!?]+){0,2}:\s+(?=\S)/u

export function readPosting(posting: string): Posting {
  const lines: Line[] = []
  const all = posting.split(/\r?\n/)
  const first = all.findIndex((line) => line.trim())
  const rest = all.slice(first + 1)
  const hasTitle = rest.some((line) => line.trim()) && !/[.!?]\s*$|^.{100}/u.test(all[first] ?? "")
  let skipped: "no" | "paragraph" | "section" = "no"
  let previous = ""
  for (const line of hasTitle ? rest : all) {
    const isBullet = BULLET.test(line)
    const body = line.replace(BULLET, "").trim()
    const isShort = !isBullet && /^[^.!?]{1,50}(?:\p{L}|[:?])$/u.test(body)
    const isHeading = isShort && (/[:?]$/.test(body) || !previous)
    previous = body
    if ((!body && skipped === "paragraph") || (isHeading && skipped === "section")) skipped = "no"
    const isItem = isBullet || LABEL.test(body)
    for (const sentence of body.split(/(?<=[.!?])\s+/u)) {
      if (OFFER.test(sentence) && !isBullet && skipped === "no")
        skipped = isHeading ? "section" : "paragraph"
      if (skipped === "no" && sentence && !/[:?]$/.test(sentence))
        lines.push({ text: sentence.replace(LABEL, ""), isItem })
    }
  }
  return {
    title: hasTitle ? (all[first] ?? "").trim() : "",
    lines: lines.some(({ isItem }) => isItem)
      ? lines
      : lines.map(({ text }) => ({ text, isItem: true })),
    isGerman: /\b(?:und|wir|der|mit)\b/iu.test(posting) && !/\b(?:the|and|with)\b/iu.test(posting),
  }
}
