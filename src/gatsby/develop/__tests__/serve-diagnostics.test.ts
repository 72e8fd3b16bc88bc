/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from "node:http"
import { serveDiagnostics } from "../serve-diagnostics"

test("lets no other site read the messages, which quote lines of the content", () => {
  const headers: Record<string, string> = { "access-control-allow-origin": "*" }
  const response = {
    removeHeader: (name: string) => delete headers[name.toLowerCase()],
    writeHead: (_status: number, added: object) => Object.assign(headers, added),
    write: jest.fn(),
  }
  const get = (_path: string, handle: (request: IncomingMessage, to: ServerResponse) => void) =>
    handle({ on: () => {} } as unknown as IncomingMessage, response as unknown as ServerResponse)
  serveDiagnostics({ app: { get } } as unknown as Parameters<typeof serveDiagnostics>[0])
  expect(headers).toEqual({
    "content-type": "text/event-stream",
    "cache-control": "no-cache, no-transform",
  })
  expect(response.write).toHaveBeenCalledTimes(1)
})
