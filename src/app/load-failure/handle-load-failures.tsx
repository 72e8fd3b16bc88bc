import { withPrefix } from "gatsby"
import type { ComponentType } from "react"
import { toLoadError } from "./load-error"
import { LoadFailure } from "./load-failure"

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
 * Gatsby remembers a failure until the document is unloaded. A second request for a failed page, or
 * a request for a page of a newer build, therefore ends in a hard reload.
 * @param loader the loader to change
 */
export function handleLoadFailures(loader: PageLoader): void {
  const { loadPage, loadPageSync } = loader
  const errorPages = new Map<string, PageResources>()

  loader.loadPage = async (path) => {
    const page = await loadPage(path).catch(
      (error: unknown) => ({ status: "error", error }) as const,
    )
    if (isLoaded(page)) return page
    const hostedBuild = await fetchHostedBuild()
    const isCurrent = hostedBuild === window.___webpackCompilationHash
    const mustReload = hostedBuild !== undefined && (errorPages.has(path) || !isCurrent)
    if (!mustReload && !errorPages.has(path))
      console.error(`${path}: ${toLoadError(page?.error).message}`)
    const errorPage = toErrorPage(page?.error, mustReload)
    errorPages.set(path, errorPage)
    return errorPage
  }

  loader.loadPageSync = (path) => {
    const page = loadPageSync(path)
    return isLoaded(page) ? page : errorPages.get(path)
  }
}

function isLoaded(page: PageResources | PageError | undefined): page is PageResources {
  return page !== undefined && !("status" in page && page.status === "error")
}

/** @returns the hash of the build that the host serves, or undefined if the host does not answer */
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
    head: { Head: () => <title>{toLoadError(error).name}</title> },
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
