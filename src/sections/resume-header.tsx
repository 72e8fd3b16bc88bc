import { css } from "@emotion/react"
import { graphql } from "gatsby"
import { ContactList, ContactValue } from "../components/contact-list"
import { EachWord } from "../components/each-word"
import { DashedTexts, InlineText, JoinedTexts } from "../components/inline-text"
import { useWords } from "../hooks/use-words"
import { color, leading, media, shape, size, space, tracking, weight } from "../styles/values"

const headerCss = css({
  [media.screen]: { display: "none" },
  [media.print]: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: space.large,
    justifyContent: "space-between",
    alignItems: "end",
    paddingBlockEnd: space.tiny,
    borderBlockEnd: `${shape.focus} solid ${color.text}`,
  },
})

const nameCss = css({
  fontSize: size.printDisplay,
  fontWeight: weight.heading,
  letterSpacing: tracking.heading,
  lineHeight: leading.title,
  whiteSpace: "pre-wrap", // otherwise Chromium does not tag the spaces, because each word is a block
})

/** A name and an address are not broken after a hyphen. */
const wholeCss = css({ display: "inline-block" })

const contactCss = css({
  marginInlineStart: "auto",
  fontSize: size.small,
  fontStyle: "normal",
  textAlign: "end",
  "& a": { textDecoration: "none" },
})

const printedHeadlineCss = css({ color: color.muted })

const introCss = css({ marginBlockStart: space.gutter })

const headlineCss = css({ color: color.accent, fontWeight: weight.strong })

/** The owner's name, headline and contact data on screen. Print has `ResumeHeader`. */
export function ResumeIntro({ owner }: Pick<ResumeHeaderProps, "owner">) {
  const lines = owner.contact.filter(({ visibleIn }) => visibleIn.includes("web"))
  return (
    <div css={introCss}>
      <p css={headlineCss}>
        <DashedTexts texts={[owner.name, owner.headline]} />
      </p>
      <ContactList locations={owner.locations} lines={lines} />
    </div>
  )
}

export type ResumeHeaderProps = {
  owner: Queries.ResumeHeaderFragment
}

/** The header of the printed résumé: the owner's name and contact details. Hidden on screen. */
export function ResumeHeader({ owner }: ResumeHeaderProps) {
  const { comma } = useWords()
  const printed = owner.contact.filter(({ visibleIn }) => visibleIn.includes("print"))
  return (
    <div css={headerCss}>
      <div>
        {/* biome-ignore lint/a11y/useSemanticElements: the page has an h1, which is not printed */}
        <p css={nameCss} role="heading" aria-level={1}>
          <EachWord cssOf={() => wholeCss}>{owner.name}</EachWord>
        </p>
        <p css={printedHeadlineCss}>
          <InlineText text={owner.headline} />
        </p>
      </div>
      {owner.locations.length + printed.length > 0 && (
        <address css={contactCss}>
          {owner.locations.length > 0 && (
            <p>
              <JoinedTexts texts={owner.locations} separator={comma} />
            </p>
          )}
          {printed.map(({ text, href }, index) => (
            <p key={index}>
              <ContactValue text={text} href={href ?? undefined} css={wholeCss} />
            </p>
          ))}
        </address>
      )}
    </div>
  )
}

export const query = graphql`
  fragment ResumeHeader on Owner {
    name
    headline
    locations
    contact(lang: $lang, variant: $variant, formats: [web, print]) {
      name
      text
      href
      visibleIn
    }
  }
`
