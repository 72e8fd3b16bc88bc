import type { NodePluginArgs } from "gatsby"

/**
 * While it develops, Gatsby gathers changes of nodes for half a second, or until there are more than
 * so many (`gatsby/dist/state-machines/waiting`). No setting shortens that.
 */
const BATCH = 100

/**
 * Files that the gate lets through together are heard of within so many milliseconds; one that comes
 * later takes a pass of its own.
 */
const PAUSE = 60

/** What Gatsby calls a change that waits to be made. */
const CHANGE = "ENQUEUE_NODE_MUTATION"

/**
 * Has Gatsby make changes of nodes as soon as no more of them come. It fills the batch up by touching
 * a node of Gatsby's own, which changes nothing.
 *
 * @param gatsby of an API that is called once; its emitter is not a public one, and there is no other way
 */
export function hurryBatches({ emitter, getNode }: Pick<NodePluginArgs, "emitter" | "getNode">) {
  let timer: NodeJS.Timeout | undefined
  let isFilling = false
  emitter.on(CHANGE, () => {
    if (isFilling) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      isFilling = true
      const touch = { type: "touchNode", payload: [getNode("Site")] }
      for (let count = 0; count < BATCH; count += 1) emitter.emit(CHANGE, touch)
      isFilling = false
    }, PAUSE)
  })
}
