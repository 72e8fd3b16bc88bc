import { css } from "@emotion/react"
import { graphql, withPrefix } from "gatsby"
import { screenOnly, targetCss } from "../styles/mixins"
import { color, media, size, space, tracking } from "../styles/theme"

const lineCss = css({
  paddingBlock: space.large,
  color: color.muted,
  fontSize: size.label,
  letterSpacing: tracking.label,
})

const listCss = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.medium,
  [media.screen]: { justifyContent: "flex-end" },
})

const linkCss = css(targetCss, { "&:hover": { color: color.text } })

export type ResumeFormsProps = { resumeForms: Queries.ResumeFormsFragment }

/** Which version of the résumé this is, and the other forms it comes in. */
export function ResumeForms({ resumeForms: { updated, hash, forms } }: ResumeFormsProps) {
  return (
    <aside css={lineCss} aria-label="This résumé in other forms">
      <p>
        Updated <time dateTime={updated}>{updated}</time>, version {hash}
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not announce a list without marks */}
      <ul role="list" css={[listCss, screenOnly]}>
        {forms.map((form) => (
          <li key={form.path}>
            <a
              href={withPrefix(form.path)}
              type={form.mediaType}
              download={form.mediaType === "application/pdf" ? form.downloadName : undefined}
              css={linkCss}
            >
              {form.title}
            </a>
          </li>
        ))}
      </ul>
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
