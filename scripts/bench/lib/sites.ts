/** The folders to compare in; each served by the same server, with compressed copies, out. */
import { cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { precompress } from "../../../src/build/precompress"
import { listenOnFreePort } from "../../lib/listen"
import { UserError } from "../../lib/run-main"
import { createStaticServer } from "../../lib/static-server"
import { makeFloor } from "../floor/make-floor"
import type { Peer } from "../options"
import { PUBLIC, readRoutes } from "./built-site"

export type Target = { site: string; route: string; url: string }

export type Served = { targets: Target[]; close: () => void }

/** What the site and its floor are called in tables. */
export const [SITE, FLOOR] = ["this site", "floor"]

/**
 * Serves the floor, the built site and the peers. Peers are copied to the temporary folder, where
 * their files are compressed as ours are.
 */
export async function serveSites(peers: readonly Peer[], temporary: string): Promise<Served> {
  const floor = path.join(temporary, "floor")
  mkdirSync(floor)
  writeFileSync(path.join(floor, "index.html"), await makeFloor())
  await precompress(floor)
  const sites = [
    { site: FLOOR, root: floor, routes: ["/"] },
    { site: SITE, root: PUBLIC, routes: readRoutes() },
  ]
  for (const [index, peer] of peers.entries()) {
    const root = path.join(temporary, `peer-${index}`)
    await copyPeer(peer, root)
    sites.push({ site: peer.name, root, routes: [peer.route] })
  }
  const served = await Promise.all(sites.map(serveSite))
  return {
    targets: served.flatMap(({ targets }) => targets),
    close: () => {
      for (const { close } of served) close()
    },
  }
}

async function copyPeer({ name, folder }: Peer, root: string) {
  if (!existsSync(path.join(folder, "index.html"))) {
    throw new UserError(`${folder} is no built site of ${name}: it has no index.html.`)
  }
  cpSync(folder, root, { recursive: true })
  await precompress(root)
}

async function serveSite({ site, root, routes }: { site: string; root: string; routes: string[] }) {
  const server = createStaticServer({ root })
  const port = await listenOnFreePort(server, 9300)
  const targets = routes.map((route) => ({ site, route, url: `http://localhost:${port}${route}` }))
  const close = () => server.close().closeAllConnections()
  return { targets, close }
}
