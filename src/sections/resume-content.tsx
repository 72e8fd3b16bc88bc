import { css } from "@emotion/react"
import { graphql } from "gatsby"
import { ExternalLinkIcon } from "../components/arrow"
import { DashList } from "../components/dash-list"
import { InlineText, JoinedTexts } from "../components/inline-text"
import { Paragraphs } from "../components/paragraphs"
import { DateRange } from "../components/period"
import { useWords } from "../hooks/use-words"
import { textTargetCss, wideLineCss } from "../styles/mixins"
import { color, media, size, space, weight } from "../styles/values"

const entryCss = css({
  display: "flow-root",
  marginBlockEnd: space.medium,
  breakInside: "avoid",
  // In Firefox, an entry that moved to the next sheet would leave the heading of its section behind.
  "&:first-child": { breakInside: "auto" },
  "ul + &, div + &": { marginBlockStart: space.medium },
  // Details and notes below a paragraph, and notes below details.
  [media.screen]: { "& > * + ul, ul + p": { marginBlockStart: space.tiny } },
  [media.print]: { marginBlockEnd: space.small, "&:last-child": { marginBlockEnd: 0 } },
})

/** A paragraph above the list of a section. */
const aboveListCss = css({ [media.screen]: { marginBlockEnd: space.small } })

const titleCss = css(wideLineCss, { fontSize: size.body, fontWeight: weight.strong })

const titleLinkCss = css(textTargetCss, { [media.print]: { textDecoration: "none" } })

const factsCss = css(wideLineCss, { [media.print]: { color: color.muted, fontSize: size.small } })

const datesCss = css(wideLineCss, {
  color: color.muted,
  fontSize: size.small,
  [media.screen]: { marginBlockEnd: space.tiny },
  [media.print]: { whiteSpace: "nowrap" },
})

const noteCss = css({ color: color.muted, fontSize: size.small })

type Entry = Queries.ResumeContentFragment["entries"][number]

/** An entry of any kind: a degree, a project, a certificate, a language … */
function ResumeEntry({ entry }: { entry: Entry }) {
  const words = useWords()
  const { number, title, url, facts, dates, text, details, notes } = entry
  return (
    <article css={entryCss}>
      <h3 css={titleCss}>
        {number && `${number}. `}
        {url ? (
          <a href={url} css={titleLinkCss}>
            <InlineText text={title} />
            <ExternalLinkIcon />
          </a>
        ) : (
          <InlineText text={title} />
        )}
      </h3>
      {facts.length > 0 && (
        <p css={factsCss}>
          <JoinedTexts texts={facts} separator={words.comma} />
        </p>
      )}
      {dates && (
        <p css={datesCss}>
          <DateRange {...dates} />
        </p>
      )}
      <Paragraphs texts={text ? [text] : []} />
      <DashList items={details} />
      {notes.map((note) => (
        <p key={note.label} css={noteCss}>
          {note.label}: <InlineText text={note.text} />
        </p>
      ))}
    </article>
  )
}

export type ResumeContentProps = { content: Queries.ResumeContentFragment }

/** The content of a résumé section: a text, a list, entries with dates, or all of them. */
export function ResumeContent({ content: { text, list, entries } }: ResumeContentProps) {
  return (
    <>
      <Paragraphs texts={text ? [text] : []} css={list.length > 0 && aboveListCss} />
      <DashList items={list} />
      {entries.map((entry, index) => (
        <ResumeEntry key={index} entry={entry} />
      ))}
    </>
  )
}

export const query = graphql`
  fragment ResumeContent on ResumeSection {
    text
    list
    entries {
      number
      title
      url
      facts
      dates {
        startDate
        endDate
        expires
      }
      text
      details
      notes {
        label
        text
      }
    }
  }
`
