import { act } from "@testing-library/react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { useCurrentYear } from "../use-current-year"

function Year() {
  return <p>{useCurrentYear("1999")}</p>
}

test("hydrates with the year of the build, then shows the visitor's own", async () => {
  const complaints = jest.spyOn(console, "error")
  const root = document.createElement("div")
  root.innerHTML = renderToString(<Year />)
  expect(root).toHaveTextContent("1999")
  await act(async () => {
    hydrateRoot(root, <Year />)
  })
  expect(root).toHaveTextContent(String(new Date().getFullYear()))
  expect(complaints).not.toHaveBeenCalled()
})
