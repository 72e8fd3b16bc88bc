import { css } from "@emotion/react"
import { Block } from "../components/block"
import { Button } from "../components/button"
import { ButtonLink } from "../components/button-link"
import { PosterTitle } from "../components/poster-title"
import { labelCss } from "../styles/mixins"
import { color, size, space } from "../styles/theme"

const messageCss = css({ color: color.muted, fontSize: size.lead, marginBlock: space.gutter })

const waysCss = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: space.small,
})

export type ErrorScreenProps = {
  title: string
  /** The status and its words, as in '404 — Not Found'. */
  status?: string
  message: string
  /** Given where trying again can help. */
  onRetry?: () => void
}

/** The one screen for whatever went wrong: what it was, and the way out. */
export function ErrorScreen({ title, status, message, onRetry }: ErrorScreenProps) {
  return (
    <Block>
      {status && <p css={labelCss}>{status}</p>}
      <PosterTitle>{title}</PosterTitle>
      <p css={messageCss}>{message}</p>
      <div css={waysCss}>
        {onRetry && <Button onClick={onRetry}>Try again</Button>}
        <ButtonLink href="/" look={onRetry ? "outline" : "solid"}>
          Home
        </ButtonLink>
      </div>
    </Block>
  )
}
