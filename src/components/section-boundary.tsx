import { css } from "@emotion/react"
import { Fragment, type ReactNode } from "react"
import { color, size, space } from "../styles/theme"
import { Button } from "./button"
import { ErrorBoundary } from "./error-boundary"
import { PageSection } from "./page-section"

const failureCss = css({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-end",
  gap: space.small,
  paddingBlock: space.small,
  color: color.muted,
  fontSize: size.lead,
})

export type SectionBoundaryProps = {
  children: ReactNode
  /** Whether the section is a block of the page, and so is what stands in for it. */
  isBlock?: boolean
}

/** Keeps an error within its section; the rest of the page lives on. */
export function SectionBoundary({ children, isBlock = false }: SectionBoundaryProps) {
  const Wrapper = isBlock ? PageSection : Fragment
  return (
    <ErrorBoundary
      resetKey=""
      fallback={(_error, retry) => (
        <Wrapper>
          <div role="alert" css={failureCss}>
            <p>This part of the page could not be shown.</p>
            <Button look="quiet" onClick={retry}>
              Try again
            </Button>
          </div>
        </Wrapper>
      )}
    >
      {children}
    </ErrorBoundary>
  )
}
