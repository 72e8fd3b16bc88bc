import { css } from "@emotion/react"
import { graphql } from "gatsby"
import { PlainList } from "../components/plain-list"
import { ResumeVersion } from "../components/resume-version"
import { SiteLink } from "../components/site-link"
import { arrivesWholeCss, quietLinkCss, screenOnly } from "../styles/mixins"
import { color, size, space, tracking } from "../styles/theme"

const lineCss = css(arrivesWholeCss, screenOnly, {
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

export type ResumeFormsProps = { resumeForms: Queries.ResumeFormsFragment }

/** Which version of the résumé the screen shows, and the other forms it comes in. */
export function ResumeForms({ resumeForms: { updated, hash, forms } }: ResumeFormsProps) {
  return (
    <aside css={lineCss} aria-label="This résumé in other forms">
      <ResumeVersion updated={updated} hash={hash} />
      <PlainList css={listCss}>
        {forms.map((form) => (
          <li key={form.path}>
            <SiteLink
              href={form.path}
              type={form.mediaType}
              download={form.mediaType === "application/pdf" ? form.downloadName : undefined}
              css={quietLinkCss}
            >
              {form.title}
            </SiteLink>
          </li>
        ))}
      </PlainList>
    </aside>
  )
}

export const query = graphql`
  fragment ResumeForms on ResumeForms {
    updated
    hash
    forms {
      path
      mediaType
      title
      downloadName
    }
  }
`
