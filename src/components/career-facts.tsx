import { css } from "@emotion/react"
import { useToday } from "../hooks/use-today"
import { useWords } from "../hooks/use-words"
import { fill, fillCount } from "../lib/interface-words"
import { durationOf, type MonthRange } from "../lib/months"
import { screenOnlyCss } from "../styles/mixins"
import { color, media, size, space, tracking, weight } from "../styles/theme"
import { InlineText } from "./inline-text"
import { PlainList } from "./plain-list"

/** One fact a line on a phone, and all beside each other from there on. Paper has the whole résumé. */
const factsCss = css({
  display: "grid",
  rowGap: space.hair,
  marginBlockStart: space.gutter,
  fontSize: size.label,
  fontWeight: weight.strong,
  letterSpacing: tracking.label,
  [media.small]: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "flex-end",
    "& > li + li::before": {
      content: ['"•"', '"•" / ""'], // screen readers do not read it, where the browser knows the second
      marginInline: space.tiny,
      color: color.accent,
    },
  },
})

export type CareerFactsProps = {
  career: { title: string | null; company: string | null; ranges: readonly MonthRange[] }
  /** The month of the build, as in '2026-07'. */
  buildMonth: string
}

/** The title, the years of work and the employer. A year or less is no fact. */
export function CareerFacts({ career, buildMonth }: CareerFactsProps) {
  const words = useWords()
  const { months } = durationOf(career.ranges, useToday(buildMonth))
  const years = Math.floor(months / 12)
  const facts = [
    career.title,
    years > 1 && fillCount(words.yearsOfWork, { count: years }, words.language),
    career.company && fill(words.nowAt, { company: career.company }),
  ].flatMap((fact) => fact || [])
  if (facts.length === 0) return null
  return (
    <PlainList css={[factsCss, screenOnlyCss]}>
      {facts.map((fact) => (
        <li key={fact}>
          <InlineText text={fact} />
        </li>
      ))}
    </PlainList>
  )
}
