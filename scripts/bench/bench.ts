/** `npm run bench`: measures the site. Without arguments, it prints its parts and options. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { describeError, runMain } from "../lib/run-main"
import { formatMarkdown, formatText } from "../lib/table"
import { measureBuilds } from "./build"
import { measureGrowth } from "./growth"
import { measureLighthouse } from "./lighthouse"
import { HELP, type Options, type PartName, readOptions } from "./options"
import { type Context, describeMachine, formatReport, type Report, replaceTables } from "./report"
import { measureVisits } from "./visit"

const MEASURE: Readonly<Record<PartName, (context: Context) => Promise<Report>>> = {
  visit: measureVisits,
  lighthouse: measureLighthouse,
  build: measureBuilds,
  growth: measureGrowth,
}

runMain(async () => {
  const options = readOptions(process.argv.slice(2))
  if (!options) return console.log(HELP)
  // Without this listener, Ctrl+C would skip the "exit" listeners, which clean up.
  process.once("SIGINT", () => process.exit(130))
  for (const part of options.parts) {
    try {
      await measure(part, options)
    } catch (error) {
      // The other parts may still succeed.
      console.error(`${part} failed:`, describeError(error))
      process.exitCode = 1
    }
  }
})

async function measure(part: PartName, { rounds, against, write }: Options): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"))
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }))
  const log = (line: string) => console.error(`${part}: ${line}`)
  const machine = describeMachine()
  const { tables, notes } = await MEASURE[part]({ rounds, against, folder, log })
  const report = { tables, notes: [machine, ...notes] }
  console.log(`\n${formatReport(report, formatText)}`)
  if (!write) return
  const document = readFileSync(write, "utf8")
  writeFileSync(write, replaceTables(document, part, formatReport(report, formatMarkdown)))
}
