import { css } from "@emotion/react"
import { useWords } from "../hooks/use-words"
import { space } from "../styles/theme"
import { ButtonLink } from "./button"

const linkCss = css({ marginBlockStart: space.gutter })

export type DownloadPdfProps = {
  /** The files of the résumé. The first PDF is offered. */
  formats: readonly { path: string; mediaType: string; downloadName: string }[]
}

/** A link that downloads the PDF of the résumé, or nothing if there is no PDF. */
export function DownloadPdf({ formats }: DownloadPdfProps) {
  const words = useWords()
  const pdf = formats.find(({ mediaType }) => mediaType === "application/pdf")
  if (!pdf) return null
  return (
    <ButtonLink css={linkCss} href={pdf.path} download={pdf.downloadName}>
      {words.downloadPdf}
    </ButtonLink>
  )
}
