import { useEffect, useState } from "react"
import { useWebsite, type Website } from "../../hooks/use-website"
import { useWords } from "../../hooks/use-words"
import { ENGLISH, fill, type Words } from "../../lib/interface-words"
import { ErrorScreen } from "../../sections/error-screen"
import { HeadTags } from "../../sections/page-meta"

/** The name of a script in its URL, without the hash of its content. */
const SCRIPT_NAME = /([^/\s]+)-[0-9a-f]{20}\.js/

/**
 * Says in words what the error screen and the console say about a page that could not be loaded.
 * @param error what Gatsby's loader threw; undefined if the data of the page could not be loaded
 */
export function toLoadError(error: unknown, words: Words = ENGLISH) {
  if (!(error instanceof Error) || error.name !== "ChunkLoadError") {
    return { name: words.pageDataError, message: words.pageDataFailed }
  }
  const script = SCRIPT_NAME.exec(error.message)?.[1] ?? "unnamed"
  const isTimeout = error.message.includes("timeout")
  return {
    name: "Chunk load error", // docs/product.md fixes this name.
    message: fill(isTimeout ? words.scriptTooSlow : words.scriptFailed, { script }),
  }
}

/** Gatsby renders a head without the contexts of the page, so the shell leaves its content here. */
let shownWebsite: Website | undefined

/** Keeps the content of the shell for the head of a page that cannot be loaded. */
export function keepForHead(website: Website | undefined): void {
  shownWebsite = website
}

/** The title and the language of a page that could not be loaded. */
export function LoadFailureHead({ error }: { error: unknown }) {
  const { name, message } = toLoadError(error, { ...ENGLISH, ...shownWebsite?.words })
  if (!shownWebsite) return <title>{name}</title>
  const { ownerName, language } = shownWebsite
  return <HeadTags title={`${name} — ${ownerName}`} description={message} language={language} />
}

/** Reloads the document. It is rendered in place of a page that this document cannot show. */
export function HardReload() {
  useEffect(() => window.location.reload(), [])
  return null
}

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
      status={[name]}
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
