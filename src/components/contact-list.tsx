import { css } from "@emotion/react"
import type { ComponentPropsWithoutRef } from "react"
import { useWords } from "../hooks/use-words"
import { textTargetCss, visuallyHiddenCss } from "../styles/mixins"
import { color, media, side, size, space } from "../styles/values"
import { InlineText, JoinedTexts } from "./inline-text"
import { PlainList } from "./plain-list"

const addressCss = css({ color: color.muted, fontSize: size.small, fontStyle: "normal" })

/** Browsers copy a text with its capitals, and addresses may not be copied in capitals. */
const listCss = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  overflowWrap: "anywhere",
  textTransform: "none",
  columnGap: space.medium,
  [media.screen]: { justifyContent: side },
})

const linkCss = css(textTargetCss, {
  color: color.text,
  [media.canHover]: { "&:hover": { color: color.accent } },
})

/** A contact value in its own direction, as a link if it has an address. */
export function ContactValue({ text, ...link }: ComponentPropsWithoutRef<"a"> & { text: string }) {
  const value = <InlineText text={text} />
  return link.href ? <a {...link}>{value}</a> : value
}

export type ContactListProps = {
  /** The location and the availability of the owner. */
  locations: readonly string[]
  lines: readonly { name: string; text: string; href: string | null }[]
  className?: string
}

/** The owner's location and contact data, as links and in letters that can be copied. */
export function ContactList({ locations, lines, className }: ContactListProps) {
  const { comma } = useWords()
  if (locations.length === 0 && lines.length === 0) return null
  return (
    <address css={addressCss} className={className}>
      {locations.length > 0 && (
        <p>
          <JoinedTexts texts={locations} separator={comma} />
        </p>
      )}
      {lines.length > 0 && (
        <PlainList css={listCss}>
          {lines.map(({ name, text, href }, index) => (
            <li key={index}>
              <span css={visuallyHiddenCss}>
                <InlineText text={name} />
                {": "}
              </span>
              <ContactValue text={text} href={href ?? undefined} css={linkCss} />
            </li>
          ))}
        </PlainList>
      )}
    </address>
  )
}
