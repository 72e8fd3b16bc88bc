import { useState } from "react"
import { useWebsite } from "../../hooks/use-website"
import { ErrorScreen } from "../../sections/error-screen"
import { HardReload } from "./hard-reload"
import type { LoadProblem } from "./load-problem"

export type LoadFailureProps = {
  problem: LoadProblem
  /** Whether the host can be reached and this document cannot show the page: it is loaded anew. */
  mustReload: boolean
}

/** Stands in for a page that could not be loaded. */
export function LoadFailure({ problem, mustReload }: LoadFailureProps) {
  const { errorTitle } = useWebsite()
  const [tries, setTries] = useState(0)

  async function handleRetry() {
    // Without the host, a document load would end on the browser's own page.
    if (await isReachable()) window.location.reload()
    else setTries(tries + 1)
  }

  if (mustReload) return <HardReload />
  const { name, message } = problem
  return (
    <ErrorScreen
      title={errorTitle}
      status={name}
      message={message}
      onRetry={handleRetry}
      news={tries > 0 && `Try ${tries}: the site still cannot be reached.`}
    />
  )
}

async function isReachable(): Promise<boolean> {
  try {
    const { status } = await fetch(window.location.href, { method: "HEAD", cache: "no-store" })
    return status < 500
  } catch {
    return false
  }
}
