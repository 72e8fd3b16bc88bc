/**
 * `npm run matrix`: builds and tests the site as other machines would, and compares the built bytes.
 * `npm run matrix -- more-fonts` runs only this cell, after the first one. The build of the first
 * cell is repeated, once with its cache and once after a move of its folder.
 */
import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { runMain, UserError } from "../lib/run-main"
import { formatText } from "../lib/table"
import { CELLS, type Cell, isPossible } from "./cells"
import { type Bytes, createFolder, findNode, readBytes, runInCell } from "./run-cell"

const BUILD = ["node_modules/tsx/dist/cli.mjs", "scripts/gatsby.ts", "build"]

/** Quick tests of what depends on the machine: files, fonts, dates, scripts. */
const TEST = [
  "node_modules/jest/bin/jest.js",
  "--ci",
  "src/build",
  "src/fonts",
  "src/lib",
  "scripts",
]

type Row = { name: string; build: string; tests: string; bytes: string }

runMain(async () => {
  const cells = selectCells(process.argv.slice(2))
  const temp = mkdtempSync(path.join(tmpdir(), "matrix-"))
  chmodSync(temp, 0o755) // so that a user who is not root can read it
  process.once("exit", () => rmSync(temp, { recursive: true, force: true }))
  const rows: Row[] = []
  let expected: Bytes | undefined
  for (const [index, cell] of cells.entries()) {
    const folder = path.join(temp, String(index))
    mkdirSync(folder)
    for await (const { bytes, ...row } of runCell(cell, folder, index === 0)) {
      expected ??= bytes
      rows.push({ ...row, bytes: bytes && expected ? compare(bytes, expected) : "" })
      console.log(rows.at(-1))
    }
    rmSync(folder, { recursive: true })
  }
  const body = rows.map(({ name, build, tests, bytes }) => [name, build, tests, bytes])
  console.log(
    formatText({ caption: "", head: ["cell", "build", "tests", "bytes"], rows: body, labels: 4 }),
  )
  if (body.flat().some((text) => /^failed|^differ/.test(text))) process.exitCode = 1
})

function selectCells(names: readonly string[]): Cell[] {
  const known = CELLS.map(({ name }) => name)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown) throw new UserError(`There is no cell "${unknown}": ${known.join(", ")}.`)
  return CELLS.filter(
    ({ name }, index) => index === 0 || names.length === 0 || names.includes(name),
  )
}

async function* runCell(
  cell: Cell,
  temp: string,
  isRepeated: boolean,
): AsyncGenerator<Omit<Row, "bytes"> & { bytes?: Bytes }> {
  if (!isPossible(cell)) {
    yield { name: cell.name, build: "not possible here", tests: "" }
    return
  }
  const node = findNode(cell.node, path.join(temp, "node"))
  const folder = createFolder(cell, temp)
  const build = async (name: string, where = folder, hasTests = false) => {
    const result = report(runInCell(cell, where, node, BUILD))
    const tests = hasTests ? report(runInCell(cell, where, node, TEST)) : ""
    const bytes = result.startsWith("passed") ? await readBytes(where) : undefined
    return { name, build: result, tests, bytes }
  }
  yield await build(cell.name, folder, true)
  if (!isRepeated) return
  yield await build(`${cell.name}, with its cache`)
  const moved = path.join(temp, "a longer path", "moved")
  mkdirSync(path.dirname(moved))
  renameSync(folder, moved)
  yield await build(`${cell.name}, after a move`, moved)
}

/** Prints the output of a command that failed. */
function report(output: string | undefined): string {
  if (output === undefined) return "passed"
  console.log(output)
  return "failed"
}

/** Versions of Node compress differently, so the compressed copies do not count. */
function compare(bytes: Bytes, expected: Bytes): string {
  const files = new Set([...bytes.keys(), ...expected.keys()])
  const different = [...files].filter(
    (file) => !/\.(?:br|gz)$/.test(file) && bytes.get(file) !== expected.get(file),
  )
  if (different.length > 0) console.log(different.join("\n"))
  return different.length === 0 ? "same" : `differ in ${different.length} files`
}
