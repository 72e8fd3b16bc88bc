/** `npm run bench`: measures the site. `npm run bench -- --help` lists the parts. */
import { readFileSync, writeFileSync } from "node:fs"
import { describeError, runMain } from "../lib/run-main"
import { measureBuilds } from "./build/build-part"
import { replaceTables } from "./lib/document"
import { describeMachine, formatMachine } from "./lib/machine"
import { formatReport, type Report } from "./lib/report"
import { measureLighthouse } from "./lighthouse/lighthouse-part"
import { measureLoad } from "./load/load-part"
import { HELP, type Options, type PartName, readOptions } from "./options"
import { measureScale } from "./scale/scale-part"
import { measureVisits } from "./visit/visit-part"

type Part = (options: Options, say: (line: string) => void) => Promise<Report>

const PARTS: Readonly<Record<PartName, Part>> = {
  visit: measureVisits,
  lighthouse: measureLighthouse,
  load: measureLoad,
  build: measureBuilds,
  scale: measureScale,
}

runMain(async () => {
  const options = readOptions(process.argv.slice(2))
  if (options.help) {
    console.log(HELP)
    return
  }
  const results: Partial<Record<PartName, unknown>> = {}
  for (const name of options.parts) {
    try {
      results[name] = await measure(name, options)
    } catch (error) {
      // One part that cannot be measured here is no reason to lose the others.
      console.error(`${name}: not measured.`, describeError(error))
      process.exitCode = 1
    }
  }
  if (options.json) writeFileSync(options.json, `${JSON.stringify(results, null, 2)}\n`)
})

/** Measures one part and tells of it. Returns every single measurement. */
async function measure(name: PartName, options: Options) {
  const machine = describeMachine()
  const { data, ...report } = await PARTS[name](options, (line) =>
    console.error(`${name}: ${line}`),
  )
  const notes = [formatMachine(machine), ...report.notes]
  console.log(`\n${formatReport({ ...report, notes }, options.markdown)}`)
  if (options.write) {
    const tables = formatReport({ ...report, notes }, true)
    writeFileSync(options.write, replaceTables(readFileSync(options.write, "utf8"), name, tables))
  }
  return { machine, data }
}
