import type { WrapPageElementBrowserArgs } from "gatsby"
import { type ReactNode, useState } from "react"
import { ErrorBoundary } from "../components/error-boundary"
import { useWebsite } from "../hooks/use-website"
import { ErrorScreen } from "../sections/error-screen"
import { HardReload } from "./load-failure/load-failure"
import { RouteTransition } from "./navigation/route-transition"
import { Shell } from "./shell"

type PageBoundaryProps = { path: string; children: ReactNode }

/**
 * Shows the error screen if the page cannot be rendered. The shell stays mounted. A DOMException has
 * another cause: a browser extension removed an element that React wants to remove. Parts of the old
 * page could then stay visible, so the new page is loaded by a hard reload. The first page of a
 * document is not reloaded, because it could reload forever.
 */
function PageBoundary({ path, children }: PageBoundaryProps) {
  const { errorTitle } = useWebsite()
  const [firstPath] = useState(path)
  return (
    <ErrorBoundary
      resetKey={path}
      fallback={(error, retry) =>
        error instanceof DOMException && path !== firstPath ? (
          <HardReload />
        ) : (
          <ErrorScreen title={errorTitle} message={error.message} onRetry={retry} />
        )
      }
    >
      {children}
    </ErrorBoundary>
  )
}

/** Renders the shell around every page. The shell stays mounted when the page changes. */
export function wrapPageElement({
  element,
  props,
}: Pick<WrapPageElementBrowserArgs, "element" | "props">) {
  return (
    <Shell>
      <RouteTransition location={props.location}>
        <PageBoundary path={props.location.pathname}>{element}</PageBoundary>
      </RouteTransition>
    </Shell>
  )
}
