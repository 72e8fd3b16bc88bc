import { createExpandedItems } from "../expanded-items"

const IDS = ["a", "b", "c"]

test("opens, closes, and tells of it", () => {
  const onChange = jest.fn()
  const listener = jest.fn()
  const expandedItems = createExpandedItems(["a"], onChange)
  const end = expandedItems.subscribe(listener)
  const open = () => IDS.filter(expandedItems.isOpen)

  expect(open()).toEqual(["a"])
  expandedItems.toggle("b")
  expect(open()).toEqual(["a", "b"])
  expandedItems.toggle("a")
  expect(open()).toEqual(["b"])
  expandedItems.open(["c"])
  expect(open()).toEqual(["b", "c"])
  expect(onChange).toHaveBeenLastCalledWith(new Set(["b", "c"]))
  expandedItems.openOnly(["a"])
  expect(open()).toEqual(["a"])
  expect(listener).toHaveBeenCalledTimes(4)

  end()
  expandedItems.toggle("a")
  expect(listener).toHaveBeenCalledTimes(4)
})
