/** Numbers in; what builds of so many projects, pictures and variants take, out. */
import { checkOut } from "../build/copy-repository"
import { runBuild } from "../build/run-build"
import type { Report } from "../lib/report"
import { withTemporaryFolder } from "../lib/temporary-folder"
import type { Options } from "../options"
import { type ScaledBuild, toScaleTables } from "./scale-tables"
import { writeContent } from "./write-content"

/** Builds once for each number, from a fresh checkout. A build that fails is told of and left out. */
export async function measureScale(
  { items, pictures, variants }: Options,
  say: (line: string) => void,
): Promise<Report> {
  const builds: ScaledBuild[] = [
    ...items.map((count) => ({ kind: "projects and companies", count }) as const),
    ...pictures.map((count) => ({ kind: "pictures", count }) as const),
    ...variants.map((count) => ({ kind: "variants", count }) as const),
  ]
  const failures: string[] = []
  await withTemporaryFolder("scale", async (tree) => {
    for (const build of builds) {
      const { kind, count } = build
      say(`${count} ${kind}`)
      checkOut(tree)
      await writeContent(tree, kind, count)
      try {
        build.run = await runBuild(tree)
        say(`built in ${build.run.seconds.toFixed(1)} s`)
      } catch (error) {
        say(String(error))
        failures.push(`The build with ${count} ${kind} failed.`)
      }
    }
  })
  return {
    tables: toScaleTables(builds),
    notes: [
      "Every build is cold; all of them share the webpack builds and the sample's pictures, which the line's start holds. Entries are short, since a content file takes at most 128 KB. Pictures are 1600 × 1000 px.",
      ...failures,
    ],
    data: builds,
  }
}
