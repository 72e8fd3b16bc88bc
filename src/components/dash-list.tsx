import { css } from "@emotion/react"
import { color, media, shape, space, width } from "../styles/theme"
import { PlainList } from "./plain-list"

const listCss = css({
  display: "grid",
  gap: space.tiny,
  // Narrower, and the sheet would cut through the marks.
  [media.print]: { gap: 0, listStyle: "disc", paddingInlineStart: space.gutter },
  [media.screen]: {
    "& > li": {
      position: "relative",
      maxInlineSize: width.line,
      marginInlineStart: "auto",
      paddingInlineEnd: space.gutter,
    },
    "& > li::after": {
      content: '""',
      position: "absolute",
      insetInlineEnd: 0,
      insetBlockStart: "0.75em",
      inlineSize: space.small,
      borderBlockStart: `${shape.rule} solid ${color.accent}`,
    },
  },
})

export type DashListProps = { items: readonly string[] }

/** A list whose marks, short accent rules, stand on the right edge. */
export function DashList({ items }: DashListProps) {
  if (items.length === 0) return null
  return (
    <PlainList css={listCss}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand twice
        <li key={index}>{item}</li>
      ))}
    </PlainList>
  )
}
