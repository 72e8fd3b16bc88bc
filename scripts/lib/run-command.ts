import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { closeSync, openSync, readFileSync } from "node:fs"
import path from "node:path"
import { resolvePackage } from "../../src/roots"
import { UserError } from "./run-main"

/** The name of a dependency's binary, or "npm", and its arguments. */
export type Command = readonly [name: string, ...args: string[]]

/** The packages that have another name than their binary. */
const PACKAGES: Readonly<Record<string, string>> = {
  biome: "@biomejs/biome",
  playwright: "@playwright/test",
  tsc: "typescript",
}

/** The exit code after Ctrl-C, as of a shell: 128 and the number of SIGINT. */
export const STOPPED = 130

/**
 * Runs a command and prints its output. Runs the script of the binary with this version of Node,
 * because launchers differ between systems and `npm exec` uses another Node inside `npx -p node@24`.
 * @returns whether the command succeeded. If Ctrl-C stopped it, this process ends too.
 * @throws when there is no such binary
 */
export function runCommand([name, ...args]: Command): boolean {
  const command = [findScript(name), ...args]
  const { error, status, signal } = spawnSync(process.execPath, command, { stdio: "inherit" })
  if (error) throw error
  // After Ctrl-C, nothing more is to be said or done.
  if (signal === "SIGINT" || status === STOPPED) process.exit(STOPPED)
  return status === 0
}

/**
 * Runs a command beside others.
 * @param log the file that gets its output
 * @returns whether the command succeeded
 */
export async function startCommand(
  [name, ...args]: Command,
  log: string,
  env: Record<string, string>,
): Promise<boolean> {
  const output = openSync(log, "w")
  const child = spawn(process.execPath, [findScript(name), ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", output, output],
  })
  closeSync(output)
  const [code] = await once(child, "exit")
  return code === 0
}

function findScript(name: string): string {
  const npm = process.env.npm_execpath
  if (name === "npm" && !npm)
    throw new UserError("npm was not found: start this script with `npm run` or `npm test`.")
  if (name === "npm" && npm) return npm
  const folder = resolvePackage(PACKAGES[name] ?? name)
  const manifest = readFileSync(path.join(folder, "package.json"), "utf8")
  const { bin } = JSON.parse(manifest) as { bin?: string | Record<string, string> }
  const file = typeof bin === "string" ? bin : bin?.[name]
  if (!file) throw new Error(`${folder} has no binary "${name}".`)
  return path.join(folder, file)
}
