import type { WrapPageElementBrowserArgs } from "gatsby"
import { type ReactNode, useEffect, useMemo, useState } from "react"
import { ErrorBoundary } from "../components/error-boundary"
import { toWebsite, useWebsite, WebsiteContext } from "../hooks/use-website"
import { ErrorScreen } from "../sections/error-screen"
import { HardReload, keepForHead } from "./load-failure/load-failure"
import { RouteTransition } from "./navigation/route-transition"
import { Shell } from "./shell"

type PageBoundaryProps = { path: string; children: ReactNode }

/** Removes what an error has left of the page. */
const clearPage = () => document.querySelector("main")?.replaceChildren()

/**
 * Shows the error screen if the page cannot be rendered. The shell stays mounted. After a DOMException,
 * parts of the old page could stay visible, so the new page is loaded by a hard reload. The first page of a
 * document is not reloaded, because it could reload forever, but rendered anew.
 */
function PageBoundary({ path, children }: PageBoundaryProps) {
  const { errorTitle } = useWebsite()
  const [firstPath] = useState(path)
  return (
    <ErrorBoundary
      resetKey={path}
      onRetry={clearPage}
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

/** Error pages have no metadata. */
type PageData = Queries.WebsiteFragment & { pageMeta?: Pick<Queries.PageMetaFragment, "title"> }

type SiteProps = {
  /** The result of the query of the page. A page that could not be loaded has none. */
  data: PageData | undefined
  location: WrapPageElementBrowserArgs["props"]["location"]
  children: ReactNode
}

/** The shell around a page. Without data, it stays as it is. */
function Site({ data, location, children }: SiteProps) {
  const [shown, setShown] = useState(data)
  if (data && data !== shown) setShown(data)
  const website = useMemo(() => shown && toWebsite(shown), [shown])
  useEffect(() => keepForHead(website), [website])
  // The develop server has pages of its own.
  if (!website) return children
  return (
    <WebsiteContext.Provider value={website}>
      <Shell>
        <RouteTransition location={location} title={data?.pageMeta?.title}>
          <PageBoundary path={location.pathname}>{children}</PageBoundary>
        </RouteTransition>
      </Shell>
    </WebsiteContext.Provider>
  )
}

/** Renders the shell around every page. The shell stays mounted when the page changes. */
export function wrapPageElement({
  element,
  props,
}: Pick<WrapPageElementBrowserArgs, "element" | "props">) {
  const data = props.data as PageData | undefined
  return (
    <Site data={data} location={props.location}>
      {element}
    </Site>
  )
}
