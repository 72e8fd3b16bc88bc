/** Measures builds with more and more content. */
import { readdirSync, statSync } from "node:fs"
import path from "node:path"
import { copyRepository } from "../lib/copy-repository"
import { editSentence, fillContent, type Kind } from "./content"
import { type Context, type Figures, type Report, type Runs, toTable } from "./report"
import { runBuild } from "./run-gatsby"

const COUNTS: Readonly<Record<Kind, readonly number[]>> = {
  "companies and projects": [10, 100, 1000],
  pictures: [10, 100],
  variants: [10, 50],
}

const NOTES = [
  "Each row is one cold build and, in the columns of the edit, a second build after one changed sentence.",
  "The cost of one more item is the difference between the builds with the most and the fewest items, divided by the difference of their numbers. The pictures are copies of a sample in other colors; companies, projects and variants are short.",
]

/** Builds a fresh copy twice for each kind and number of items. */
export async function measureGrowth({ folder, log }: Context): Promise<Report> {
  const tree = path.join(folder, "tree")
  const builds: Runs = {}
  const costs: Runs = {}
  for (const [kind, counts] of Object.entries(COUNTS) as [Kind, readonly number[]][]) {
    const points: Point[] = []
    for (const count of counts) {
      log(`${count} ${kind}`)
      copyRepository(tree)
      await fillContent(tree, kind, count)
      const figures = await buildTwice(tree)
      builds[`${count} ${kind}`] = [figures]
      points.push([count, figures])
    }
    costs[kind] = [toCost(points)]
  }
  const tables = [
    toTable("Builds with more content", "content", builds),
    toTable("Cost of one more item", "item", costs),
  ]
  return { tables, notes: NOTES }
}

async function buildTwice(tree: string): Promise<Figures> {
  const figures = await runBuild(tree)
  const files = readdirSync(path.join(tree, "public"), { recursive: true, withFileTypes: true })
  const sizes = files.map(({ parentPath, name }) => statSync(path.join(parentPath, name)).size)
  const output = sizes.reduce((sum, size) => sum + size) / 1e6
  editSentence(tree, "This sentence is new.")
  const edit = await runBuild(tree)
  return { ...figures, "output MB": output, "edit s": edit.s, "edit CPU s": edit["CPU s"] }
}

export type Point = [count: number, figures: Figures]

/** @returns the difference of the figures of the first and the last point, for one item */
export function toCost(points: readonly Point[]): Figures {
  const [[fewest, first], [most, last]] = [points.at(0) ?? [0, {}], points.at(-1) ?? [0, {}]]
  const quotient = (head: string) => ((last[head] ?? 0) - (first[head] ?? 0)) / (most - fewest)
  return Object.fromEntries(Object.keys(first).map((head) => [head, quotient(head)]))
}
