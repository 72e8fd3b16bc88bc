import { mkdir, writeFile } from "node:fs/promises"
import type { Server } from "node:http"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { createStaticServer } from "../scripts/lib/static-server"
import { makeTemporaryFolder } from "./temporary-folder"

type Get = (target: string, init?: RequestInit) => Promise<Response>

const root = makeTemporaryFolder()
const servers: Server[] = []
let folders = 0

afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

/**
 * Serves files until the test ends.
 * @param files the contents, by path
 * @returns the folder of the files, the port, and a function that fetches a path
 */
export async function serveFiles(files: Record<string, string | Buffer>, pathPrefix = "") {
  folders += 1
  const folder = path.join(root, String(folders))
  await mkdir(folder)
  for (const [name, body] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), body)
  }
  const server = createStaticServer({ root: folder, pathPrefix })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  const get: Get = (target, init) => fetch(`http://localhost:${port}${target}`, init)
  return { folder, get, port }
}
