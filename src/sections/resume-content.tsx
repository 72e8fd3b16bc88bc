import { css } from "@emotion/react"
import { graphql } from "gatsby"
import { DashList } from "../components/dash-list"
import { ExternalLinkIcon } from "../components/external-link-icon"
import { DateRange } from "../components/period"
import { proseCss } from "../styles/mixins"
import { color, media, size, space, weight } from "../styles/theme"

const entryCss = css({
  display: "flow-root",
  marginBlockEnd: space.medium,
  breakInside: "avoid",
})

/** At full width in print, the title, the facts and the dates share a line. */
const wideLineCss = css({
  [media.print]: {
    '[data-group="wide"] &, [data-group="flow"] &': {
      display: "inline",
      marginInlineEnd: space.small,
    },
  },
})

const titleCss = css(wideLineCss, { fontSize: size.body, fontWeight: weight.strong })

const factsCss = css(wideLineCss, {
  color: color.muted,
  fontSize: size.small,
  [media.screen]: { marginBlockEnd: space.tiny },
})

export type ResumeContentProps = { content: Queries.ResumeContentFragment }

/** The content of a résumé section: a text, a list, entries with dates, or all of them. */
export function ResumeContent({ content }: ResumeContentProps) {
  return (
    <>
      {content.text && <p css={proseCss}>{content.text}</p>}
      <DashList items={content.list} />
      {content.entries.map((entry) => (
        <article key={[entry.title, entry.organization, entry.startDate].join()} css={entryCss}>
          <h3 css={titleCss}>
            {entry.url ? (
              <a href={entry.url}>
                {entry.title}
                <ExternalLinkIcon />
              </a>
            ) : (
              entry.title
            )}
          </h3>
          {(entry.organization || entry.location) && (
            <p css={wideLineCss}>
              {[entry.organization, entry.location].filter(Boolean).join(", ")}
            </p>
          )}
          {(entry.startDate || entry.endDate) && (
            <p css={factsCss}>
              <DateRange startDate={entry.startDate} endDate={entry.endDate} />
            </p>
          )}
          <DashList items={entry.details} />
        </article>
      ))}
    </>
  )
}

export const query = graphql`
  fragment ResumeContent on ResumeContent {
    text
    list
    entries {
      title
      organization
      location
      url
      startDate
      endDate
      details
    }
  }
`
