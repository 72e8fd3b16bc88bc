import { takeTurns } from "../take-turns"

test("runs one task in each idle moment, in order", async () => {
  const moments: IdleRequestCallback[] = []
  window.requestIdleCallback = (callback) => moments.push(callback)
  const idle = async () => {
    await null
    await null
    moments.shift()?.({ didTimeout: false, timeRemaining: () => 50 })
    await null
    await null
  }
  const done: string[] = []
  takeTurns(() => done.push("first"))
  takeTurns(() => done.push("second"))
  await idle()
  expect(done).toEqual(["first"])
  await idle()
  expect(done).toEqual(["first", "second"])
})
