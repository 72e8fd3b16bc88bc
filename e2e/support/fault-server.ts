/** The built site behind a server that can be told to hold, refuse, spoil or drip what it is asked for. */
import { once } from "node:events"
import { readFile } from "node:fs/promises"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { setTimeout } from "node:timers/promises"
import { createStaticServer } from "../../scripts/lib/static-server"
import { test as base } from "./test"

/**
 * What becomes of a request: spoiled is an answer that no decoder can read, and a page that drips
 * comes in pieces.
 */
type Mood = "send" | "hold" | "refuse" | "spoil" | "drip"

export type FaultServer = {
  origin: string
  /** The paths that were asked for, in order. */
  requests: string[]
  /** Treats each path that matches like this from now on, those that are being held too. */
  treat: (pattern: RegExp, mood: Mood) => void
  stop: () => void
}

/** Time for a frame between two pieces, in ms. */
const PAUSE = 20

/** Cuts the page before and after each tag of its body. */
async function drip(url: string, response: ServerResponse) {
  const file = path.join("public", url.endsWith("/") ? `${url}index.html` : url)
  const [head = "", body = ""] = (await readFile(file, "utf8")).split(/(?=<body)/)
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" })
  response.write(head)
  for (const piece of body.split(/(?=<)|(?<=>)/)) {
    response.write(piece)
    await setTimeout(PAUSE)
  }
  response.end()
}

async function startFaultServer(): Promise<FaultServer> {
  const site = createStaticServer({ root: path.resolve("public") })
  const moods = new Map<string, { pattern: RegExp; mood: Mood }>()
  const requests: string[] = []
  let held: { request: IncomingMessage; response: ServerResponse }[] = []

  function answer(request: IncomingMessage, response: ServerResponse) {
    const rule = [...moods.values()].findLast(({ pattern }) => pattern.test(request.url ?? ""))
    const mood = rule?.mood ?? "send"
    if (mood === "hold") held.push({ request, response })
    else if (mood === "refuse") response.writeHead(503).end()
    else if (mood === "spoil") response.end("not what it says")
    else if (mood === "drip") drip(request.url ?? "", response)
    else site.emit("request", request, response)
  }

  const server = createServer((request, response) => {
    requests.push(request.url ?? "")
    answer(request, response)
  })
  server.listen(0)
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    requests,
    treat: (pattern, mood) => {
      moods.delete(pattern.source)
      moods.set(pattern.source, { pattern, mood })
      const waiting = held
      held = []
      for (const { request, response } of waiting) answer(request, response)
    },
    stop: () => server.close().closeAllConnections(),
  }
}

/** `test`, with a moody server of its own in place of the usual one. */
export const test = base.extend<{ server: FaultServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  server: async ({}, use) => {
    const server = await startFaultServer()
    await use(server)
    server.stop()
  },
  baseURL: async ({ server }, use) => use(server.origin),
})

export { expect } from "./test"
