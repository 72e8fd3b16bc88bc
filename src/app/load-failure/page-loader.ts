/** The part of Gatsby's page loader that this site relies on; Gatsby ships no types for it. */
import type { ComponentType } from "react"

export type PageResources = {
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

/** How Gatsby says that a page did not come. */
export type PageError = { status: "error"; error?: unknown }

export type PageLoader = {
  loadPage: (path: string) => Promise<PageResources | PageError | undefined>
  loadPageSync: (path: string) => PageResources | PageError | undefined
}

declare global {
  interface Window {
    ___loader: PageLoader
    /** Stands for the build that this document belongs to. */
    ___webpackCompilationHash: string
  }
}

/** @returns whether the page has come, whole */
export function isLoaded(page: PageResources | PageError | undefined): page is PageResources {
  return page !== undefined && !("status" in page && page.status === "error")
}
