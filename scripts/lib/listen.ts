import { once } from "node:events"
import type { Server } from "node:http"

/**
 * Listens on the first free port from `firstPort` upward and resolves with it.
 * Rejects when listening fails for any reason but a taken port.
 */
export async function listenOnFreePort(server: Server, firstPort: number): Promise<number> {
  for (let port = firstPort; ; port += 1) {
    try {
      server.listen(port)
      await once(server, "listening")
      return port
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error
    }
  }
}
