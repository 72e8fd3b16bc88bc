import { runAfterTransition } from "../page-transitions"

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

test("what waits is called one frame later, as nothing has moved", async () => {
  const callback = jest.fn()
  runAfterTransition(callback)
  expect(callback).not.toHaveBeenCalled()
  await nextFrame()
  expect(callback.mock.calls).toEqual([[false]])
})

test("what is called off is not called", async () => {
  const callback = jest.fn()
  const callOff = runAfterTransition(callback)
  callOff()
  await nextFrame()
  expect(callback).not.toHaveBeenCalled()
})
