import { once } from "node:events"
import { createServer } from "node:http"
import { listenOnFreePort } from "../../lib/listen"
import { startNginx } from "../../lib/start-nginx"

/** Serves a folder by nginx; resolves when it answers, with its address and the way to stop it. */
export async function serveByNginx(hosting: string, root: string, firstPort: number) {
  const port = await findFreePort(firstPort)
  const server = startNginx(hosting, root, port)
  const ended = once(server, "exit")
  const stop = async () => {
    server.kill("SIGQUIT")
    await ended
  }
  const origin = `http://127.0.0.1:${port}`
  while (!(await answers(origin))) {
    if (server.exitCode !== null) throw new Error("nginx does not start; see above.")
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { origin, stop }
}

async function findFreePort(firstPort: number): Promise<number> {
  const probe = createServer()
  const port = await listenOnFreePort(probe, firstPort)
  probe.close()
  await once(probe, "close")
  return port
}

async function answers(origin: string): Promise<boolean> {
  return fetch(origin).then(
    () => true,
    () => false,
  )
}
