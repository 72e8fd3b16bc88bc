import { css } from "@emotion/react"
import type { ReactNode } from "react"
import { color, size, space } from "../styles/theme"
import { Button } from "./button"
import { ErrorBoundary } from "./error-boundary"

const failureCss = css({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-end",
  gap: space.small,
  paddingBlock: space.gutter,
  color: color.muted,
  fontSize: size.lead,
})

/** Keeps an error within its section; the rest of the page lives on. */
export function SectionBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      resetKey=""
      fallback={(_error, retry) => (
        <div role="alert" css={failureCss}>
          <p>This part of the page could not be shown.</p>
          <Button look="quiet" onClick={retry}>
            Try again
          </Button>
        </div>
      )}
    >
      {children}
    </ErrorBoundary>
  )
}
