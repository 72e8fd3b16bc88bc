import { css } from "@emotion/react"
import { graphql } from "gatsby"
import { PlainList } from "../components/plain-list"
import { ResumeVersion } from "../components/resume-version"
import { SiteLink } from "../components/site-link"
import { quietLinkCss, screenOnly } from "../styles/mixins"
import { color, size, space, tracking } from "../styles/theme"

const lineCss = css(screenOnly, {
  paddingBlock: space.large,
  color: color.muted,
  fontSize: size.label,
  letterSpacing: tracking.label,
})

const listCss = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.medium,
  justifyContent: "flex-end",
})

export type ResumeFormatsProps = { resumeFormats: Queries.ResumeFormatsFragment }

/** Which version of the résumé the screen shows, and the other formats it comes in. */
export function ResumeFormats({ resumeFormats: { updated, hash, formats } }: ResumeFormatsProps) {
  return (
    <aside css={lineCss} aria-label="This résumé in other formats">
      <ResumeVersion updated={updated} hash={hash} />
      <PlainList css={listCss}>
        {formats.map((format) => (
          <li key={format.path}>
            <SiteLink
              href={format.path}
              type={format.mediaType}
              download={format.mediaType === "application/pdf" ? format.downloadName : undefined}
              css={quietLinkCss}
            >
              {format.title}
            </SiteLink>
          </li>
        ))}
      </PlainList>
    </aside>
  )
}

export const query = graphql`
  fragment ResumeFormats on ResumeFormats {
    updated
    hash
    formats {
      path
      mediaType
      title
      downloadName
    }
  }
`
