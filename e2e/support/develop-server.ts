/** Runs `gatsby develop` on a copy of the repository, so that a test may edit its content. */
import { type ChildProcess, spawn } from "node:child_process"
import { cp, mkdtemp, rm, symlink } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { stripVTControlCharacters } from "node:util"

/** What a copy can do without. */
const LEFT_OUT = new Set([".cache", ".git", "node_modules", "public", "test-results"])

export type DevelopServer = {
  origin: string
  /** The copy's own folder of YAML files. */
  content: string
  /** What the command has printed so far. */
  output: () => string
  stop: () => Promise<void>
}

/**
 * @param port a free port
 * @returns once the site is ready
 * @throws with the command's output, if it ends first
 */
export async function startDevelopServer(port: number): Promise<DevelopServer> {
  const folder = await mkdtemp(path.join(tmpdir(), "develop-"))
  await cp(process.cwd(), folder, {
    recursive: true,
    filter: (source) => !LEFT_OUT.has(path.relative(process.cwd(), source)),
  })
  await symlink(path.resolve("node_modules"), path.join(folder, "node_modules"))

  const child = spawn("npm", ["run", "develop", "--", "--port", String(port)], {
    cwd: folder,
    detached: true, // so that Gatsby's own children can be stopped with it
    env: { ...process.env, CI: "true" },
  })
  let output = ""
  const ready = new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += stripVTControlCharacters(chunk.toString())
      if (output.includes("success Building development bundle")) {
        resolve()
      }
    }
    child.stdout.on("data", listen)
    child.stderr.on("data", listen)
    child.on("exit", () => reject(new Error(output)))
  })
  await ready
  return {
    origin: `http://localhost:${port}`,
    content: path.join(folder, "content"),
    output: () => output,
    stop: async () => {
      await stopGroup(child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function stopGroup(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.removeAllListeners("exit")
    child.on("exit", () => resolve())
    if (child.pid) process.kill(-child.pid, "SIGKILL")
  })
}
