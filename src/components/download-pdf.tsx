import { css } from "@emotion/react"
import { withPrefix } from "gatsby"
import { toFileName } from "../lib/words"
import { space } from "../styles/theme"
import { ButtonLink } from "./button-link"

const linkCss = css({ marginBlockStart: space.gutter })

export type DownloadPdfProps = { ownerName: string }

/** Saves the résumé's PDF, a static file, under the owner's name. */
export function DownloadPdf({ ownerName }: DownloadPdfProps) {
  return (
    <ButtonLink
      css={linkCss}
      href={withPrefix("/resume.pdf")}
      download={`${toFileName(ownerName)}-resume.pdf`}
    >
      Download PDF
    </ButtonLink>
  )
}
