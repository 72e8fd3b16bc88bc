import { css } from "@emotion/react"
import { Fragment, type ReactNode, useContext } from "react"
import { LanguageContext, useLanguageOf } from "../hooks/use-language"
import { type Inline, isAddress, plainText } from "../lib/inline-text"
import { isRightToLeft } from "../lib/language"
import { targetCss } from "../styles/mixins"
import { color, family, media, weight } from "../styles/theme"
import { PrintedAddress } from "./printed-address"
import { SiteLink } from "./site-link"

const strongCss = css({ fontWeight: weight.strong })

/** Code keeps its case, unlike other text on screen. */
const codeCss = css({
  fontFamily: family.code,
  fontSize: "0.9em",
  textTransform: "none",
  overflowWrap: "anywhere",
})

const linkCss = css({
  overflowWrap: "anywhere",
  // Browsers copy a text with its capitals, and addresses may not be copied in capitals.
  "&[data-address]": { textTransform: "none" },
  [media.canHover]: { "&:hover": { color: color.accent } },
})

const aloneCss = css(targetCss, linkCss, { [media.print]: { minBlockSize: 0 } })

export type InlineTextProps = {
  text: Inline
  /** Whether there is other text beside it. A link without other text has the size of a target. */
  isInSentence?: boolean
}

/**
 * A text with its emphasis, strong, code and links. A string renders as it is. A text without a
 * translation says which language it has.
 */
export function InlineText({ text, isInSentence = false }: InlineTextProps): ReactNode {
  const language = useLanguageOf(text)
  const marked = <MarkedText text={text} isInSentence={isInSentence} />
  if (!language) return marked
  return (
    <span lang={language} dir={isRightToLeft(language) ? "rtl" : "ltr"}>
      {marked}
    </span>
  )
}

export type JoinedTextsProps = { texts: readonly string[]; separator: string }

/** Texts on one line. Each says its own language, if it has no translation. Others are one text. */
export function JoinedTexts({ texts, separator }: JoinedTextsProps): ReactNode {
  const { untranslated } = useContext(LanguageContext)
  if (!texts.some((text) => untranslated.has(plainText(text)))) return texts.join(separator)
  return texts.map((text, index) => (
    <Fragment key={text}>
      {index > 0 && separator}
      <InlineText text={text} />
    </Fragment>
  ))
}

function MarkedText({ text, isInSentence }: Required<InlineTextProps>): ReactNode {
  if (typeof text === "string") return text
  if (!("type" in text)) {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
    return text.map((part, index) => <MarkedText key={index} text={part} isInSentence />)
  }
  switch (text.type) {
    case "emphasis":
      return (
        <em>
          <MarkedText text={text.content} isInSentence={isInSentence} />
        </em>
      )
    case "strong":
      return (
        <strong css={strongCss}>
          <MarkedText text={text.content} isInSentence={isInSentence} />
        </strong>
      )
    case "code":
      return <code css={codeCss}>{text.content}</code>
    case "link": {
      const showsAddress = isAddress(plainText(text.content), text.href)
      return (
        <SiteLink
          href={text.href}
          css={isInSentence ? linkCss : aloneCss}
          data-address={showsAddress || undefined}
        >
          <MarkedText text={text.content} isInSentence={isInSentence} />
          {!showsAddress && <PrintedAddress href={text.href} />}
        </SiteLink>
      )
    }
  }
}
