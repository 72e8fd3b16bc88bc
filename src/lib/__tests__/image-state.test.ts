import { type ImageEvent, initialImageState, nextImageState } from "../image-state"

const after = (...events: ImageEvent[]) => events.reduce(nextImageState, initialImageState)

test("goes from pending over loading to loaded", () => {
  expect(after().status).toBe("pending")
  expect(after("requested").status).toBe("loading")
  expect(after("requested", "loaded").status).toBe("loaded")
})

test("takes the end of a load that began unseen", () => {
  expect(after("loaded").status).toBe("loaded")
  expect(after("failed").status).toBe("loading")
})

test("tries the plain format after a first failure, and gives up after a second", () => {
  expect(after("requested", "failed")).toEqual({ status: "loading", attempt: 1, plain: true })
  expect(after("requested", "failed", "loaded").status).toBe("loaded")
  expect(after("requested", "failed", "failed").status).toBe("failed")
})

test("a retry starts over with every format, and may fail again", () => {
  const retried = after("failed", "failed", "retried")
  expect(retried).toEqual({ status: "loading", attempt: 2, plain: false })
  expect(nextImageState(retried, "loaded").status).toBe("loaded")
  expect(after("failed", "failed", "retried", "failed", "failed").status).toBe("failed")
})

test("news that is no news changes nothing, so that nothing is drawn anew", () => {
  const loaded = after("loaded")
  expect(nextImageState(loaded, "requested")).toBe(loaded)
  expect(nextImageState(loaded, "loaded")).toBe(loaded)
})
