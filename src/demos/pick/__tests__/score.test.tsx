/** @jest-environment jsdom */
import { screen } from "@testing-library/react"
import { renderDemo } from "../../../../test/render-demo"
import { toPhase } from "../moon"
import { Score } from "../score"

test.each(["number", "moons", "flips", "tides"] as const)("%s: the picks are also text", (kind) => {
  renderDemo(<Score kind={kind} picks={975} most={2408} />)
  expect(screen.getByText("975")).toBeInTheDocument()
})

test("a flip counter has as many digits as the count of the leader", () => {
  const { container } = renderDemo(<Score kind="flips" picks={975} most={2408} />)
  expect(container.querySelector("[aria-hidden]")).toHaveTextContent("0975")
})

test("without a pick, the tide is out", () => {
  const { container } = renderDemo(<Score kind="tides" picks={0} most={0} />)
  expect(container.querySelector("[aria-hidden]")).toHaveStyle({ backgroundSize: "0% 100%" })
})

test.each([
  ["new", 0, "M0-1A1 1 0 0 1 0 1A1 1 0 0 0 0-1"],
  ["half", 0.5, "M0-1A1 1 0 0 1 0 1A0 1 0 0 0 0-1"],
  ["gibbous", 0.75, "M0-1A1 1 0 0 1 0 1A0.5 1 0 0 1 0-1"],
  ["full", 1, "M0-1A1 1 0 0 1 0 1A1 1 0 0 1 0-1"],
])("draws a %s moon", (_phase, share, path) => {
  expect(toPhase(share)).toBe(path)
})
