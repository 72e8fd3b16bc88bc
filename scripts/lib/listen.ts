import { once } from "node:events"
import { createServer, type Server } from "node:http"

/**
 * Listens on the first free port from `firstPort` upward.
 * @returns the port
 * @throws when listening fails for another reason than a taken port
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

/** @returns the first port from `firstPort` upward on which nothing listens */
export async function findFreePort(firstPort: number): Promise<number> {
  const server = createServer()
  const port = await listenOnFreePort(server, firstPort)
  await once(server.close(), "close")
  return port
}
