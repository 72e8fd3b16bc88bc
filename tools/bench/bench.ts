/** `npm run bench`: measures the site. Without arguments, it prints its parts and options. */
import { readFileSync, writeFileSync } from "node:fs"
import { describeError, runMain } from "../../scripts/lib/run-main"
import { formatMarkdown, formatText } from "../../scripts/lib/table"
import { createTemporaryFolder } from "../lib/temporary-folder"
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
  const folder = createTemporaryFolder("bench-")
  const log = (line: string) => console.error(`${part}: ${line}`)
  const machine = describeMachine()
  const { tables, notes } = await MEASURE[part]({ rounds, against, folder, log })
  const report = { tables, notes: [machine, ...notes] }
  console.log(`\n${formatReport(report, formatText)}`)
  if (!write) return
  const document = readFileSync(write, "utf8")
  writeFileSync(write, replaceTables(document, part, formatReport(report, formatMarkdown)))
}
