/** Serves the built site, and can hold or refuse responses. */
import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { createStaticServer } from "../../scripts/lib/static-server"
import { test as base } from "./test"

type Fault = "hold" | "refuse"

export type FaultServer = {
  origin: string
  /** The requested paths, in order. */
  requests: string[]
  /** Sets or removes the fault of every path that matches, also of requests that are being held. */
  setFault: (pattern: RegExp, fault: Fault | "none") => void
  stop: () => void
}

async function startFaultServer(): Promise<FaultServer> {
  const site = createStaticServer({ root: path.resolve("public") })
  const rules = new Map<string, { pattern: RegExp; fault: Fault | "none" }>()
  const requests: string[] = []
  let held: { request: IncomingMessage; response: ServerResponse }[] = []

  function respond(request: IncomingMessage, response: ServerResponse) {
    const rule = [...rules.values()].findLast(({ pattern }) => pattern.test(request.url ?? ""))
    const fault = rule?.fault ?? "none"
    if (fault === "hold") held.push({ request, response })
    else if (fault === "refuse") response.writeHead(503).end()
    else site.emit("request", request, response)
  }

  const server = createServer((request, response) => {
    requests.push(request.url ?? "")
    respond(request, response)
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    requests,
    setFault: (pattern, fault) => {
      rules.delete(pattern.source)
      rules.set(pattern.source, { pattern, fault })
      const waiting = held
      held = []
      for (const { request, response } of waiting) respond(request, response)
    },
    stop: () => server.close().closeAllConnections(),
  }
}

/** `test` with a fault server of its own instead of the shared server. */
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
