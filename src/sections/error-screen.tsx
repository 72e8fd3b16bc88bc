import { css } from "@emotion/react"
import type { ReactNode } from "react"
import { Button } from "../components/button"
import { ButtonLink } from "../components/button-link"
import { PageHeading } from "../components/page-heading"
import { PageSection } from "../components/page-section"
import { actionsCss, labelCss } from "../styles/mixins"
import { color, size, space } from "../styles/theme"

const messageCss = css({ color: color.muted, fontSize: size.lead, marginBlock: space.gutter })

const newsCss = css({ color: color.muted, marginBlockStart: space.gutter })

export type ErrorScreenProps = {
  title: string
  /** The status and its words, as in '404 — Not Found'. */
  status?: string
  message: string
  /** Given where trying again can help. */
  onRetry?: () => void
  /** What came of trying again; a screen reader tells it when it changes. */
  news?: ReactNode
}

/** The one screen for whatever went wrong: what it was, and the way out. */
export function ErrorScreen({ title, status, message, onRetry, news }: ErrorScreenProps) {
  return (
    <PageSection>
      {status && <p css={labelCss}>{status}</p>}
      <PageHeading>{title}</PageHeading>
      <p css={messageCss}>{message}</p>
      <div css={actionsCss}>
        {onRetry && <Button onClick={onRetry}>Try again</Button>}
        <ButtonLink href="/" look={onRetry ? "outline" : "solid"}>
          Home
        </ButtonLink>
      </div>
      {onRetry && (
        <p role="status" css={newsCss}>
          {news}
        </p>
      )}
    </PageSection>
  )
}
