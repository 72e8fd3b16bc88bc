import { css } from "@emotion/react"
import { useSyncExternalStore } from "react"
import { useWords } from "../../hooks/use-words"
import { createListeners } from "../../lib/listeners"
import { color, media, space } from "../../styles/values"

const SLOW_AFTER = 300
const STUCK_AFTER = 10_000

/** The page load that is slow now. If it is stuck, the visitor needs another way to the page. */
let slowLoad: { path: string; isStuck: boolean } | undefined
let stopTimers = () => {}
const { subscribe, notify } = createListeners()

function setSlowLoad(load: typeof slowLoad) {
  slowLoad = load
  notify()
}

/** Watches a page load until it ends or until the next one starts. */
export async function watchLoad<Page>(path: string, load: () => Promise<Page>): Promise<Page> {
  stopTimers()
  const timers = [
    setTimeout(() => setSlowLoad({ path, isStuck: false }), SLOW_AFTER),
    setTimeout(() => setSlowLoad({ path, isStuck: true }), STUCK_AFTER),
  ]
  const stop = () => {
    timers.forEach(clearTimeout)
    if (slowLoad) setSlowLoad(undefined)
  }
  stopTimers = stop
  try {
    return await load()
  } finally {
    if (stopTimers === stop) stop()
  }
}

const statusCss = css({
  position: "fixed",
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 2, // above the header
  padding: space.small,
  textAlign: "center",
  color: color.text,
  background: color.backgroundTop,
  borderBlockStart: `1px solid ${color.border}`,
  [media.print]: { display: "none" },
})

/** Says that the next page takes long to load, and offers to load it as a new document. */
export function LoadingStatus() {
  const load = useSyncExternalStore(
    subscribe,
    () => slowLoad,
    () => undefined,
  )
  const words = useWords()
  // It is always there, because screen readers announce only changes of a live region.
  return (
    <div role="status">
      {load && (
        <p css={statusCss}>
          {words.pageLoading}{" "}
          {load.isStuck && (
            <span>
              {words.pageLoadsSlowly} <a href={load.path}>{words.reloadPage}</a>
            </span>
          )}
        </p>
      )}
    </div>
  )
}
