/** @jest-environment node */

import { EventEmitter } from "node:events"
import { waitingMachine } from "gatsby/dist/state-machines/waiting"
import { hurryBatches } from "../hurry-batches"

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Gatsby's own machine, told of each change; its timeouts do not run. */
function startMachine() {
  const emitter = new EventEmitter()
  const committed: object[] = []
  let state = waitingMachine.initialState
  emitter.on("ENQUEUE_NODE_MUTATION", (payload) => {
    state = waitingMachine.transition(state, { type: "ADD_NODE_MUTATION", payload })
    if (state.value === "committingBatch" && committed.length === 0)
      committed.push(...state.context.runningBatch)
  })
  hurryBatches({ emitter, getNode: () => undefined })
  return { emitter, committed, value: () => state.value }
}

test("has Gatsby commit what came together as one batch, without its own wait", () => {
  const { emitter, committed, value } = startMachine()
  emitter.emit("ENQUEUE_NODE_MUTATION", { type: "createNode", payload: ["first"] })
  jest.advanceTimersByTime(10)
  emitter.emit("ENQUEUE_NODE_MUTATION", { type: "createNode", payload: ["second"] })
  expect(value()).toBe("batchingNodeMutations")

  jest.advanceTimersByTime(100)
  expect(value()).toBe("committingBatch")
  expect(committed).toEqual(
    expect.arrayContaining([
      { type: "createNode", payload: ["first"] },
      { type: "createNode", payload: ["second"] },
    ]),
  )
})
