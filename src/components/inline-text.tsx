import { css } from "@emotion/react"
import { Fragment, type ReactNode, useContext } from "react"
import { LanguageContext, useLanguageOf } from "../hooks/use-language"
import { type Inline, isAddress, joinInline, plainText } from "../lib/inline-text"
import { hasRightToLeft, isRightToLeft, splitAtSigns } from "../lib/language"
import { targetCss } from "../styles/mixins"
import { color, family, media, weight } from "../styles/values"
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
  unicodeBidi: "plaintext",
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
 * translation says which language it has, and one in another direction than the page is isolated.
 */
export function InlineText({ text, isInSentence = false }: InlineTextProps): ReactNode {
  const { isMirrored } = useContext(LanguageContext)
  const language = useLanguageOf(text)
  const hasMirrored = hasRightToLeft(plainText(text))
  const marked = <MarkedText text={text} isInSentence={isInSentence} />
  if (!language && hasMirrored === isMirrored) return marked
  const mirrored = language && isRightToLeft(language) ? "rtl" : "auto"
  const own = { lang: language, dir: hasMirrored ? mirrored : "ltr" }
  return <span {...own}>{marked}</span>
}

export type JoinedTextsProps = { texts: readonly Inline[]; separator: string }

/** Texts on one line. Each says its own language and direction. Those of the page are one text. */
export function JoinedTexts({ texts, separator }: JoinedTextsProps): ReactNode {
  const { untranslated, isMirrored } = useContext(LanguageContext)
  const isOther = (text: Inline) =>
    untranslated.has(plainText(text)) || hasRightToLeft(plainText(text)) !== isMirrored
  if (!texts.some(isOther)) return <InlineText text={joinInline(texts, separator)} isInSentence />
  return joinShown(texts, separator, (text) => <InlineText text={text} isInSentence />)
}

const wholeCss = css({ [media.screen]: { display: "inline-block" } })

/** Texts with a dash between them, at which a line breaks first. */
export function DashedTexts({ texts }: Pick<JoinedTextsProps, "texts">): ReactNode {
  return joinShown(texts, " — ", (text) => (
    <span css={wholeCss}>
      <InlineText text={text} />
    </span>
  ))
}

const joinShown = (
  texts: readonly Inline[],
  separator: string,
  show: (text: Inline) => ReactNode,
) => (
  <span>
    {texts.map((text, index) => (
      <Fragment key={plainText(text)}>
        {index > 0 && separator}
        {show(text)}
      </Fragment>
    ))}
  </span>
)

function MarkedText({ text, isInSentence }: Required<InlineTextProps>): ReactNode {
  if (typeof text === "string") {
    const parts = splitAtSigns(text).map((part, index) =>
      index % 2 ? <bdi key={index}>{part}</bdi> : part,
    )
    return parts.length > 1 ? <span>{parts}</span> : text // one item of a grid
  }
  if (!("type" in text)) {
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
