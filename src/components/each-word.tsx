import { Fragment } from "react"

export type EachWordProps = { children: string; className?: string }

/** A text with an element around each word. The elements have the style. */
export function EachWord({ children, className }: EachWordProps) {
  return children.split(" ").map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a name may have a word twice
    <Fragment key={index}>
      {index > 0 && " "}
      <span className={className}>{word}</span>
    </Fragment>
  ))
}
