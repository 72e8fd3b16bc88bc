import type { SerializedStyles } from "@emotion/react"
import { Fragment } from "react"

export type EachWordProps = {
  children: string
  cssOf: (word: string) => SerializedStyles
}

/** A text with an element around each word, which has the style that `cssOf` gives. The words keep their order. */
export function EachWord({ children, cssOf }: EachWordProps) {
  const words = children.split(" ").map((word, index) => (
    <Fragment key={index}>
      {index > 0 && " "}
      <span css={cssOf(word)}>{word}</span>
    </Fragment>
  ))
  return <bdi>{words}</bdi>
}
