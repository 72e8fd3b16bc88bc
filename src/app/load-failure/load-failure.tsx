import { useState } from "react"
import { useWebsite } from "../../hooks/use-website"
import { ErrorScreen } from "../../sections/error-screen"
import { HardReload } from "./hard-reload"
import type { LoadError } from "./load-error"

export type LoadFailureProps = {
  error: LoadError
  /** Whether the host answers and a hard reload can show the page. */
  mustReload: boolean
}

/** Replaces a page that could not be loaded. */
export function LoadFailure({ error, mustReload }: LoadFailureProps) {
  const { errorTitle } = useWebsite()
  const [tries, setTries] = useState(0)

  async function handleRetry() {
    // If the host does not answer, a reload would end on the browser's own error page.
    if (await isReachable()) window.location.reload()
    else setTries(tries + 1)
  }

  if (mustReload) return <HardReload />
  return (
    <ErrorScreen
      title={errorTitle}
      status={error.name}
      message={error.message}
      onRetry={handleRetry}
      retryStatus={tries > 0 && `Try ${tries}: the site still cannot be reached.`}
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
