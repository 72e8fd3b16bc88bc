import { css } from "@emotion/react"
import type { ReactNode } from "react"
import { Button, ButtonLink } from "../components/button"
import { DotDisplay } from "../components/dot-display"
import { InlineText, JoinedTexts } from "../components/inline-text"
import { PageHeading } from "../components/page-heading"
import { PageSection } from "../components/page-section"
import { useWords } from "../hooks/use-words"
import { type Inline, plainText } from "../lib/inline-text"
import { actionsCss, labelCss, screenOnlyCss } from "../styles/mixins"
import { color, media, radius, shape, side, size, space } from "../styles/values"
import { statusDisplay } from "../tokens/space"

const statusCss = css({
  marginBlockStart: space.gutter,
  [media.screen]: { display: "grid", justifyItems: side, gap: space.small },
})

/** A display is dark in every look. */
const digitsCss = css(screenOnlyCss, {
  inlineSize: "10rem",
  padding: space.tiny,
  border: `${shape.focus} solid ${color.accent}`,
  borderRadius: radius.corner,
  backgroundColor: "#120703",
})

const messageCss = css({ color: color.muted, fontSize: size.lead, marginBlock: space.gutter })

const retryStatusCss = css({ color: color.muted, marginBlockStart: space.gutter })

export type ErrorScreenProps = {
  title: string
  /** The status and its reason, as in '404' and 'Not Found', or the name of the site. */
  status?: readonly string[]
  /** The digits of the status, as the build draws them for `statusDisplay`. */
  digits?: string
  message: Inline
  /** Called by the button 'Try again'. Without it, there is no button. */
  onRetry?: () => void
  /** The result of the last try. Screen readers announce it. */
  retryStatus?: ReactNode
}

/** The screen for all errors: what is wrong, a retry button if it can help, and a link home. */
export function ErrorScreen({
  title,
  status,
  digits,
  message,
  onRetry,
  retryStatus,
}: ErrorScreenProps) {
  const words = useWords()
  return (
    <PageSection key={[...(status ?? []), plainText(message)].join()}>
      <PageHeading announced={(status ?? [title]).join(" — ")}>{title}</PageHeading>
      {status && (
        <div css={statusCss}>
          {digits && (
            <div css={digitsCss}>
              <DotDisplay {...statusDisplay} path={digits} />
            </div>
          )}
          <p css={labelCss}>
            <JoinedTexts texts={status} separator=" — " />
          </p>
        </div>
      )}
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
