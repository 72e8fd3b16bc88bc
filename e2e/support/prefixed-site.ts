/**
 * Builds the site a second time, for what the usual build does not have: a path prefix, the kitchen
 * sink, and an imported résumé with every field, a variant and a hand-out, in three languages. `prefixed-site.setup.ts` builds it once for all specs that need it.
 */
import { spawnSync } from "node:child_process"
import { rm } from "node:fs/promises"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { createStaticServer } from "../../scripts/lib/static-server"
import { copyRepository } from "../../tools/lib/copy-repository"
import { actAsOwner } from "./act-as-owner"
import { writeFullContent, writeTranslations } from "./full-content"
import { test as base, expect } from "./test"

export const PREFIX = "/name"

/** The path of the copy. playwright.config.ts sets it for all processes of the run. */
export function prefixedFolder(): string {
  const { PREFIXED_SITE } = process.env
  if (!PREFIXED_SITE) throw new Error("playwright.config.ts sets PREFIXED_SITE.")
  return PREFIXED_SITE
}

/**
 * Builds a copy of this repository. The usual build stays as it is.
 * @returns what the build prints
 * @throws the same if the build fails
 */
export async function buildPrefixedSite(): Promise<string> {
  copyRepository(prefixedFolder())
  await writeFullContent(path.join(prefixedFolder(), "content"))
  actAsOwner(prefixedFolder())
  await writeTranslations(path.join(prefixedFolder(), "content"))
  const { status, stdout, stderr } = spawnSync("npm", ["run", "build", "--", "--prefix-paths"], {
    cwd: prefixedFolder(),
    encoding: "utf8",
    // Playwright sets NODE_ENV to "test", and Gatsby would use that.
    env: {
      ...process.env,
      NODE_ENV: "production",
      CONTENT: "content",
      PATH_PREFIX: PREFIX,
      KITCHEN_SINK: "1",
    },
  })
  if (status !== 0) throw new Error(`${stdout}${stderr}`)
  return stdout
}

export async function removePrefixedSite(): Promise<void> {
  await rm(prefixedFolder(), { recursive: true, force: true })
}

type PrefixedSite = {
  origin: string
  /** The address of the home page, with a slash at its end. */
  home: string
}

/** `test`, with a server of the prefixed site. */
export const test = base.extend<object, { site: PrefixedSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const root = path.join(prefixedFolder(), "public")
      const server = createStaticServer({ root, pathPrefix: PREFIX })
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
      const origin = `http://localhost:${(server.address() as AddressInfo).port}`
      await use({ origin, home: `${origin}${PREFIX}/` })
      server.close().closeAllConnections()
    },
    { scope: "worker" },
  ],
})

export { expect }
