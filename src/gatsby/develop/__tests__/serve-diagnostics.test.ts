import type { IncomingMessage, ServerResponse } from "node:http"
import { serveDiagnostics } from "../serve-diagnostics"

test("sends events that no compression holds back", () => {
  const headers: Record<string, string> = {}
  const response = {
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
