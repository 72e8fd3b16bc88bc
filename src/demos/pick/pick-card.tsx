import { css, keyframes } from "@emotion/react"
import {
  color,
  duration,
  easing,
  media,
  radius,
  shape,
  size,
  space,
  weight,
} from "../../styles/theme"

const cardCss = css({
  position: "relative",
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  padding: space.tiny,
  border: `${shape.focus} solid ${color.border}`,
  borderRadius: radius.corner,
  backgroundColor: color.surface,
  color: color.text,
  fontWeight: weight.strong,
  textAlign: "center",
  cursor: "pointer",
  [media.motionSafe]: { transition: `translate ${duration.quick}` },
  [media.canHover]: {
    "&:hover": { borderColor: color.accent, [media.motionSafe]: { translate: "0 -0.25rem" } },
  },
  "&:active": { backgroundColor: color.accent, color: color.onAccent },
})

const dealt = keyframes({ from: { opacity: 0, transform: "translateY(0.75rem) rotate(-2deg)" } })

/** Each new card comes from below, one after the other. */
const faceCss = (number: number) =>
  css({
    display: "block",
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
  name: string
  /** The drawing. */
  src: string
  /** The key that picks the card. */
  number: number
  /** Counts the groups. A new group is animated. */
  turn: number
  onPick: () => void
}

/** A button that picks a card. */
export function PickCard({ name, src, number, turn, onPick }: PickCardProps) {
  return (
    <button type="button" css={cardCss} aria-keyshortcuts={String(number)} onClick={onPick}>
      <span css={numberCss} aria-hidden="true">
        {number}
      </span>
      <span key={turn} css={faceCss(number)}>
        <img css={drawingCss} src={src} alt="" draggable={false} />
        {name}
      </span>
    </button>
  )
}
