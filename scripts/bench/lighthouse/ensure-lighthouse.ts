import { existsSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { runCommand } from "../../lib/run-command"
import { UserError } from "../../lib/run-main"

/** The newest that runs on every Node this site builds on. */
const VERSION = "12.8.2"

/**
 * Finds Lighthouse, or fetches it into the temporary folder of the machine.
 * @returns the script of its command
 * @throws `UserError` when it cannot be fetched
 */
export function ensureLighthouse(): string {
  const folder = path.join(tmpdir(), `bench-lighthouse-${VERSION}`)
  const script = path.join(folder, "node_modules/lighthouse/cli/index.js")
  if (existsSync(script)) return script
  const quietly = ["--silent", "--no-save", "--no-audit", "--no-fund", "--fetch-retries=0"]
  const isFetched = runCommand([
    "npm",
    ...["install", "--prefix", folder, "--ignore-scripts", ...quietly],
    `lighthouse@${VERSION}`,
  ])
  if (isFetched && existsSync(script)) return script
  throw new UserError(`Lighthouse ${VERSION} could not be fetched: is the npm registry in reach?`)
}
