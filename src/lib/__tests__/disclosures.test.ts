import { createDisclosures } from "../disclosures"

const IDS = ["a", "b", "c"]

test("opens, closes, and tells of it", () => {
  const onChange = jest.fn()
  const listener = jest.fn()
  const disclosures = createDisclosures(["a"], onChange)
  const end = disclosures.subscribe(listener)
  const open = () => IDS.filter(disclosures.isOpen)

  expect(open()).toEqual(["a"])
  disclosures.toggle("b")
  expect(open()).toEqual(["a", "b"])
  disclosures.toggle("a")
  expect(open()).toEqual(["b"])
  disclosures.open(["c"])
  expect(open()).toEqual(["b", "c"])
  expect(onChange).toHaveBeenLastCalledWith(new Set(["b", "c"]))
  disclosures.openOnly(["a"])
  expect(open()).toEqual(["a"])
  expect(listener).toHaveBeenCalledTimes(4)

  end()
  disclosures.toggle("a")
  expect(listener).toHaveBeenCalledTimes(4)
})
