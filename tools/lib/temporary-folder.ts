import { mkdtempSync, realpathSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

/** The exit codes of a process that a signal ends. */
const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const

/**
 * Makes a folder that is deleted when this process ends, also after an error or Ctrl+C.
 * @param prefix the start of its name
 * @returns its path, without symbolic links
 */
export function createTemporaryFolder(prefix: string): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), prefix)))
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }))
  // Without a listener, a signal ends the process without the "exit" event.
  for (const [signal, code] of Object.entries(SIGNALS)) {
    if (process.listenerCount(signal) === 0) process.once(signal, () => process.exit(code))
  }
  return folder
}
