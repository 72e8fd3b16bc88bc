import { css } from "@emotion/react"
import type { ComponentPropsWithoutRef } from "react"
import { color, media, shape, space } from "../styles/theme"

const sectionCss = css({
  [media.screen]: {
    paddingBlock: space.section,
    "& + &": { borderBlockStart: `${shape.border} solid ${color.border}` },
  },
  [media.print]: { "& + &": { marginBlockStart: space.large } },
})

/** A section of a page, with a thin line between it and the section before. */
export function PageSection(props: ComponentPropsWithoutRef<"section">) {
  return <section css={sectionCss} {...props} />
}
