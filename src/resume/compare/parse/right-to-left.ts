/** Puts the runs of a page that is written from right to left into the order in which people read them. */
import { hasRightToLeft } from "../../../lib/language"

type Placed = { text: string; left: number; right: number; bottom: number }

/** @returns whether the runs have letters of such a script, and more of them end at the right edge than start at the left one */
export function isRightToLeft(runs: readonly Placed[]): boolean {
  if (!runs.some(({ text }) => hasRightToLeft(text))) return false
  const left = Math.min(...runs.map((run) => run.left))
  const right = Math.max(...runs.map((run) => run.right))
  const atLeft = runs.filter((run) => run.left < left + 1)
  const atRight = runs.filter((run) => run.right > right - 1)
  return atRight.length > atLeft.length
}

/**
 * pdf.js gives the words of a line from left to right.
 * @param join joins the runs of a line that are neighbors
 * @returns the runs in reading order, with their places as in a mirror, so that a line starts at its left
 */
export function toReadingOrder<Run extends Placed>(
  runs: readonly Run[],
  { letterWidth, join }: { letterWidth: number; join: (line: Run[]) => Run[] },
): Run[] {
  const chunks = groupNeighbors(runs, (run, last) => {
    const distance = run.left - last.right
    return Math.abs(run.bottom - last.bottom) < 2 && distance > -1 && distance < letterWidth
  })
  return chunks
    .flatMap((chunk) =>
      groupNeighbors(chunk, (run, last) => [run, last].every(isWord)).toReversed(),
    )
    .flatMap((words) => join(words))
    .map((run) => ({ ...run, left: -run.right, right: -run.left }))
}

/** Words from left to right keep their order. */
const isWord = ({ text }: Placed) => /\p{L}/u.test(text) && !hasRightToLeft(text)

/** @returns the runs in groups; a run that does not belong to the last one starts a group */
export function groupNeighbors<Run>(
  runs: readonly Run[],
  isSame: (run: Run, last: Run) => boolean,
): Run[][] {
  const groups: Run[][] = []
  for (const run of runs) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group && last && isSame(run, last)) group.push(run)
    else groups.push([run])
  }
  return groups
}
