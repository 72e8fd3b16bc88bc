import { css, keyframes } from "@emotion/react"
import { color, media, radius, shape, size, space, weight } from "../../styles/values"
import { say, sayCount, useDemoWords } from "../write-demo-texts"
import type { Progress } from "./evening"

const pathCss = css({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: space.small,
  [media.small]: { gap: space.large },
  marginBlockEnd: space.medium,
  padding: 0,
  listStyle: "none",
})

const stationCss = css({
  position: "relative",
  border: `${shape.border} solid ${color.border}`,
  borderRadius: radius.corner,
  padding: `${space.tiny} min(${space.tiny}, 1.5vw)`, // "Organizer's" fits at 320 px
  backgroundColor: color.surface,
  fontSize: size.small,
  fontVariantNumeric: "tabular-nums",
})

const nameCss = css({ display: "block", fontWeight: weight.heading })

/** The text that is hidden is the longest, so that no update changes the height. */
const textCss = css({
  display: "grid",
  overflowWrap: "anywhere",
  fontSize: size.label,
  [media.small]: { fontSize: "inherit" },
  "& > *, &::after": { gridArea: "1 / 1", minInlineSize: 0 },
  "&[data-longest]::after": { content: "attr(data-longest)", visibility: "hidden" },
})

const flash = keyframes({
  from: { borderColor: color.accent, boxShadow: `0 0 0 2px ${color.accent}` },
})

/** @param from where the station before it is: -1 is on the left, 1 on the right */
const arriveFrom = (from: 1 | -1) =>
  keyframes({
    from: { opacity: 1, translate: `calc(${from} * ${space.large}) 0` },
    to: { opacity: 1, translate: "0 0" },
  })

const arrive = arriveFrom(-1)
const arriveFromRight = arriveFrom(1)

/** Runs when a message arrives at the station: the mark moves to it, and its border lights up. */
const arrivalCss = css({
  position: "absolute",
  inset: `-${shape.border}`,
  border: `${shape.border} solid transparent`,
  borderRadius: radius.corner,
  pointerEvents: "none",
  [media.motionSafe]: { animation: `${flash} 600ms ease-out` },
  "li + li > &::before": {
    content: '""',
    position: "absolute",
    insetInlineStart: "-0.4rem",
    insetBlockStart: "calc(50% - 0.4rem)",
    inlineSize: "0.8rem",
    blockSize: "0.8rem",
    borderRadius: radius.pill,
    backgroundColor: color.accent,
    opacity: 0,
    [media.motionSafe]: { animation: `${arrive} 300ms ease-in` },
  },
  "[dir=rtl] li + li > &::before": {
    [media.motionSafe]: { animationName: `${arriveFromRight}` },
  },
})

export type UpdatePathProps = {
  progress: Progress
  /** What the organizer sent last. */
  sent: string
  /** The longest text that `sent` ever is. */
  longestSent: string
  /** The time of the last update of the page, as in '8:42 PM'. */
  updatedAt: string | undefined
}

/** The way of each update: from the organizer's phone through the database to the page. */
export function UpdatePath({ progress, sent, longestSent, updatedAt }: UpdatePathProps) {
  const words = useDemoWords()
  const { stored, shown } = progress
  const stations = [
    { name: words.phone, latest: sent, longest: longestSent, count: progress.sent },
    {
      name: words.database,
      latest: sayCount("updates", { count: stored }, words),
      longest: undefined,
      count: stored,
    },
    {
      name: words.page,
      latest: updatedAt ? say(words.updatedAt, { time: updatedAt }, words) : words.nothing,
      longest: undefined,
      count: shown,
    },
  ]
  return (
    <ol css={pathCss} aria-label={words.path}>
      {stations.map(({ name, latest, longest, count }) => (
        <li key={name} css={stationCss}>
          <span css={nameCss}>{name}</span>{" "}
          <span css={textCss} data-longest={longest}>
            <span>{latest}</span>
          </span>
          {/* Another key, so that the animation begins again. */}
          <span key={count} css={arrivalCss} />
        </li>
      ))}
    </ol>
  )
}
