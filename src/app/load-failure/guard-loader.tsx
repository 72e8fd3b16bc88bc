/** Gatsby's page loader in; one that answers a failed load with a page that says so, out. */
import { withPrefix } from "gatsby"
import { LoadFailure } from "./load-failure"
import { type LoadProblem, toLoadProblem } from "./load-problem"
import { isLoaded, type PageLoader, type PageResources } from "./page-loader"

/**
 * Gatsby itself answers a failed load with a document load that may fail too, and on the way back
 * with nothing at all. Guarded, a failed page is a page like any other: it has its address and its
 * place in the history, and the shell lives on around it.
 *
 * Gatsby remembers a failure for as long as the document lives, so asking for a failed page again,
 * or asking for any page of a newer build, loads the document.
 */
export function guardLoader(loader: PageLoader): void {
  const { loadPage, loadPageSync } = loader
  const failures = new Map<string, PageResources>()

  loader.loadPage = async (path) => {
    const page = await loadPage(path).catch(
      (error: unknown) => ({ status: "error", error }) as const,
    )
    if (isLoaded(page)) return page
    const hostedBuild = await askForBuild()
    const isCurrent = hostedBuild === window.___webpackCompilationHash
    const mustReload = hostedBuild !== undefined && (failures.has(path) || !isCurrent)
    const problem = toLoadProblem(page?.error)
    if (!mustReload && !failures.has(path)) console.error(`${path}: ${problem.message}`)
    const failure = toFailurePage(problem, mustReload)
    failures.set(path, failure)
    return failure
  }

  loader.loadPageSync = (path) => {
    const page = loadPageSync(path)
    return isLoaded(page) ? page : failures.get(path)
  }
}

/** @returns which build the host serves now, or nothing if the host cannot be reached */
async function askForBuild(): Promise<string | undefined> {
  try {
    const response = await fetch(withPrefix("/page-data/app-data.json"), { cache: "no-store" })
    const { webpackCompilationHash } = await response.json()
    return webpackCompilationHash
  } catch {
    return undefined
  }
}

function toFailurePage(problem: LoadProblem, mustReload: boolean): PageResources {
  return {
    component: () => <LoadFailure problem={problem} mustReload={mustReload} />,
    head: { Head: () => <title>{problem.name}</title> },
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
