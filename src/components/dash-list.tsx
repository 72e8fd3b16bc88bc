import { css } from "@emotion/react"
import type { Inline } from "../lib/inline-text"
import { color, media, shape, space, width } from "../styles/theme"
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
    "& > li": {
      position: "relative",
      maxInlineSize: width.line,
      marginInlineStart: "auto",
      overflowWrap: "anywhere", // a long word must not set the width
      paddingInlineEnd: space.gutter,
    },
    "& > li::after": {
      content: '""',
      position: "absolute",
      insetInlineEnd: 0,
      insetBlockStart: "0.75em",
      inlineSize: space.small,
      borderBlockStart: `${shape.border} solid ${color.accent}`,
    },
  },
})

export type DashListProps = { items: readonly Inline[] }

/** A list with a short line at the right edge of each item. */
export function DashList({ items }: DashListProps) {
  if (items.length === 0) return null
  return (
    <PlainList css={listCss}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two items may have the same text
        <li key={index}>
          <InlineText text={item} />
        </li>
      ))}
    </PlainList>
  )
}
