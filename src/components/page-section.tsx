import { css } from "@emotion/react"
import type { ComponentPropsWithoutRef } from "react"
import { color, media, shape, space, weight } from "../styles/theme"

const sectionCss = css({
  [media.screen]: {
    paddingBlock: space.section,
    "& + &": { borderBlockStart: `${shape.border} solid ${color.border}` },
  },
  [media.print]: {
    "& + &": { marginBlockStart: space.medium },
    // The address behind a link that does not show it. Contact data show their own.
    ":where(&) a[href^='http']:not(address a, [data-address])::after": {
      content: '"(" attr(href) ")"',
      marginInlineStart: "0.4em",
      fontWeight: weight.body,
      unicodeBidi: "isolate",
    },
  },
})

export type PageSectionProps = ComponentPropsWithoutRef<"section"> & {
  /** `div` for a section without a heading. */
  as?: "section" | "div"
}

/** A section of a page, with a thin line between it and the section before. */
export function PageSection({ as: Element = "section", ...rest }: PageSectionProps) {
  return <Element css={sectionCss} {...rest} />
}
