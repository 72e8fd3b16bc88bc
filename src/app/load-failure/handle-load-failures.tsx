import { withPrefix } from "gatsby"
import type { ComponentType } from "react"
import { isPageOf } from "./is-page-of"
import { LoadFailure, LoadFailureHead, toLoadError } from "./load-failure"
import { watchLoad } from "./loading-status"

/** A loaded page, as Gatsby's loader returns it. */
type PageResources = {
  component: ComponentType
  head: { Head: ComponentType }
  json: { pageContext: Record<string, unknown> }
  page: {
    path: string
    matchPath: string
    webpackCompilationHash: string
    staticQueryHashes: string[]
    slicesMap: Record<string, string>
  }
  staticQueryResults: Record<string, unknown>
}

/** What Gatsby's loader returns for a page that it could not load. */
type PageError = { status: "error"; error?: unknown }

/** The part of Gatsby's loader that this site uses. Gatsby ships no types for it. */
export type PageLoader = {
  loadPage: (path: string) => Promise<PageResources | PageError | undefined>
  loadPageSync: (path: string) => PageResources | PageError | undefined
}

declare global {
  interface Window {
    ___loader: PageLoader
    /** Identifies the build that this document belongs to. */
    ___webpackCompilationHash: string
  }
}

/**
 * Makes Gatsby's loader return an error page when a page cannot be loaded. The error page has the
 * address of the missing page and an entry in the history, and the shell stays mounted. Gatsby's own
 * answer is a hard reload, which may fail too, or nothing if the visitor goes back.
 *
 * A page whose data has another shape, or belongs to another path, counts as not loaded.
 *
 * Gatsby remembers a failure until the document is unloaded. A second request for a failed page, or
 * a request for a page of a newer build, therefore ends in a hard reload.
 */
export function handleLoadFailures(loader: PageLoader): void {
  const { loadPage, loadPageSync } = loader
  const errorPages = new Map<string, PageResources>()

  const loadPageOrErrorPage = async (path: string): Promise<PageResources> => {
    const page = await loadPage(path).catch(
      (error: unknown) => ({ status: "error", error }) as const,
    )
    if (isLoaded(page, path)) return page
    const hostedBuild = await fetchHostedBuild()
    const isCurrent = hostedBuild === window.___webpackCompilationHash
    const mustReload = hostedBuild !== undefined && (errorPages.has(path) || !isCurrent)
    const cause = page && "error" in page ? page.error : undefined
    if (!mustReload && !errorPages.has(path))
      console.error(`${path}: ${toLoadError(cause).message}`)
    const errorPage = toErrorPage(cause, mustReload)
    errorPages.set(path, errorPage)
    return errorPage
  }

  loader.loadPage = (path) => watchLoad(path, () => loadPageOrErrorPage(path))

  loader.loadPageSync = (path) => {
    const page = loadPageSync(path)
    return isLoaded(page, path) ? page : errorPages.get(path)
  }
}

function isLoaded(
  page: PageResources | PageError | undefined,
  path: string,
): page is PageResources {
  return page !== undefined && !("status" in page) && isPageOf(path, page)
}

/** The hash of the build that the host serves; undefined if the host does not answer. */
async function fetchHostedBuild(): Promise<string | undefined> {
  try {
    const response = await fetch(withPrefix("/page-data/app-data.json"), { cache: "no-store" })
    const { webpackCompilationHash } = await response.json()
    return webpackCompilationHash
  } catch {
    return undefined
  }
}

function toErrorPage(error: unknown, mustReload: boolean): PageResources {
  return {
    component: () => <LoadFailure error={error} mustReload={mustReload} />,
    head: { Head: () => <LoadFailureHead error={error} /> },
    json: { pageContext: {} },
    page: {
      path: "/load-failure/",
      matchPath: "/*",
      webpackCompilationHash: window.___webpackCompilationHash,
      staticQueryHashes: [],
      slicesMap: {},
    },
    staticQueryResults: {},
  }
}
