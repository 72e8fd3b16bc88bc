import type { CDPSession } from "@playwright/test"

export type Traffic = {
  /** Requests that went over the wire. */
  requests: number
  /** Everything received for them, headers included. */
  bytes: number
}

/** A page that never falls quiet is waited for no longer than this. In milliseconds. */
const LONGEST_WAIT = 60_000

/** Counts what a page receives; `quiet` resolves once nothing has moved for so many milliseconds. */
export async function watchTraffic(session: CDPSession) {
  const traffic: Traffic = { requests: 0, bytes: 0 }
  const open = new Set<string>()
  let movedAt = performance.now()
  const close = (requestId: string, bytes: number) => {
    movedAt = performance.now()
    if (open.delete(requestId)) traffic.bytes += bytes
  }
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    movedAt = performance.now()
    if (!/^https?:/.test(request.url) || open.has(requestId)) return
    open.add(requestId)
    traffic.requests += 1
  })
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    close(requestId, encodedDataLength),
  )
  session.on("Network.loadingFailed", ({ requestId }) => close(requestId, 0))
  await session.send("Network.enable")

  const quiet = async (silence: number) => {
    const deadline = performance.now() + LONGEST_WAIT
    const isBusy = () => open.size > 0 || performance.now() - movedAt < silence
    while (isBusy() && performance.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    return { ...traffic }
  }
  return { quiet }
}
