/** Reads the lines of any PDF, also of a hostile one. */
import { spawnSync } from "node:child_process"
import { accessSync, constants } from "node:fs"
import type { Line } from "../../src/resume/compare"
import { codeRoot } from "../../src/roots"
import { UserError } from "./run-main"

/** In megabytes and milliseconds. */
const MEMORY = 256
const TIMEOUT = 60_000

/**
 * A PDF can make pdf.js fill the memory, as with the widths of 4 billion letters, and Node then ends the
 * process. So another process reads it.
 * @throws UserError if it cannot be read
 */
export function readPdfLines(file: string): Line[] {
  try {
    accessSync(file, constants.R_OK)
  } catch (error) {
    throw new UserError(
      `The file ${file} cannot be read: ${(error as NodeJS.ErrnoException).code}.`,
    )
  }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`--max-old-space-size=${MEMORY}`, codeRoot("scripts/run.mjs"), "lib/print-pdf-lines", file],
    { encoding: "utf8", maxBuffer: 2 ** 28, timeout: TIMEOUT },
  )
  if (status === 0) return JSON.parse(stdout) as Line[]
  if (status === 1) throw new UserError(`${file} is not a PDF that can be read: ${stderr.trim()}`)
  throw new UserError(
    `${file} takes too much memory or time to read. Print it to a new PDF, and read that one.`,
  )
}
