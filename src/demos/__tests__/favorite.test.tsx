/** @jest-environment jsdom */
import { act, render } from "@testing-library/react"
import { Favorite } from "../favorite"
import { favoriteOf, readTallies, writeTallies } from "../stored-tallies"

const isCard = (name: string) => ["Clank", "Gizmo"].includes(name)

afterEach(() => localStorage.clear())

test("reads back what it has stored", () => {
  writeTallies("robots", { Clank: 3 })
  expect(readTallies("robots", isCard)).toEqual({ Clank: 3 })
  expect(readTallies("moths", isCard)).toBeNull()
})

test.each([
  ["not JSON"],
  ["[1]"],
  ["{"],
  ['{"Clank": "4", "Gizmo": null}'],
  ['{"Clank": -1, "Gizmo": 1.5}'],
  ['{"Clank": {"shown": 1, "picked": 1}}'],
  ['{"a deleted card": 1}'],
])("ignores stored text that is no tally: %s", (text) => {
  localStorage.setItem("picks|robots", text)
  expect(readTallies("robots", isCard)).toEqual({})
})

test.each([
  [{}, undefined],
  [{ Clank: 0 }, undefined],
  [{ Clank: 1 }, "Clank"],
  [{ Clank: 1, Gizmo: 2 }, "Gizmo"],
  [{ Clank: 2, Gizmo: 2 }, undefined],
])("the favorite of %j is %s", (tallies, favorite) => {
  expect(favoriteOf(tallies)).toBe(favorite)
})

test("a sticker names the favorite as soon as there is one", () => {
  const { container } = render(<Favorite demo={{ id: "robots" }} />)
  expect(container).toBeEmptyDOMElement()
  act(() => writeTallies("robots", { Clank: 1 }))
  expect(container).toHaveTextContent("Your favorite: Clank")
})
