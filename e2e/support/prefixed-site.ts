/**
 * Builds the site a second time, for what the usual build does not have: a path prefix, the kitchen sink, and an
 * imported résumé with every field, a variant and a hand-out, in three languages. `prefixed-site.setup.ts` builds it
 * once for all specs that need it.
 */
import { existsSync } from "node:fs"
import { cp, readFile, rm, writeFile } from "node:fs/promises"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { createStaticServer } from "../../scripts/lib/static-server"
import { copyRepository } from "../../tools/lib/copy-repository"
import { actAsOwner, runScript } from "./act-as-owner"
import { writeFullContent, writeTranslations } from "./full-content"
import { test as base, expect } from "./test"

export const PREFIX = "/name"

/** The folder of the built site, of its hand-out and of the copy. playwright.config.ts sets it for all processes of the run. */
export function prefixedFolder(): string {
  const { PREFIXED_SITE } = process.env
  if (!PREFIXED_SITE) throw new Error("playwright.config.ts sets PREFIXED_SITE.")
  return PREFIXED_SITE
}

/** The copy of this repository, with the cache of its build. */
export const copyFolder = () => path.join(prefixedFolder(), "copy")

/** Builds the copy. @returns what the build prints @throws the same if it fails */
export function buildCopy(): string {
  const env = { PATH_PREFIX: PREFIX, KITCHEN_SINK: "1" }
  return runScript(copyFolder(), ["build", "--", "--prefix-paths"], { env })
}

/** The usual build stays as it is. @returns what the build has printed @throws the same if it fails */
export async function buildPrefixedSite(): Promise<string> {
  const log = path.join(prefixedFolder(), "build.log")
  // `npm test` has built it before.
  if (existsSync(log)) return await readFile(log, "utf8")
  copyRepository(copyFolder())
  const content = path.join(copyFolder(), "content")
  await writeFullContent(content)
  actAsOwner(copyFolder())
  await writeTranslations(content)
  const output = buildCopy()
  // first-site.spec.ts builds other content in the copy.
  for (const name of ["public", "hand-outs"])
    await cp(path.join(copyFolder(), name), path.join(prefixedFolder(), name), { recursive: true })
  await writeFile(log, output)
  return output
}

export const removePrefixedSite = () => rm(prefixedFolder(), { recursive: true, force: true })

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
