/** The working tree in; what its builds take, from a fresh checkout to nothing to do, out. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { parseDocument } from "yaml"
import type { Report } from "../lib/report"
import { withTemporaryFolder } from "../lib/temporary-folder"
import type { Options } from "../options"
import { type BuildCase, toActivityTable, toBuildTable } from "./build-tables"
import { checkOut, copyBuildOutput } from "./copy-repository"
import { runBuild } from "./run-build"

/** Each round takes a cold build and three others, so fewer than elsewhere are enough. */
const MOST_ROUNDS = 3

/** Builds a copy of the working tree in each of the states in which a build may find it. */
export async function measureBuilds(
  { rounds }: Options,
  say: (line: string) => void,
): Promise<Report> {
  const cases: BuildCase[] = ["cold", "warm", "one YAML edit", "CI, cache restored"].map(
    (name) => ({
      ...{ name, runs: [] },
    }),
  )
  await withTemporaryFolder("build", async (temporary) => {
    const [tree, cache] = [path.join(temporary, "tree"), path.join(temporary, "cache")]
    mkdirSync(tree)
    const prepare = [
      () => checkOut(tree),
      () => {},
      () => editOnce(tree),
      () => restoreAsCi(tree, cache),
    ]
    for (let round = 1; round <= Math.min(rounds, MOST_ROUNDS); round += 1) {
      for (const [index, { name, runs }] of cases.entries()) {
        say(`round ${round} of ${Math.min(rounds, MOST_ROUNDS)}: ${name}`)
        prepare[index]?.()
        const run = await runBuild(tree)
        say(`built in ${run.seconds.toFixed(1)} s`)
        runs.push(run)
      }
    }
  })
  return {
    tables: [toBuildTable(cases), toActivityTable(cases)],
    notes: [
      "Cold has neither .cache nor public; warm follows it with nothing changed; the edit changes one sentence of the résumé; CI is a fresh checkout into which both folders are put back.",
      "The peak is that of all processes together, looked at four times a second; shared pages count several times.",
    ],
    data: cases,
  }
}

/** Changes a sentence that stands in the head of one page. */
function editOnce(tree: string) {
  const file = path.join(tree, "content/resume.yaml")
  const document = parseDocument(readFileSync(file, "utf8"))
  document.set("description", "A résumé whose description has just been edited.")
  writeFileSync(file, String(document))
}

/** A new checkout has new dates on all its files; only the kept folders bring theirs. */
function restoreAsCi(tree: string, cache: string) {
  mkdirSync(cache)
  copyBuildOutput(tree, cache)
  checkOut(tree)
  copyBuildOutput(cache, tree)
  rmSync(cache, { recursive: true })
}
