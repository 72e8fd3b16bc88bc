import type { WrapPageElementBrowserArgs } from "gatsby"
import type { ReactNode } from "react"
import { ErrorBoundary } from "../components/error-boundary"
import { useWebsite } from "../hooks/use-website"
import { ErrorScreen } from "../sections/error-screen"
import { RouteTransition } from "./route-transition"
import { Shell } from "./shell"

type PageBoundaryProps = { path: string; children: ReactNode }

/** Shows the error screen in place of a page that cannot be rendered; the shell lives on. */
function PageBoundary({ path, children }: PageBoundaryProps) {
  const { errorTitle } = useWebsite()
  return (
    <ErrorBoundary
      resetKey={path}
      fallback={(error, retry) => (
        <ErrorScreen title={errorTitle} message={error.message} onRetry={retry} />
      )}
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
