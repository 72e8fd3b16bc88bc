/** Shows the editor, over the page, what the terminal says of a content that has errors. */
import { screenPalette as color } from "../styles/tokens/color"

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

/** Listens to the develop server for as long as the page is open. */
export function openContentOverlay(): void {
  const host = document.createElement("content-overlay")
  const root = host.attachShadow({ mode: "open" })
  const style = Object.assign(document.createElement("style"), { textContent: CSS })
  const section = document.createElement("section")
  section.setAttribute("role", "alert")
  root.append(style, section)

  new EventSource("/__content-diagnostics").addEventListener("message", ({ data }) => {
    const text: string = JSON.parse(data)
    section.replaceChildren(...(text ? describe(text) : []))
    if (text) document.body.append(host)
    else host.remove()
  })
}

function describe(text: string): HTMLElement[] {
  return [
    Object.assign(document.createElement("h2"), { textContent: "Your content has errors" }),
    Object.assign(document.createElement("p"), {
      textContent:
        "The page shows the last valid content. This message closes when you save content without errors.",
    }),
    Object.assign(document.createElement("pre"), { textContent: text }),
  ]
}
