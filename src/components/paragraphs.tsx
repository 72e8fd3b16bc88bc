import { css } from "@emotion/react"
import type { Inline } from "../lib/inline-text"
import { proseCss } from "../styles/mixins"
import { media } from "../styles/values"
import { InlineText } from "./inline-text"

export type ParagraphsProps = { texts: readonly Inline[]; className?: string }

const paragraphsCss = css(proseCss, { [media.screenNarrow]: { "& > p": { textWrap: "balance" } } })

/** One paragraph for each text. Below a desktop, no last line has a word or two alone. */
export function Paragraphs({ texts, className }: ParagraphsProps) {
  if (texts.length === 0) return null
  return (
    <div css={paragraphsCss} className={className}>
      {texts.map((text, index) => (
        <p key={index}>
          <InlineText text={text} />
        </p>
      ))}
    </div>
  )
}
