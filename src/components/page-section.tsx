import { css } from "@emotion/react"
import type { ComponentPropsWithoutRef } from "react"
import { color, media, shape, space } from "../styles/values"
import { PrintedAddressContext } from "./printed-address"

const sectionCss = css({
  [media.screen]: {
    paddingBlock: space.section,
    "& + &": { borderBlockStart: `${shape.border} solid ${color.border}` },
  },
  [media.print]: { "& + &": { marginBlockStart: space.large } },
})

export type PageSectionProps = ComponentPropsWithoutRef<"section"> & {
  /** `div` for a section without a heading. */
  as?: "section" | "div"
}

/** A section of a page, with a thin line between it and the section before. Its links print their addresses. */
export function PageSection({ as: Element = "section", ...rest }: PageSectionProps) {
  return (
    <PrintedAddressContext.Provider value>
      <Element css={sectionCss} {...rest} />
    </PrintedAddressContext.Provider>
  )
}
