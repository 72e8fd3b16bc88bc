import { css } from "@emotion/react"
import type { ComponentPropsWithoutRef } from "react"
import { color, media, shape, space } from "../styles/theme"

const blockCss = css({
  [media.screen]: {
    paddingBlock: space.block,
    "& + &": { borderBlockStart: `${shape.rule} solid ${color.rule}` },
  },
  [media.print]: { "& + &": { marginBlockStart: space.large } },
})

/** One screen-sized part of a page, with a thin rule between it and the block before. */
export function PageSection(props: ComponentPropsWithoutRef<"section">) {
  return <section css={blockCss} {...props} />
}
