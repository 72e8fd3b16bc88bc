import { proseCss } from "../styles/mixins"

export type ParagraphsProps = { texts: readonly string[]; className?: string }

/** One paragraph for each text. */
export function Paragraphs({ texts, className }: ParagraphsProps) {
  if (texts.length === 0) return null
  return (
    <div css={proseCss} className={className}>
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may have the same text
        <p key={index}>{text}</p>
      ))}
    </div>
  )
}
