import { screenPalette as color } from "../../tokens/color"

const CSS = `
  :host { all: initial }
  section {
    position: fixed; inset: auto 0 0; z-index: 2147483647; max-block-size: 70vh; overflow: auto;
    padding: 1.5rem; border-block-start: 0.25rem solid ${color.accent};
    background: ${color.backgroundTop}; color: ${color.text};
    font: 0.875rem/1.5 ui-monospace, monospace; text-align: start;
  }
  h2 { margin: 0; font: 800 1.25rem/1.2 system-ui, sans-serif }
  p { margin: 0.25rem 0 1rem; color: ${color.muted} }
  pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere }
`

/**
 * Shows the errors in the content over the page. It listens to the develop server, which sends the
 * same text to the terminal, until the page is closed.
 */
export function openContentOverlay(): void {
  const host = document.createElement("content-overlay")
  const root = host.attachShadow({ mode: "open" })
  const style = Object.assign(document.createElement("style"), { textContent: CSS })
  const section = document.createElement("section")
  section.setAttribute("role", "alert")
  root.append(style, section)

  new EventSource("/__content-diagnostics").addEventListener("message", ({ data }) => {
    const report: string = JSON.parse(data)
    section.replaceChildren(...(report ? createMessage(report) : []))
    if (report) document.body.append(host)
    else host.remove()
  })
}

function createMessage(report: string): HTMLElement[] {
  const elements = [
    { tag: "h2", text: "Your content has errors" },
    {
      tag: "p",
      text: "The page shows the last valid content. This message closes when you save content without errors.",
    },
    { tag: "pre", text: report },
  ]
  return elements.map(({ tag, text }) =>
    Object.assign(document.createElement(tag), { textContent: text }),
  )
}
