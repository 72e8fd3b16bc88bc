/** @jest-environment jsdom */
import { act } from "@testing-library/react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { useToday } from "../use-today"

function Today({ buildDate }: { buildDate: string }) {
  return <p>{useToday(buildDate)}</p>
}

test.each([
  { buildDate: "1999", now: "2041" },
  { buildDate: "1999-12", now: "2041-02" },
])(
  "hydrates with $buildDate, then shows $now in the visitor's time zone",
  async ({ buildDate, now }) => {
    jest.useFakeTimers({ now: new Date(2041, 1, 3), doNotFake: ["queueMicrotask", "setTimeout"] })
    const consoleError = jest.spyOn(console, "error")
    const root = document.createElement("div")
    root.innerHTML = renderToString(<Today buildDate={buildDate} />)
    expect(root).toHaveTextContent(buildDate)
    await act(async () => {
      hydrateRoot(root, <Today buildDate={buildDate} />)
    })
    expect(root.textContent).toBe(now)
    expect(consoleError).not.toHaveBeenCalled()
    jest.useRealTimers()
  },
)
