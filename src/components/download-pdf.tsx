import { css } from "@emotion/react"
import { withPrefix } from "gatsby"
import { space } from "../styles/theme"
import { ButtonLink } from "./button-link"

const linkCss = css({ marginBlockStart: space.gutter })

const PDF = "/resume.pdf"

export type DownloadPdfProps = {
  /** The résumé's files, and the names to save them under. */
  forms: readonly { path: string; downloadName: string }[]
}

/** Saves the résumé's PDF, a static file, under the owner's name. */
export function DownloadPdf({ forms }: DownloadPdfProps) {
  const pdf = forms.find(({ path }) => path === PDF)
  return (
    <ButtonLink css={linkCss} href={withPrefix(PDF)} download={pdf?.downloadName}>
      Download PDF
    </ButtonLink>
  )
}
