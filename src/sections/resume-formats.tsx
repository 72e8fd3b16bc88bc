import { css } from "@emotion/react"
import { graphql } from "gatsby"
import { ButtonLink } from "../components/button"
import { InlineText } from "../components/inline-text"
import { DatedWord } from "../components/period"
import { PlainList } from "../components/plain-list"
import { SiteLink } from "../components/site-link"
import { useWords } from "../hooks/use-words"
import { actionCss, headActionsCss, quietLinkCss, screenOnlyCss, targetCss } from "../styles/mixins"
import { color, media, side, size, space, tracking, weight } from "../styles/values"

const PDF = "application/pdf"

const lineCss = css({
  [media.screen]: { paddingBlock: space.large },
  color: color.muted,
  fontSize: size.label,
  letterSpacing: tracking.label,
  [media.print]: {
    position: "relative", // painted, and so read, after the sections
    marginBlockStart: space.medium,
    letterSpacing: "inherit",
  },
})

const listCss = css(screenOnlyCss, {
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.medium,
  justifyContent: side,
})

const summaryCss = css(quietLinkCss, {
  columnGap: "0.4em",
  cursor: "pointer",
  // Screen readers do not read the sign, where the browser knows the second content.
  "&::before": { content: ['"+"', '"+" / ""'] },
  "[open] > &::before": { content: ['"−"', '"−" / ""'] },
})

const workCss = css(targetCss, {
  [media.small]: { marginInlineStart: space.small },
  fontSize: size.label,
  fontWeight: weight.strong,
  letterSpacing: tracking.label,
  [media.canHover]: { "&:hover": { color: color.accent } },
})

/** On a phone, both PDFs fill a row. */
const fullRowsCss = css({
  [media.screenPhone]: {
    "& > [download]": {
      flexGrow: 1,
      paddingInline: space.tiny,
      fontSize: size.tiny,
      letterSpacing: tracking.body,
    },
  },
})

export type ResumeFormatsProps = { resume: Queries.ResumeFormatsFragment }

export type ResumeActionsProps = {
  formats: readonly { path: string; mediaType: string; downloadName: string }[]
  /** The section with the jobs, which may be screens below. */
  work: { id: string; title: string } | undefined
}

/** Links that download both PDFs, if there are some, and lead to the jobs, if there are some. */
export function ResumeActions({ formats, work }: ResumeActionsProps) {
  const words = useWords()
  const [pdf, pdfInOneColumn] = formats.filter(({ mediaType }) => mediaType === PDF)
  return (
    <div css={[headActionsCss, fullRowsCss]}>
      {pdf && (
        <ButtonLink css={actionCss} href={pdf.path} download={pdf.downloadName}>
          {words.downloadPdf}
        </ButtonLink>
      )}
      {pdfInOneColumn && (
        <ButtonLink
          variant="outline"
          css={actionCss}
          href={pdfInOneColumn.path}
          download={pdfInOneColumn.downloadName}
        >
          {`${words.forOnlineForms} (${words.pdf})`}
        </ButtonLink>
      )}
      {work && (
        <a href={`#${work.id}`} css={workCss}>
          <InlineText text={work.title} />
        </a>
      )}
    </div>
  )
}

type FormatListProps = Pick<Queries.ResumeFormatsFragment, "formats">

function FormatList({ formats }: FormatListProps) {
  return (
    <PlainList css={listCss}>
      {formats.map((format) => (
        <li key={format.path}>
          <SiteLink
            href={format.path}
            type={format.mediaType}
            download={format.mediaType === PDF ? format.downloadName : undefined}
            css={quietLinkCss}
          >
            {format.title}
          </SiteLink>
        </li>
      ))}
    </PlainList>
  )
}

/** The first formats are those that people send: both PDFs and Word. */
const SHOWN_FORMATS = 3

/** The date of the last change, and links to the other formats. Print has only the date, as the PDFs have it. */
export function ResumeFormats({ resume: { updated, formats } }: ResumeFormatsProps) {
  const words = useWords()
  return (
    <aside css={lineCss} aria-label={words.otherFormats}>
      <p>
        <DatedWord word="updated" date={updated} />
      </p>
      <FormatList formats={formats.slice(0, SHOWN_FORMATS)} />
      <details css={screenOnlyCss}>
        <summary css={summaryCss}>{words.moreFormats}</summary>
        <FormatList formats={formats.slice(SHOWN_FORMATS)} />
      </details>
    </aside>
  )
}

export const query = graphql`
  fragment ResumeFormats on Resume {
    updated
    formats(lang: $lang, variant: $variant) {
      path
      mediaType
      title
      downloadName
    }
  }
`
