/** Measures builds and the develop server. */
import path from "node:path"
import { BUILD_OUTPUT } from "../../src/gatsby/after-build/build-stamp"
import { copyRepository } from "../lib/copy-repository"
import { editSentence } from "./content"
import { measureDevelop } from "./develop"
import { type Context, type Report, type Runs, toTable } from "./report"
import { runBuild } from "./run-gatsby"

/** What happens to the copy before each build. */
const PREPARATIONS: Readonly<Record<string, (tree: string) => void>> = {
  cold: (tree) => copyRepository(tree),
  warm: () => {},
  "one YAML edit": (tree) => editSentence(tree, `The time is ${Date.now()}.`),
  "CI, cache restored": (tree) => copyRepository(tree, BUILD_OUTPUT),
}

const NOTES = [
  "A cold build has neither .cache nor public; a warm build has no change. In CI, both folders are restored into a fresh checkout.",
  "The peak is the resident memory of all processes, read four times a second; shared memory counts once per process.",
  "Develop: seconds from the start of the server to the first page in a browser, and from a saved file to the change in the browser. The warm start follows a session of twelve seconds.",
]

export async function measureBuilds(context: Context): Promise<Report> {
  const { rounds, folder, log } = context
  const tree = path.join(folder, "tree")
  const builds: Runs = {}
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, prepare] of Object.entries(PREPARATIONS)) {
      log(`round ${round} of ${rounds}: build, ${name}`)
      prepare(tree)
      builds[name] = [...(builds[name] ?? []), await runBuild(tree)]
    }
  }
  const develop = await measureDevelop(tree, context)
  const tables = [toTable("Builds", "build", builds), toTable("Develop", "step", develop)]
  return { tables, notes: NOTES }
}
