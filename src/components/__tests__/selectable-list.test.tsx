/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { renderToString } from "react-dom/server"
import { WordsContext } from "../../hooks/use-words"
import { ENGLISH } from "../../lib/interface-words"
import { SelectableList } from "../selectable-list"

const items = ["Gradle", "Maven"].map((name) => ({ id: name, name }))

function Example({ initially = [] }: { initially?: string[] }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(initially))
  return (
    <>
      <h3 id="build">Build</h3>
      <p id="hint">Select tools.</p>
      <SelectableList
        items={items}
        selected={selected}
        labelledBy="build"
        describedBy="hint"
        onSelect={setSelected}
        onClear={() => setSelected(new Set())}
      />
    </>
  )
}

test("the HTML contains a plain list that shows the selection", () => {
  const root = document.createElement("div")
  root.innerHTML = renderToString(<Example initially={["Maven"]} />)
  expect(root.querySelector("[role=listbox], [role=option]")).toBeNull()
  expect(root.querySelectorAll("ul > li")).toHaveLength(2)
  expect(root.querySelector("[data-selected=true]")).toHaveTextContent("Maven")
})

test("print separates the chips with the comma of the language", async () => {
  const hidden = () => [...document.querySelectorAll("li > [hidden]")].map((one) => one.textContent)
  render(
    <WordsContext.Provider value={{ ...ENGLISH, comma: "، " }}>
      <Example />
    </WordsContext.Provider>,
  )
  const commas = ["، ", "، "]
  expect(hidden()).toEqual(commas)
  await screen.findByRole("listbox", { name: "Build" })
  expect(hidden()).toEqual(commas)
})

test("a click selects an item of the plain list, and the list box keeps the selection", async () => {
  render(<Example />)
  fireEvent.click(screen.getByText("Maven"))
  const listBox = await screen.findByRole("listbox", { name: "Build" })
  expect(listBox).toHaveAccessibleDescription("Select tools.")
  expect(screen.getByRole("option", { name: "Maven" })).toHaveAttribute("aria-selected", "true")
  expect(screen.getByRole("option", { name: "Gradle" })).toHaveAttribute("aria-selected", "false")
})

test("the plain list selects if the list box cannot be loaded", async () => {
  const load = jest.fn(() => {
    throw new Error("There is no network.")
  })
  jest.doMock("../list-box", load)
  render(<Example />)
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  fireEvent.click(screen.getByText("Maven"))
  expect(load).toHaveBeenCalled()
  expect(screen.queryByRole("listbox")).toBeNull()
  expect(document.querySelector("[data-selected=true]")).toHaveTextContent("Maven")
})
