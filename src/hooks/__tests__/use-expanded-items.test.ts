/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react"
import { useExpandedItems } from "../use-expanded-items"

test("an item that the owner adds in develop is expanded, and collapsed ones stay so", () => {
  const { result, rerender } = renderHook(({ initial }) => useExpandedItems("portfolio", initial), {
    initialProps: { initial: ["companion"] },
  })
  act(() => result.current.toggle("companion"))
  const first = result.current
  rerender({ initial: ["companion", "league"] })
  expect(["companion", "league"].map(first.has)).toEqual([false, true])
  expect(result.current).toBe(first)
})
