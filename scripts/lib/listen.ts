import { once } from "node:events"
import type { Server } from "node:http"
import { UserError } from "./run-main"

const LAST_PORT = 65_535

/**
 * Listens on the first free port from `firstPort` upward.
 * @param host the address to listen on: by default, only programs on this machine can connect
 * @returns the port
 * @throws `UserError` if no port is free, or if listening fails for another reason
 */
export async function listenOnFreePort(
  server: Server,
  firstPort: number,
  host = "127.0.0.1",
): Promise<number> {
  for (let port = firstPort; port <= LAST_PORT; port += 1) {
    try {
      server.listen(port, host)
      await once(server, "listening")
      return port
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code !== "EADDRINUSE") throw new UserError(`Port ${port} cannot be used: ${code}.`)
    }
  }
  throw new UserError(`No port from ${firstPort} to ${LAST_PORT} is free. Choose a lower one.`)
}

/**
 * @param text a port as an option of a command names it
 * @throws `UserError` if it is no port
 */
export function toPort(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port <= LAST_PORT) return port
  throw new UserError(`"${text}" is not a port. A port is a whole number from 1 to ${LAST_PORT}.`)
}
