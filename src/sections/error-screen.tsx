import { css } from "@emotion/react"
import type { ReactNode } from "react"
import { Button, ButtonLink } from "../components/button"
import { InlineText, JoinedTexts } from "../components/inline-text"
import { PageHeading } from "../components/page-heading"
import { PageSection } from "../components/page-section"
import { useWords } from "../hooks/use-words"
import type { Inline } from "../lib/inline-text"
import { actionsCss, labelCss } from "../styles/mixins"
import { color, size, space } from "../styles/theme"

const messageCss = css({ color: color.muted, fontSize: size.lead, marginBlock: space.gutter })

const retryStatusCss = css({ color: color.muted, marginBlockStart: space.gutter })

export type ErrorScreenProps = {
  title: string
  /** The status and its reason, as in '404' and 'Not Found', or the name of the site. */
  status?: readonly string[]
  message: Inline
  /** Called by the button 'Try again'. Without it, there is no button. */
  onRetry?: () => void
  /** The result of the last try. Screen readers announce it. */
  retryStatus?: ReactNode
}

/** The screen for all errors: what is wrong, a retry button if it can help, and a link home. */
export function ErrorScreen({ title, status, message, onRetry, retryStatus }: ErrorScreenProps) {
  const words = useWords()
  return (
    <PageSection>
      {status && (
        <p css={labelCss}>
          <JoinedTexts texts={status} separator=" — " />
        </p>
      )}
      <PageHeading announced={(status ?? [title]).join(" — ")}>{title}</PageHeading>
      <p css={messageCss}>
        <InlineText text={message} />
      </p>
      <div css={actionsCss}>
        {onRetry && <Button onClick={onRetry}>{words.tryAgain}</Button>}
        <ButtonLink href="/" variant={onRetry ? "outline" : "solid"}>
          {words.home}
        </ButtonLink>
      </div>
      {onRetry && (
        <p role="status" css={retryStatusCss}>
          {retryStatus}
        </p>
      )}
    </PageSection>
  )
}
