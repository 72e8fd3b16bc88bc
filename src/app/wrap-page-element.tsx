import type { WrapPageElementBrowserArgs } from "gatsby"
import { type ReactNode, useState } from "react"
import { ErrorBoundary } from "../components/error-boundary"
import { useWebsite } from "../hooks/use-website"
import { ErrorScreen } from "../sections/error-screen"
import { HardReload } from "./load-failure/hard-reload"
import { RouteTransition } from "./navigation/route-transition"
import { Shell } from "./shell"

type PageBoundaryProps = { path: string; children: ReactNode }

/**
 * Shows the error screen in place of a page that cannot be rendered; the shell lives on. What the
 * document itself refuses has another cause: an extension took away what React meant to remove. Then
 * leftovers of the page before would stay, so the new one is loaded as a document, though only once.
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

/** Puts the shell around every page. It stays mounted while the pages in it change. */
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
