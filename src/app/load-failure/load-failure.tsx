import { useState } from "react"
import { useWebsite } from "../../hooks/use-website"
import { useWords } from "../../hooks/use-words"
import { fill } from "../../lib/interface-words"
import { ErrorScreen } from "../../sections/error-screen"
import { HardReload } from "./hard-reload"
import { toLoadError } from "./load-error"

export type LoadFailureProps = {
  /** What Gatsby's loader threw; undefined if the data of the page could not be loaded. */
  error: unknown
  /** Whether the host answers and a hard reload can show the page. */
  mustReload: boolean
}

/** Replaces a page that could not be loaded. */
export function LoadFailure({ error, mustReload }: LoadFailureProps) {
  const { errorTitle } = useWebsite()
  const words = useWords()
  const { name, message } = toLoadError(error, words)
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
      status={name}
      message={message}
      onRetry={handleRetry}
      retryStatus={tries > 0 && fill(words.stillUnreachable, { number: tries })}
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
