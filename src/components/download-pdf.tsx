import { css } from "@emotion/react"
import { space } from "../styles/theme"
import { ButtonLink } from "./button-link"

const linkCss = css({ marginBlockStart: space.gutter })

export type DownloadPdfProps = {
  /** The résumé's files, the one to save first, and the names to save them under. */
  formats: readonly { path: string; mediaType: string; downloadName: string }[]
}

/** Saves the résumé's PDF, a static file, under the owner's name. */
export function DownloadPdf({ formats }: DownloadPdfProps) {
  const pdf = formats.find(({ mediaType }) => mediaType === "application/pdf")
  if (!pdf) return null
  return (
    <ButtonLink css={linkCss} href={pdf.path} download={pdf.downloadName}>
      Download PDF
    </ButtonLink>
  )
}
