import type { Inline } from "../lib/inline-text"
import { proseCss } from "../styles/mixins"
import { InlineText } from "./inline-text"

export type ParagraphsProps = { texts: readonly Inline[]; className?: string }

/** One paragraph for each text. */
export function Paragraphs({ texts, className }: ParagraphsProps) {
  if (texts.length === 0) return null
  return (
    <div css={proseCss} className={className}>
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may have the same text
        <p key={index}>
          <InlineText text={text} />
        </p>
      ))}
    </div>
  )
}
