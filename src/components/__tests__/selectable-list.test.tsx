import { act, fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { renderToString } from "react-dom/server"
import { takeTurns } from "../../lib/take-turns"
import { mockIntersectionObserver } from "../../testing/mock-intersection-observer"
import { SelectableList } from "../selectable-list"

const items = ["Gradle", "Maven"].map((name) => ({ id: name, name }))

function Example({ initially = [] }: { initially?: string[] }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(initially))
  return (
    <>
      <h3 id="build">Build</h3>
      <SelectableList
        items={items}
        selected={selected}
        labelledBy="build"
        onSelect={setSelected}
        onClear={() => setSelected(new Set())}
      />
    </>
  )
}

test("the HTML holds a plain list with what is selected", () => {
  const root = document.createElement("div")
  root.innerHTML = renderToString(<Example initially={["Maven"]} />)
  expect(root.querySelector("[role]")).toBeNull()
  expect(root.querySelectorAll("ul > li")).toHaveLength(2)
  expect(root.querySelector("[data-selected]")).toHaveTextContent("Maven")
})

test("a press that begins on the plain list is finished there, before the list box comes", async () => {
  mockIntersectionObserver() // and nothing is near: the pointer alone calls for the list box
  render(<Example />)
  const maven = screen.getByText("Maven")
  await act(async () => {
    fireEvent.pointerEnter(screen.getByRole("list"))
    fireEvent.pointerDown(maven)
    await import("../list-box")
    await new Promise<void>(takeTurns) // so its turn has been
  })
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument()
  expect(maven).toBeInTheDocument()
  fireEvent.click(maven)
  expect(await screen.findByRole("listbox", { name: "Build" })).toBeInTheDocument()
  expect(screen.getByRole("option", { name: "Maven" })).toHaveAttribute("aria-selected", "true")
  expect(screen.getByRole("option", { name: "Gradle" })).toHaveAttribute("aria-selected", "false")
})
