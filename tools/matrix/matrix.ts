/** `npx tsx tools/matrix/matrix.ts`: tries the site as on other machines. `--help` describes the options. */
import { chmodSync, mkdirSync, renameSync, rmSync } from "node:fs"
import path from "node:path"
import { UserError, withOptions } from "../../scripts/lib/run-main"
import { formatMarkdown, UNKNOWN } from "../../scripts/lib/table"
import { createTemporaryFolder } from "../lib/temporary-folder"
import { isPossible, MACHINES, type Machine } from "./machines"
import {
  type Build,
  compareBuilds,
  createFolder,
  findNode,
  readBuild,
  runOnMachine,
} from "./run-machine"

const BUILD = ["node_modules/tsx/dist/cli.mjs", "scripts/gatsby.ts", "build"]
const TEST = ["node_modules/tsx/dist/cli.mjs", "tools/verify.ts"]

/** The steps of `npm test` that run on each machine, after its build. */
const STEPS = "lint,unit,types"

type Row = { conditions: string; build: string; tests: string; built?: Build }

const HELP = `Builds and tests the site as other machines would, and compares the built bytes.

  npx tsx tools/matrix/matrix.ts            all machines: ${MACHINES.map(({ name }) => name).join(", ")}
  npx tsx tools/matrix/matrix.ts node-20    only this machine, after the first one

Options:
  --steps NAMES   the steps of npm test on each machine, with commas (${STEPS})
  --help          shows this text`

const CONFIG = {
  options: { steps: { type: "string", default: STEPS } },
  allowPositionals: true,
} as const

withOptions(HELP, CONFIG, async ({ values, positionals }) => {
  const machines = selectMachines(positionals)
  const temp = createTemporaryFolder("matrix-")
  chmodSync(temp, 0o755) // so that a user who is not root can read it
  const rows: string[][] = []
  let expected: Build | undefined
  for (const [index, machine] of machines.entries()) {
    const folder = path.join(temp, String(index))
    mkdirSync(folder)
    const start = performance.now()
    let seconds = 0
    for await (const { built, ...row } of runMachine(machine, folder, values.steps.split(","))) {
      const bytes = built && expected ? compareBuilds(built, expected) : UNKNOWN
      expected ??= built
      const end = (performance.now() - start) / 1000
      const { conditions, tests, build } = row
      rows.push([machine.name, conditions, tests, build, bytes, (end - seconds).toFixed(0)])
      seconds = end
      console.log(rows.at(-1)?.join(" | "))
    }
    rmSync(folder, { recursive: true })
  }
  const caption = `${new Date().toISOString().slice(0, 10)}, ${process.platform}, ${process.arch}`
  const head = ["machine", "conditions", "tests", "build", "bytes", "s"]
  console.log(formatMarkdown({ caption, head, rows, labels: 5 }))
  if (rows.flat().some((text) => /^failed|^differ/.test(text))) process.exitCode = 1
})(process.argv.slice(2))

function selectMachines(names: readonly string[]): Machine[] {
  const known = MACHINES.map(({ name }) => name)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown) throw new UserError(`There is no machine "${unknown}": ${known.join(", ")}.`)
  return MACHINES.filter(
    ({ name, isReference }) => isReference || names.length === 0 || names.includes(name),
  )
}

/** Runs the builds of a machine, and the steps of `npm test` unless it is the reference. */
async function* runMachine(
  machine: Machine,
  temp: string,
  steps: readonly string[],
): AsyncGenerator<Row> {
  if (!isPossible(machine)) {
    yield { conditions: machine.conditions, build: "not possible here", tests: UNKNOWN }
    return
  }
  const node = findNode(machine.node, path.join(temp, "node"))
  const folder = createFolder(machine, temp)
  const build = async (conditions: string, where = folder): Promise<Row> => {
    const { isPassed, output } = runOnMachine(machine, where, node, BUILD)
    if (!isPassed) console.log(output)
    if (!isPassed) return { conditions, build: "failed", tests: UNKNOWN }
    return { conditions, build: "passed", tests: UNKNOWN, built: await readBuild(where, node) }
  }
  const first = await build(machine.conditions)
  if (!machine.isReference) {
    const { isPassed, output } = runOnMachine(machine, folder, node, [...TEST, ...steps])
    if (!isPassed) console.log(output)
    const sum = output.trimEnd().split("\n").at(-1) ?? ""
    yield { ...first, tests: isPassed ? sum : `failed: ${sum}` }
    return
  }
  yield first
  yield await build("again, with its cache")
  const moved = path.join(temp, "a longer path", "moved")
  mkdirSync(path.dirname(moved))
  renameSync(folder, moved)
  yield await build("again, in a folder that was moved", moved)
}
