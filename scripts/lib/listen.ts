import { once } from "node:events"
import { createServer, type Server } from "node:http"
import { UserError } from "./run-main"

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

/**
 * @param text a port as an option of a command names it
 * @throws `UserError` if it is no port
 */
export function toPort(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new UserError(`"${text}" is not a port. A port is a whole number from 1 to 65535.`)
}

/** @returns the first port from `firstPort` upward on which nothing listens */
export async function findFreePort(firstPort: number): Promise<number> {
  const server = createServer()
  const port = await listenOnFreePort(server, firstPort)
  await once(server.close(), "close")
  return port
}
