import { css, keyframes } from "@emotion/react"
import type { ReactNode } from "react"
import {
  color,
  duration,
  easing,
  leading,
  media,
  radius,
  shape,
  size,
  space,
  weight,
} from "../../styles/values"
import { sayCount, useDemoWords } from "../write-demo-texts"
import type { Standing } from "./tallies"

const cardCss = css({
  position: "relative",
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  paddingBlock: space.tiny,
  paddingInline: 0,
  border: `${shape.focus} solid ${color.border}`,
  borderRadius: radius.corner,
  backgroundColor: color.surface,
  color: color.text,
  fontWeight: weight.strong,
  textAlign: "center",
  cursor: "pointer",
  WebkitTapHighlightColor: "transparent",
  [media.motionSafe]: {
    transition: `translate ${duration.quick} ${easing.out}, opacity ${duration.quick}`,
  },
  [media.canHover]: {
    "&:hover": { borderColor: color.accent, [media.motionSafe]: { translate: "0 -0.25rem" } },
  },
  "&:active": { backgroundColor: color.accent, color: color.onAccent },
  '&[data-outcome="won"]': {
    borderColor: color.accent,
    boxShadow: `0 0.75rem 1.5rem ${color.backgroundBottom}`,
    [media.motionSafe]: { translate: "0 -0.75rem" },
  },
  '&[data-outcome="lost"]': { opacity: 0.35 },
})

const dealt = keyframes({ from: { opacity: 0, transform: "translateY(0.75rem) rotate(-2deg)" } })

/** Each new card comes from below, one after the other. */
const faceCss = (number: number) =>
  css({
    display: "flex",
    flexDirection: "column",
    blockSize: "100%",
    [media.motionSafe]: {
      animation: `${dealt} ${duration.panel} ${easing.out} ${number * 40}ms backwards`,
    },
  })

const drawingCss = css({
  inlineSize: "100%",
  aspectRatio: "1",
  blockSize: "auto",
  maxBlockSize: "13rem",
  objectFit: "contain",
  paddingInline: `min(${space.small}, 4%)`, // no wing touches the border
  // It takes the room that the card has.
  [media.wide]: { flex: "1 1 0", aspectRatio: "auto", minBlockSize: "6rem", maxBlockSize: "none" },
})

/** Always as high as two lines, so that the cards below do not move. No word is broken. */
const nameCss = css({
  display: "grid",
  alignContent: "center",
  minBlockSize: "2lh",
  fontSize: size.label,
  lineHeight: leading.title,
  overflowWrap: "normal",
  hyphens: "manual",
  [media.small]: { fontSize: size.body },
})

const scoreCss = css({
  display: "grid",
  justifyContent: "center",
  marginBlockStart: space.hair,
  fontSize: size.small,
})

/** It may overflow the card. */
const plusOneCss = css({
  position: "absolute",
  insetBlockStart: "-0.75rem",
  insetInlineEnd: "-0.5rem",
  zIndex: 1,
  paddingInline: space.tiny,
  borderRadius: radius.pill,
  backgroundColor: color.accent,
  color: color.onAccent,
  fontSize: size.title,
  [media.forcedColors]: { border: `${shape.border} solid` },
})

/** Only where there is probably a keyboard. */
const numberCss = css({
  display: "none",
  [media.canHover]: { display: "block" },
  position: "absolute",
  insetBlockStart: space.tiny,
  insetInlineStart: space.tiny,
  zIndex: 1,
  minInlineSize: shape.minimumTarget,
  borderRadius: radius.pill,
  backgroundColor: color.accent,
  color: color.onAccent,
  fontSize: size.label,
})

export type PickCardProps = {
  standing: Standing
  /** The picks of the card, in the picture that the demo keeps its score in. */
  score: ReactNode
  /** The key that picks the card. */
  number: number
  /** Counts the groups. A new group is animated. */
  turn: number
  /** Whether this card was picked or another, while the pick is celebrated. */
  outcome: "won" | "lost" | undefined
  onPick: () => void
}

/** A button that picks a card. A double click is one pick. */
export function PickCard({ standing, score, number, turn, outcome, onPick }: PickCardProps) {
  const words = useDemoWords()
  const { card, src, picks } = standing
  return (
    <button
      type="button"
      css={cardCss}
      aria-label={sayCount("cardPicks", { card, count: picks }, words)}
      aria-keyshortcuts={String(number)}
      data-outcome={outcome}
      onClick={({ detail }) => detail < 2 && onPick()}
    >
      <span css={numberCss}>{number}</span>
      {outcome === "won" && (
        <span css={plusOneCss}>
          <bdi dir="ltr">+1</bdi>
        </span>
      )}
      <span key={turn} css={faceCss(number)}>
        <img css={drawingCss} src={src} alt="" draggable={false} />
        <span css={nameCss}>{card}</span>
        <span css={scoreCss}>{score}</span>
      </span>
    </button>
  )
}
