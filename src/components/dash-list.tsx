import { css } from "@emotion/react"
import type { Inline } from "../lib/inline-text"
import { color, media, shape, side, space, width } from "../styles/values"
import { InlineText } from "./inline-text"
import { PlainList } from "./plain-list"

const listCss = css({
  display: "grid",
  gap: space.tiny,
  [media.print]: {
    display: "block", // WebKit cuts lines of a grid at the end of a sheet
    listStyle: "disc",
    paddingInlineStart: space.gutter, // with less, the edge of the sheet would cut off the bullets
    "& > li::marker": { color: color.accent },
  },
  [media.screen]: {
    justifyItems: side,
    "& > li": {
      display: "grid",
      gridTemplate: '"start text end" / auto minmax(0, auto) auto',
      maxInlineSize: width.line,
      overflowWrap: "anywhere", // a long word must not set the width
    },
    "& > li > span": { gridArea: "text" },
    "& > li::before, & > li::after": { content: '""', gridArea: side },
    "& > li::before": { inlineSize: space.gutter }, // the room of the line
    "& > li::after": {
      justifySelf: side,
      marginBlockStart: "0.75em",
      inlineSize: space.small,
      borderBlockStart: `${shape.border} solid ${color.accent}`,
    },
  },
})

export type DashListProps = { items: readonly Inline[] }

/** A list with a short line beside each item. */
export function DashList({ items }: DashListProps) {
  if (items.length === 0) return null
  return (
    <PlainList css={listCss}>
      {items.map((item, index) => (
        <li key={index}>
          <span>
            <InlineText text={item} />
          </span>
        </li>
      ))}
    </PlainList>
  )
}
