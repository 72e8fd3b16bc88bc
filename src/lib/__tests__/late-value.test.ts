import { lateValue } from "../late-value"

const settled = () => new Promise((resolve) => setTimeout(resolve))

test("fetches nothing before it is wanted, and then once", async () => {
  const fetch = jest.fn(async () => "value")
  const value = lateValue(fetch)
  const listener = jest.fn()
  value.subscribe(listener)
  expect(fetch).not.toHaveBeenCalled()
  value.load()
  value.load()
  expect(value.get()).toBeUndefined()
  await settled()
  value.load()
  expect(value.get()).toBe("value")
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(listener).toHaveBeenCalledTimes(1)
})

test("tries again after a failure", async () => {
  const fetch = jest.fn(async () => "value").mockRejectedValueOnce(new Error("offline"))
  const value = lateValue(fetch)
  value.load()
  await settled()
  expect(value.get()).toBeUndefined()
  value.load()
  await settled()
  expect(value.get()).toBe("value")
})

test("tells no one who has left", async () => {
  const value = lateValue(async () => "value")
  const listener = jest.fn()
  value.subscribe(listener)()
  value.load()
  await settled()
  expect(listener).not.toHaveBeenCalled()
})
