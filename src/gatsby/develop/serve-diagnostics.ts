import type { IncomingMessage, ServerResponse } from "node:http"
import type { CreateDevServerArgs } from "gatsby"
import { type Diagnostic, isError } from "../../content/diagnostics"
import { formatDiagnostics } from "../../content/report/terminal"
import { createListeners } from "../../lib/listeners"

const { subscribe, notify } = createListeners()

let latest: readonly Diagnostic[] = []

/** Replaces the latest diagnostics, and sends them to the open pages. */
export function publishDiagnostics(diagnostics: readonly Diagnostic[]): void {
  latest = diagnostics
  notify()
}

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
    const send = () => {
      const errors = latest.filter(isError)
      const text = errors.length > 0 ? formatDiagnostics(errors) : ""
      response.write(`data: ${JSON.stringify(text)}\n\n`)
    }
    send()
    request.on("close", subscribe(send))
  })
}
