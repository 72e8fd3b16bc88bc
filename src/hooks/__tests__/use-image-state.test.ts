import { type ImageEvent, initialImageState, nextImageState } from "../use-image-state"

const after = (...events: ImageEvent[]) => events.reduce(nextImageState, initialImageState)

// picture.test.tsx and picture.ssr.test.tsx show the other changes.
test("a retry may fail too", () => {
  expect(after("failed", "failed", "retried", "failed", "failed").status).toBe("failed")
})

test("returns the same object if an event changes nothing, so that nothing renders", () => {
  const loaded = after("loaded")
  expect(nextImageState(loaded, "requested")).toBe(loaded)
  expect(nextImageState(loaded, "loaded")).toBe(loaded)
})
