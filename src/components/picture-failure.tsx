import { css } from "@emotion/react"
import { useId } from "react"
import { useWords } from "../hooks/use-words"
import { color, shape, size, space } from "../styles/theme"
import { Button } from "./button"

export type PictureFailureProps = { alt: string; onRetry: () => void }

const failureCss = css({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-end",
  justifyContent: "flex-end",
  gap: space.small,
  padding: space.medium,
  backgroundColor: color.backgroundBottom,
  backgroundImage: `repeating-linear-gradient(135deg, ${color.surface} 0 ${shape.border}, transparent ${shape.border} ${space.small})`,
})

const altCss = css({ color: color.muted, fontSize: size.small })

/** Replaces a picture that failed to load: says so, with its alternative text and a retry button. */
export function PictureFailure({ alt, onRetry }: PictureFailureProps) {
  const id = useId()
  const words = useWords()
  return (
    <div css={failureCss}>
      <p>{words.pictureFailed}</p>
      <p id={id} css={altCss}>
        {alt}
      </p>
      <Button variant="quiet" aria-describedby={id} onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </div>
  )
}
