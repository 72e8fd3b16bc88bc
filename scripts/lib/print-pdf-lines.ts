/** Prints the lines of a PDF as JSON. `read-pdf-lines.ts` runs it in a process of its own. */
import { readFile } from "node:fs/promises"
import { readLines } from "../../src/resume/compare"
import { runMain, UserError } from "./run-main"

runMain(async () => {
  const bytes = await readFile(process.argv[2] ?? "")
  const lines = await readLines(bytes).catch((error: Error) => {
    throw new UserError(error.message)
  })
  process.stdout.write(JSON.stringify(lines))
})
