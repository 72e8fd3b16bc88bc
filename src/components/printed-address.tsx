import { css } from "@emotion/react"
import { createContext, useContext } from "react"
import { media, weight } from "../styles/values"

/** Whether links print their addresses, as they do outside of the résumé. */
export const PrintedAddressContext = createContext(false)

const addressCss = css({
  [media.print]: {
    display: "inline",
    marginInlineStart: "0.4em",
    fontWeight: weight.body,
  },
})

/** The address behind a link to another site, for print. Chromium does not tag CSS `content` in a PDF. */
export function PrintedAddress({ href }: { href: string }) {
  const isPrinted = useContext(PrintedAddressContext) && href.startsWith("http")
  return isPrinted ? <bdi hidden dir="ltr" css={addressCss}>{`(${href})`}</bdi> : null
}
