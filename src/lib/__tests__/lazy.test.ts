import { lazy } from "../lazy"

test("a lazy value is made when it is first asked for, and only once", () => {
  const make = jest.fn(() => undefined)
  const value = lazy(make)
  expect(make).not.toHaveBeenCalled()
  expect([value(), value()]).toEqual([undefined, undefined])
  expect(make).toHaveBeenCalledTimes(1)
})
