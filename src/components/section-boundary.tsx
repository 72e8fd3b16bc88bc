import { css } from "@emotion/react"
import { Fragment, type ReactNode } from "react"
import { useWords } from "../hooks/use-words"
import { color, side, size, space } from "../styles/values"
import { Button } from "./button"
import { ErrorBoundary } from "./error-boundary"
import { PageSection } from "./page-section"

const failureCss = css({
  display: "flex",
  flexDirection: "column",
  alignItems: side,
  gap: space.small,
  paddingBlock: space.small,
  color: color.muted,
  fontSize: size.lead,
})

export type SectionBoundaryProps = {
  children: ReactNode
  /** Whether the children are a section of the page. The message is then a section too. */
  isPageSection?: boolean
}

/** Shows a message if its children cannot be rendered. The rest of the page stays usable. */
export function SectionBoundary({ children, isPageSection = false }: SectionBoundaryProps) {
  const words = useWords()
  const Wrapper = isPageSection ? PageSection : Fragment
  return (
    <ErrorBoundary
      resetKey=""
      fallback={(_error, retry) => (
        <Wrapper>
          <div role="alert" css={failureCss}>
            <p>{words.partFailed}</p>
            <Button variant="quiet" onClick={retry}>
              {words.tryAgain}
            </Button>
          </div>
        </Wrapper>
      )}
    >
      {children}
    </ErrorBoundary>
  )
}
