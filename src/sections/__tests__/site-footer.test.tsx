/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { WordsContext } from "../../hooks/use-words"
import { wordsOf } from "../../resume/model/resume-words"
import { SiteFooter } from "../site-footer"

const PROPS = {
  ownerName: "Robin Sample",
  buildYear: "1999",
  thanks: "Thank you.",
  sourceText: "View source",
  sourceUrl: "https://code.example",
  footerLinks: [],
  metalMode: true,
}

const footer = <SiteFooter {...PROPS} />

beforeAll(() => {
  window.scrollBy = () => {} // jsdom does not implement it.
})

test("metal mode is off by default, and the button names what a click does", async () => {
  render(footer)
  expect(document.documentElement).not.toHaveAttribute("data-metal", "on")
  await userEvent.click(screen.getByRole("button", { name: "Activate metal mode." }))
  expect(document.documentElement).toHaveAttribute("data-metal", "on")
  expect(window.sessionStorage.getItem("metal")).toBe("on")
  await userEvent.click(screen.getByRole("button", { name: "Deactivate metal mode." }))
  expect(document.documentElement).toHaveAttribute("data-metal", "off")
})

test("before hydration, the button names what a click does, and the click does it", async () => {
  const root = document.documentElement
  root.dataset.metal = "on"
  render(footer).unmount() // its styles stay
  const container = document.createElement("div")
  container.innerHTML = renderToString(footer)
  document.body.append(container)
  const button = () => screen.getByRole("button", { name: "Deactivate metal mode." })
  fireEvent.click(button()) // React, which is not there yet, gets it again after hydration
  await act(async () => hydrateRoot(container, footer))
  fireEvent.click(button())
  expect(root).toHaveAttribute("data-metal", "off")
  expect(screen.getByRole("button", { name: "Activate metal mode." })).toBeInTheDocument()
  container.remove()
})

test("a second click while the font of metal mode loads does not end it", async () => {
  render(footer)
  const button = screen.getByRole("button", { name: "Activate metal mode." })
  fireEvent.click(button)
  fireEvent.click(button)
  await screen.findByRole("button", { name: "Deactivate metal mode." })
  await act(async () => {})
  expect(document.documentElement).toHaveAttribute("data-metal", "on")
  document.documentElement.dataset.metal = "off"
})

test("Escape ends metal mode, unless it closes a dialog or did something else", async () => {
  render(
    <>
      {footer}
      <dialog open />
      <input onKeyDown={(event) => event.preventDefault()} />
    </>,
  )
  const dialog = screen.getByRole("dialog")
  const root = document.documentElement
  await userEvent.click(screen.getByRole("button", { name: "Activate metal mode." }))
  await userEvent.keyboard("{Escape}")
  expect(root).toHaveAttribute("data-metal", "on")
  dialog.removeAttribute("open")
  await userEvent.type(screen.getByRole("textbox"), "{Escape}")
  expect(root).toHaveAttribute("data-metal", "on")
  act(() => (document.activeElement as HTMLElement).blur())
  await userEvent.keyboard("{Escape}")
  expect(root).toHaveAttribute("data-metal", "off")
})

test.each([
  ["waits for its font", 0, "off"],
  ["does not wait for a font that takes longer than a moment", 400, "on"],
])("metal mode %s", async (_, time, state) => {
  jest.useFakeTimers()
  const load = jest.fn(() => new Promise(() => {}))
  Object.assign(document, { fonts: { load } })
  render(footer)
  fireEvent.click(screen.getByRole("button", { name: "Activate metal mode." }))
  await act(() => jest.advanceTimersByTimeAsync(time))
  expect(document.documentElement).toHaveAttribute("data-metal", state)
  expect(load).toHaveBeenCalledWith(expect.stringContaining("New Rocker"))
  Reflect.deleteProperty(document, "fonts")
  document.documentElement.dataset.metal = "off"
  jest.useRealTimers()
})

test("metal mode works without storage", async () => {
  const setItem = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("no", "SecurityError")
  })
  render(footer)
  await userEvent.click(screen.getByRole("button", { name: "Activate metal mode." }))
  expect(screen.getByRole("button", { name: "Deactivate metal mode." })).toBeInTheDocument()
  setItem.mockRestore()
})

test("the copyright is of the visitor's year, however old the build is", () => {
  render(footer)
  expect(screen.getByText(`© ${new Date().getFullYear()} Robin Sample`)).toBeInTheDocument()
})

test("there is no source link without the address of the source", () => {
  render(<SiteFooter {...PROPS} sourceUrl={null} />)
  expect(screen.queryByRole("link")).not.toBeInTheDocument()
})

test("the source link opens in a new tab and announces it", () => {
  render(footer)
  const source = screen.getByRole("link", { name: /View source \(opens in a new tab\)/ })
  expect(source).toHaveAttribute("target", "_blank")
  expect(source).toHaveAttribute("rel", expect.stringContaining("noopener"))
})

test("links to the legal pages", () => {
  render(<SiteFooter {...PROPS} footerLinks={[{ href: "/imprint/", text: "Imprint" }]} />)
  expect(screen.getByRole("link", { name: "Imprint" })).toHaveAttribute("href", "/imprint/")
})

test("the button has the words of the page's language", async () => {
  const { dataset } = document.documentElement
  dataset.metal = "off"
  render(
    <WordsContext.Provider value={wordsOf({ language: "de" })}>{footer}</WordsContext.Provider>,
  )
  await userEvent.click(screen.getByRole("button", { name: "Metal-Modus einschalten." }))
  await userEvent.click(screen.getByRole("button", { name: "Metal-Modus ausschalten." }))
  expect(dataset.metal).toBe("off")
  expect(screen.getByRole("button")).not.toHaveAttribute("lang")
})

test("the source link has the words of the page's language, unless the owner has others", () => {
  render(
    <WordsContext.Provider value={wordsOf({ language: "de" })}>
      <SiteFooter {...PROPS} sourceText={null} />
    </WordsContext.Provider>,
  )
  expect(screen.getByRole("link", { name: /^Quelltext ansehen/ })).toBeInTheDocument()
})

test("there is no button for metal mode if the owner does not want it", () => {
  render(<SiteFooter {...PROPS} metalMode={false} />)
  expect(screen.queryByRole("button")).not.toBeInTheDocument()
})
