import { css } from "@emotion/react"
import { graphql } from "gatsby"
import { color, leading, media, shape, size, space, tracking, weight } from "../styles/theme"

const headerCss = css({
  [media.screen]: { display: "none" },
  [media.print]: {
    display: "flex",
    justifyContent: "space-between",
    alignItems: "end",
    paddingBlockEnd: space.tiny,
    borderBlockEnd: `${shape.focus} solid ${color.text}`,
  },
})

const nameCss = css({
  fontSize: size.display,
  fontWeight: weight.heading,
  letterSpacing: tracking.heading,
  lineHeight: leading.title,
})

const contactCss = css({
  fontSize: size.small,
  fontStyle: "normal",
  textAlign: "end",
  "& a": { textDecoration: "none" },
})

/** The scheme before a value that is not a link yet. */
const SCHEMES: Partial<Record<string, string>> = { email: "mailto:", phone: "tel:" }

export type ResumeHeaderProps = { owner: Queries.ResumeHeaderFragment }

/** The head of the printed résumé: the name, and how to reach it. On screen, the page's own does. */
export function ResumeHeader({ owner }: ResumeHeaderProps) {
  const printed = owner.contact.filter(({ forms }) => forms.includes("print"))
  return (
    <div css={headerCss}>
      <p css={nameCss}>{owner.name}</p>
      <address css={contactCss}>
        <p>{[owner.location, owner.availability].filter(Boolean).join(", ")}</p>
        {printed.map(({ kind, value }) => (
          <p key={value}>
            <a href={`${SCHEMES[kind] ?? ""}${value}`}>{value.replace(/^https?:\/\//, "")}</a>
          </p>
        ))}
      </address>
    </div>
  )
}

export const query = graphql`
  fragment ResumeHeader on Owner {
    name
    location
    availability
    contact {
      forms
      kind
      value
    }
  }
`
