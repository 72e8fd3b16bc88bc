/** `npm run rehearse:kill`: kills builds, and compares the next build with a clean one. */
import { cpSync, mkdirSync, renameSync, rmSync } from "node:fs"
import path from "node:path"
import { setTimeout } from "node:timers/promises"
import { findFreePort } from "../../scripts/lib/listen"
import { runWithOptions, UserError } from "../../scripts/lib/run-main"
import { formatText } from "../../scripts/lib/table"
import { SAMPLE } from "../../src/content/files/content-folder"
import { BUILD_OUTPUT } from "../../src/gatsby/after-build/build-stamp"
import { createSeededRandom } from "../../test/seeded-random"
import { fillContent } from "../bench/content"
import { startGatsby } from "../bench/run-gatsby"
import { createTemporaryFolder } from "../lib/temporary-folder"
import { compareBuilds, createFolder, readBuild } from "../matrix/run-cell"

const KILLS = 10

/** The develop server must have a page after this time, in milliseconds. */
const TIME_LIMIT = 300_000

const HELP = `Kills ${KILLS} builds at random moments, and breaks the output of builds in other ways. Each time, the
next build must write the same bytes as a build in an empty folder. It works in a copy of the
repository, and takes a quarter of an hour.

  npm run rehearse:kill

Options:
  --seed NUMBER   kills at the moments of an earlier run, which printed this number
  --help          shows this text`

type Row = readonly [name: string, seconds: string, result: string]

runWithOptions(HELP, { options: { seed: { type: "string" } } }, async ({ values }) => {
  const seed = toSeed(values.seed)
  const temporary = createTemporaryFolder("rehearse-kill-")
  const rows: Row[] = []
  for await (const row of rehearse(temporary, seed)) {
    console.log(row.join(": "))
    rows.push(row)
  }
  const head = ["before the build", "seconds", "bytes"]
  console.log(formatText({ caption: `\nSeed ${seed}`, head, rows, labels: 1 }))
  if (rows.some(([, , result]) => !result.startsWith("same"))) process.exitCode = 1
})

function toSeed(seed: string | undefined): number {
  if (seed === undefined) return Date.now() % 1000
  if (/^\d+$/.test(seed)) return Number(seed)
  throw new UserError(`--seed takes a whole number, not "${seed}".`)
}

async function* rehearse(temporary: string, seed: number): AsyncGenerator<Row> {
  const folder = createFolder({ name: "kill", conditions: "this machine" }, temporary)
  const inFolder = (name: string) => path.join(folder, name)
  const remove = (...names: readonly string[]) => {
    for (const name of names) rmSync(inFolder(name), { recursive: true, force: true })
  }
  /** Other pictures and no variants, so that much is to do. */
  const editContent = () => fillContent(folder, "pictures", 3)
  const restoreContent = () => {
    remove("content")
    cpSync(SAMPLE, inFolder("content"), { recursive: true })
  }

  const cold = await build(folder)
  const expected = await readBuild(folder, process.execPath)
  const check = async (name: string, where = folder): Promise<Row> => {
    try {
      const seconds = await build(where)
      return [
        name,
        seconds.toFixed(1),
        compareBuilds(await readBuild(where, process.execPath), expected),
      ]
    } catch (error) {
      console.log(error)
      return [name, "", "failed"]
    }
  }

  await editContent()
  const warm = await build(folder)
  restoreContent()
  yield await check("edited, and edited back")

  const random = createSeededRandom(seed)
  const longest = { cold, warm }
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const kind = kill % 2 === 1 ? "cold" : "warm"
    const buildAndKill = async (): Promise<number> => {
      if (kind === "cold") remove(...BUILD_OUTPUT)
      else await editContent()
      const moment = random.between(0, longest[kind])
      if (await isKilled(folder, moment)) return moment
      // The machine has become faster, and the build has ended.
      longest[kind] = moment
      restoreContent()
      await build(folder)
      return buildAndKill()
    }
    const moment = await buildAndKill()
    restoreContent()
    yield await check(`${kind}, killed after ${moment.toFixed(1)} s`)
  }

  for (const name of BUILD_OUTPUT) {
    remove(name)
    yield await check(`${name} deleted`)
  }
  for (const name of BUILD_OUTPUT) {
    // The other folder is built again, from other content.
    const kept = path.join(temporary, name)
    cpSync(inFolder(name), kept, { recursive: true, preserveTimestamps: true })
    await editContent()
    await build(folder)
    remove(name)
    renameSync(kept, inFolder(name))
    restoreContent()
    yield await check(`only ${name} of this content`)
  }
  remove(...BUILD_OUTPUT)
  await develop(folder)
  yield await check("develop server stopped")
  const moved = path.join(temporary, "a longer path", "moved")
  mkdirSync(path.dirname(moved))
  renameSync(folder, moved)
  yield await check("folder moved", moved)
}

/** @returns how many seconds the build took. Throws if it fails. */
async function build(folder: string): Promise<number> {
  const start = performance.now()
  await startGatsby(folder, "build").ended
  return (performance.now() - start) / 1000
}

/** Starts the develop server, and stops it as Ctrl+C does when it has a page. Throws if it fails. */
async function develop(folder: string): Promise<void> {
  const port = await findFreePort(9700)
  const gatsby = startGatsby(folder, `develop --port ${port}`)
  const hasPage = async () => {
    const response = await fetch(`http://localhost:${port}/`).catch(() => undefined)
    return response?.ok
  }
  const ended = new AbortController()
  const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(TIME_LIMIT)])
  const waitForPage = async () => {
    while (!(await hasPage())) await setTimeout(500, undefined, { signal })
  }
  try {
    await Promise.race([gatsby.ended, waitForPage()])
  } finally {
    ended.abort()
    await gatsby.stop("SIGINT")
  }
}

/** @returns whether the build still ran at this moment, in seconds. Then all its processes were killed. */
async function isKilled(folder: string, moment: number): Promise<boolean> {
  const gatsby = startGatsby(folder, "build")
  const output = await Promise.race([gatsby.ended, setTimeout(moment * 1000)])
  await gatsby.stop("SIGKILL")
  // A system without an init process keeps killed processes in its list.
  for (let wait = 0; wait < 100 && isAlive(gatsby.group); wait += 1) await setTimeout(100)
  return output === undefined
}

/** @returns whether the system still knows a process of the group */
function isAlive(group: number | undefined): boolean {
  try {
    return group !== undefined && process.kill(-group, 0)
  } catch {
    return false
  }
}
