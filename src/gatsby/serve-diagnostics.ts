import type { IncomingMessage, ServerResponse } from "node:http"
import type { CreateDevServerArgs } from "gatsby"
import { isError } from "../content/diagnostics"
import { formatDiagnostics } from "../content/report/terminal"
import { followDiagnostics } from "./diagnostics-channel"

/**
 * Tells open pages of the state of the content, as server-sent events: the message that the terminal
 * shows, or an empty text while all is well. src/app/content-overlay.ts listens.
 */
export function serveDiagnostics({ app }: Pick<CreateDevServerArgs, "app">): void {
  app.get("/__content-diagnostics", (request: IncomingMessage, response: ServerResponse) => {
    // Without no-transform, Gatsby's compression keeps the events back.
    response.writeHead(200, {
      "content-type": "text/event-stream",
      "cache-control": "no-cache, no-transform",
    })
    const stop = followDiagnostics((diagnostics) => {
      const errors = diagnostics.filter(isError)
      const text = errors.length > 0 ? formatDiagnostics(errors) : ""
      response.write(`data: ${JSON.stringify(text)}\n\n`)
    })
    request.on("close", stop)
  })
}
