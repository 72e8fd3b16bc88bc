import type { IncomingMessage, ServerResponse } from "node:http"
import type { CreateDevServerArgs } from "gatsby"
import { isError } from "../../content/diagnostics"
import { formatDiagnostics } from "../../content/report/terminal"
import { followDiagnostics } from "./diagnostics-channel"

/**
 * Sends the errors in the content to open pages as server-sent events. Each event holds the text
 * that the terminal shows, or an empty text without errors. `src/app/develop/content-overlay.ts`
 * shows it.
 */
export function serveDiagnostics({ app }: Pick<CreateDevServerArgs, "app">): void {
  app.get("/__content-diagnostics", (request: IncomingMessage, response: ServerResponse) => {
    // Without no-transform, Gatsby's compression buffers the events.
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
