/** Runs `gatsby develop` in a copy of the repository, whose content a test can edit. */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { stripVTControlCharacters } from "node:util"
import { copyRepository } from "../../tools/lib/copy-repository"

export type DevelopServer = {
  origin: string
  /** The content folder of the copy. It has the sample. */
  content: string
  /** The folder from which the server serves files. */
  public: string
  /** Returns everything that the command has printed. */
  output: () => string
  stop: () => Promise<void>
}

/**
 * Starts the server with the sample, and waits until it is ready.
 * @param port a free port
 * @throws the output of the command if it ends before that
 */
export async function startDevelopServer(port: number): Promise<DevelopServer> {
  const folder = await mkdtemp(path.join(tmpdir(), "develop-"))
  copyRepository(folder)
  const child = spawn(
    "npm",
    ["run", "develop", "--", "--port", String(port), "--host", "0.0.0.0"],
    {
      cwd: folder,
      detached: true, // so that stopping it also stops Gatsby's child processes
      env: {
        ...process.env,
        CI: "true",
        CONTENT: "content",
        REACT_EDITOR: "none",
        // As on an owner's machine: on CI, Gatsby queries differently unless this is set.
        GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: "true",
      },
    },
  )
  const kill = () => {
    const isRunning = child.exitCode === null && child.signalCode === null
    if (child.pid && isRunning) process.kill(-child.pid, "SIGKILL")
  }
  process.once("exit", kill)
  const exited = once(child, "exit")
  const stop = async () => {
    process.off("exit", kill)
    kill()
    await exited
    await rm(folder, { recursive: true, force: true })
  }
  let output = ""
  const ready = new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += stripVTControlCharacters(chunk.toString())
      if (output.includes("success Building development bundle")) resolve()
    }
    child.stdout.on("data", listen)
    child.stderr.on("data", listen)
    child.on("exit", () => reject(new Error(output)))
  })
  try {
    await ready
  } catch (error) {
    await stop()
    throw error
  }
  return {
    origin: `http://localhost:${port}`,
    content: path.join(folder, "content"),
    public: path.join(folder, "public"),
    output: () => output,
    stop,
  }
}
