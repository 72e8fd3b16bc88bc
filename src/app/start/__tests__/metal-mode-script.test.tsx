/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { isMetalMode, useMetalMode } from "../../../hooks/use-metal-mode"
import { metalModeScript } from "../metal-mode-script"

function Toggle() {
  const setMetalMode = useMetalMode()
  return <button type="button" onClick={() => setMetalMode(!isMetalMode())} />
}

/** @returns whether a page that loads now begins in metal mode */
function loadPage(): boolean {
  const { dataset } = document.documentElement
  delete dataset.metal
  new Function(metalModeScript)()
  return dataset.metal === "on"
}

test("a page that loads begins in the metal mode of the tab", async () => {
  expect(loadPage()).toBe(false)
  const { unmount } = render(<Toggle />)
  await userEvent.click(screen.getByRole("button"))
  expect(loadPage()).toBe(true)
  unmount()

  render(<Toggle />)
  await userEvent.click(screen.getByRole("button"))
  expect(loadPage()).toBe(false)
})
