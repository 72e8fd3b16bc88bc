import { css } from "@emotion/react"
import { useToday } from "../hooks/use-today"
import { useWords } from "../hooks/use-words"
import { fill, fillCount } from "../lib/interface-words"
import { hasRightToLeft, isRightToLeft } from "../lib/language"
import { durationOf, hasStarted, isCurrent, type MonthRange, newestOf } from "../lib/months"
import { screenOnlyCss } from "../styles/mixins"
import { color, media, side, size, space, tracking, weight } from "../styles/values"
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
  "& > li": { textWrap: "balance" },
  [media.small]: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: side,
    "& > li:not(:last-of-type)::after": {
      content: ['"•"', '"•" / ""'], // screen readers do not read it, where the browser knows the second
      marginInline: space.tiny,
      color: color.accent,
    },
  },
})

type CareerRole = MonthRange & { title: string; company: string }

export type CareerFactsProps = {
  career: { roles: readonly CareerRole[]; ranges: readonly MonthRange[] }
  /** The first fact, in place of the title of the job. */
  headline?: string | null
  /** For a page that has the headline elsewhere. */
  withoutTitle?: boolean
  /** The month of the build, as in '2026-07'. */
  buildMonth: string
}

/** @returns the name, isolated if its direction is not that of the sentence around it (UAX 9) */
const isolate = (name: string, language: string) =>
  hasRightToLeft(name) === isRightToLeft(language) ? name : `\u2068${name}\u2069`

/** The first list format of a page takes 35 ms on a slow phone. Most people have one employer. */
function joinNames(names: readonly string[], language: string): string {
  const isolated = names.map((name) => isolate(name, language))
  const [name = "", ...others] = isolated
  return others.length > 0
    ? new Intl.ListFormat(language, { type: "conjunction" }).format(isolated)
    : name
}

/**
 * The headline, the years of work and the present employers. Less than a year is no fact. The title in place of a
 * headline is that of the first present employer in the content, or of the newest role that has started.
 */
export function CareerFacts({
  career,
  headline,
  withoutTitle = false,
  buildMonth,
}: CareerFactsProps) {
  const words = useWords()
  const today = useToday(buildMonth)
  const years = Math.floor(durationOf(career.ranges, today).months / 12)
  const present = career.roles.filter((role) => isCurrent(role, today))
  const employers = [...new Set(present.map(({ company }) => company))]
  const role =
    newestOf(present.filter(({ company }) => company === employers[0])) ??
    newestOf(career.roles.filter((each) => hasStarted(each, today)))
  const facts = [
    !withoutTitle && (headline ?? role?.title),
    years > 0 && fillCount(words.yearsOfWork, { count: years }, words.language),
    employers.length > 0 && fill(words.nowAt, { company: joinNames(employers, words.language) }),
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
