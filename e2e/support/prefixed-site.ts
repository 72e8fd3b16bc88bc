/** The site built to live under a folder, and served there as a host would. */
import { spawnSync } from "node:child_process"
import { cp, mkdtemp, rm, symlink } from "node:fs/promises"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { createStaticServer } from "../../scripts/lib/static-server"

// Gatsby's cache knows its folder by name, so a copy of it is of no use.
const LEFT_OUT = new Set([
  ...["node_modules", ".git", ".cache", "public"],
  ...["test-results", "playwright-report", "coverage"],
])

export type PrefixedSite = { origin: string; stop: () => Promise<void> }

/** Builds a copy of this repository; the built site of the other journeys stays as it is. */
export async function buildPrefixedSite(pathPrefix: string): Promise<PrefixedSite> {
  const folder = await mkdtemp(path.join(tmpdir(), "prefixed-"))
  await cp(process.cwd(), folder, {
    recursive: true,
    filter: (source) => !LEFT_OUT.has(path.relative(process.cwd(), source)),
  })
  await symlink(path.resolve("node_modules"), path.join(folder, "node_modules"))
  const { status, stdout, stderr } = spawnSync("npm", ["run", "build", "--", "--prefix-paths"], {
    cwd: folder,
    encoding: "utf8",
    // Playwright says "test", which Gatsby would take over.
    env: { ...process.env, NODE_ENV: "production", PATH_PREFIX: pathPrefix },
  })
  if (status !== 0) throw new Error(`${stdout}${stderr}`)
  const server = createStaticServer({ root: path.join(folder, "public"), pathPrefix })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.close().closeAllConnections()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
