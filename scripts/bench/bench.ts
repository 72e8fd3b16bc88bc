/** `npm run bench`: measures the site. `npm run bench -- --help` lists the parts. */
import { writeFileSync } from "node:fs"
import { describeError, runMain } from "../lib/run-main"
import { describeMachine, formatMachine } from "./lib/machine"
import { formatReport, type Report } from "./lib/report"
import { HELP, type Options, type PartName, readOptions } from "./options"
import { measureVisits } from "./visit/visit-part"

type Part = (options: Options, say: (line: string) => void) => Promise<Report>

const PARTS: Readonly<Partial<Record<PartName, Part>>> = {
  visit: measureVisits,
}

runMain(async () => {
  const options = readOptions(process.argv.slice(2))
  if (options.help) {
    console.log(HELP)
    return
  }
  const machine = describeMachine()
  const results: Partial<Record<PartName, unknown>> = {}
  console.log(formatMachine(machine))
  for (const name of options.parts) {
    try {
      const report = await PARTS[name]?.(options, (line) => console.error(`${name}: ${line}`))
      if (!report) continue
      results[name] = report.data
      console.log(`\n${formatReport(report, options.markdown)}`)
    } catch (error) {
      // One part that cannot be measured here is no reason to lose the others.
      console.error(describeError(error))
      process.exitCode = 1
    }
  }
  if (options.json)
    writeFileSync(options.json, `${JSON.stringify({ machine, results }, null, 2)}\n`)
})
