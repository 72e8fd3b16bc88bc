import { availableParallelism } from "node:os"

/**
 * Does a task for every item, as many at a time as the machine has cores, so that what they hold in
 * memory does not grow with their number.
 * @throws as soon as one task does
 */
export async function inParallel<Item>(
  items: readonly Item[],
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values()
  const work = async () => {
    for (const item of queue) await task(item)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}
