/** @jest-environment jsdom */
import { screen } from "@testing-library/react"
import { type ReactNode, useLayoutEffect, useRef } from "react"
import { renderDemo } from "../../../test/render-demo"
import { StandingsTable } from "../standings-table"

/** Opens after its content is in the page, as the dialog of a demo does. */
function Dialog({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    if (dialog.current) dialog.current.open = true
  }, [])
  return <dialog ref={dialog}>{children}</dialog>
}

const table = (names: readonly string[]) => (
  <Dialog>
    <StandingsTable
      heads={["Card"]}
      rows={names.map((name, index) => ({ id: name, rank: index + 1, move: 0, name, cells: [] }))}
      notes={[]}
    />
  </Dialog>
)

test("the first change moves only the rows whose places changed", () => {
  jest.spyOn(window, "matchMedia").mockReturnValue({ matches: false } as MediaQueryList)
  jest.spyOn(HTMLElement.prototype, "offsetTop", "get").mockImplementation(function (
    this: HTMLElement,
  ) {
    const siblings = [...(this.parentElement?.children ?? [])]
    return this.closest("dialog")?.open ? 40 * (1 + siblings.indexOf(this)) : 0
  })
  const animate = jest.fn(function (this: HTMLElement, [from]: Keyframe[]) {
    return `${this.dataset.row} ${from?.transform}`
  })
  Object.assign(HTMLElement.prototype, { animate })
  const { rerender } = renderDemo(table(["Ada", "Bob", "Cyd"]))
  rerender(table(["Bob", "Ada", "Cyd"]))
  expect(animate.mock.results.map(({ value }) => value)).toEqual([
    "Bob translateY(40px)",
    "Ada translateY(-40px)",
  ])
  Reflect.deleteProperty(HTMLElement.prototype, "animate")
  jest.restoreAllMocks()
})

test("rows that share a rank are marked, and a mark says how far a row has moved", () => {
  const rows = [
    { id: "ada", rank: 1, move: 2 },
    { id: "bob", rank: 2, move: 0 },
    { id: "cyd", rank: 2, move: -1 },
  ].map((row) => ({ ...row, name: row.id, cells: [] }))
  renderDemo(<StandingsTable heads={["Card"]} rows={rows} notes={["Best of three."]} />)
  expect(screen.getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
    "#RankCard",
    "1▲2, up 2ada",
    "Ttied 2bob",
    "Ttied 2▼1, down 1cyd",
  ])
  expect(screen.getByText("Best of three.").nextSibling).toHaveTextContent("T means tied.")
})
