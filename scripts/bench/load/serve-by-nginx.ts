import { once } from "node:events"
import { createServer } from "node:http"
import { listenOnFreePort } from "../../lib/listen"
import { startNginx } from "../../lib/start-nginx"
import { readWorkerTime } from "./worker-time"

export type ServedByNginx = Awaited<ReturnType<typeof serveByNginx>>

/** Serves a folder by nginx; resolves when it answers, with its address, its work, and its end. */
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
  const workerTime = () => (server.pid === undefined ? undefined : readWorkerTime(server.pid))
  return { origin, workerTime, stop }
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
