import { type ImageEvent, initialImageState, nextImageState } from "../use-image-state"

const after = (...events: ImageEvent[]) => events.reduce(nextImageState, initialImageState)

test("changes from pending to loading to loaded", () => {
  expect(after().status).toBe("pending")
  expect(after("requested").status).toBe("loading")
  expect(after("requested", "loaded").status).toBe("loaded")
})

test("accepts the result of a load that started before the script ran", () => {
  expect(after("loaded").status).toBe("loaded")
  expect(after("failed").status).toBe("loading")
})

test("requests the plain format after the first failure and gives up after the second", () => {
  expect(after("requested", "failed")).toEqual({
    status: "loading",
    attempt: 1,
    fallbackOnly: true,
  })
  expect(after("requested", "failed", "loaded").status).toBe("loaded")
  expect(after("requested", "failed", "failed").status).toBe("failed")
})

test("offers every format again after a retry, which may fail too", () => {
  const retried = after("failed", "failed", "retried")
  expect(retried).toEqual({ status: "loading", attempt: 2, fallbackOnly: false })
  expect(nextImageState(retried, "loaded").status).toBe("loaded")
  expect(after("failed", "failed", "retried", "failed", "failed").status).toBe("failed")
})

test("returns the same object if an event changes nothing, so that nothing renders", () => {
  const loaded = after("loaded")
  expect(nextImageState(loaded, "requested")).toBe(loaded)
  expect(nextImageState(loaded, "loaded")).toBe(loaded)
})
