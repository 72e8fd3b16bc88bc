/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { pickData } from "../../../test/demo-data"
import { demoWordsOf } from "../../content/interface-words/demos"
import type { Content } from "../../content/schemas"
import { WordsContext } from "../../hooks/use-words"
import { wordsOf } from "../../resume/model/resume-words"
import { DemoButton, toDemoLink } from "../demo-button"
// Loaded before the tests, so that none waits for them.
import "../demo-dialog"
import "../pick/demo"

const demo = { id: "moths", kind: "pick", data: "/static/demos/moths-1.json" }

const data = pickData(["Ada", "Bob", "Cyd"])

const fetchData = jest.fn()

beforeEach(() => {
  history.replaceState(null, "", "/")
  fetchData.mockReset().mockResolvedValue({ ok: true, json: async () => data })
  Object.assign(globalThis, { fetch: fetchData })
  // jsdom has no modal dialogs and no CSS object.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } })
})

const renderAt = (hash: string) =>
  render(<DemoButton demo={demo} title="Moths" location={{ hash }} />)

const link = () => screen.getByRole("link", { name: "Try it here: Moths" })

test("requests nothing before the visitor asks for it", () => {
  renderAt("")
  expect(fetchData).not.toHaveBeenCalled()
  expect(screen.queryByRole("dialog")).toBeNull()
})

test("opens a dialog with the demo, and says that nothing leaves the browser", async () => {
  renderAt("")
  await userEvent.click(link())
  const dialog = await screen.findByRole("dialog", { name: "Moths" })
  expect(dialog).toHaveTextContent("Pick your favorite")
  expect(dialog).toHaveTextContent("Nothing leaves this browser.")
  expect(fetchData.mock.calls).toEqual([[demo.data]])
})

test("in a page in German, the link has the words of the page, and the demo those of its data", async () => {
  const cards = data.cards.map((card) => ({ ...card, picks: 1000 }))
  const german = { ...data, cards, ...demoWordsOf("de") }
  fetchData.mockResolvedValue({ ok: true, json: async () => german })
  render(
    <WordsContext.Provider value={wordsOf({ language: "de" } as Content["website"])}>
      <DemoButton demo={demo} title="Moths" location={{ hash: "" }} />
    </WordsContext.Provider>,
  )
  await userEvent.click(screen.getByRole("link", { name: "Hier ausprobieren: Moths" }))
  const dialog = await screen.findByRole("dialog")
  expect(dialog).toHaveTextContent("Wählen Sie Ihren Favoriten")
  expect(dialog).toHaveTextContent("Insgesamt 3.000 Stimmen, noch keine von Ihnen.")
  expect(dialog).toHaveTextContent("Nichts verlässt diesen Browser.")
  expect(screen.getByRole("table", { name: "Rangliste" })).toBeVisible()
  expect(screen.getAllByRole("button", { name: /^(Ada|Bob|Cyd), 1\.000 Stimmen$/ })).toHaveLength(2)
  await userEvent.click(screen.getByRole("button", { name: "Schließen" }))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
})

test("opens nothing if the visitor has left the page while it was loading", async () => {
  const startViewTransition = jest.fn()
  Object.assign(document, { startViewTransition })
  jest.spyOn(window, "matchMedia").mockReturnValue({ matches: false } as MediaQueryList)
  let respond: (response: object) => void = () => {}
  fetchData.mockReturnValue(new Promise((resolve) => (respond = resolve)))
  const { unmount } = renderAt("#moths")
  unmount()
  await act(async () => respond({ ok: true, json: async () => data }))
  expect(startViewTransition).not.toHaveBeenCalled()
  Reflect.deleteProperty(document, "startViewTransition")
  jest.restoreAllMocks()
})

test("the address opens it", async () => {
  renderAt("#moths")
  expect(await screen.findByRole("dialog", { name: "Moths" })).toBeVisible()
})

test("the address of another demo does not", () => {
  renderAt("#robots")
  expect(fetchData).not.toHaveBeenCalled()
})

// A browser fires the event when the visitor presses Escape.
const pressEscape = (dialog: HTMLElement) =>
  fireEvent(dialog, new Event("cancel", { cancelable: true }))

test.each([
  ["the button Close", () => userEvent.click(screen.getByRole("button", { name: "Close" }))],
  ["the key Escape", pressEscape],
  ["a click on its backdrop", (dialog: HTMLElement) => userEvent.click(dialog)],
  ["Back", () => history.back()],
])("%s closes it, and the link has the focus again", async (_name, close) => {
  history.replaceState({ key: "1" }, "", "/?skills=go")
  renderAt("")
  await userEvent.click(link())
  const dialog = await screen.findByRole("dialog")
  expect(location.hash).toBe("#moths")
  await close(dialog)
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(link()).toHaveFocus()
  expect([location.pathname + location.search, location.hash]).toEqual(["/?skills=go", ""])
  expect(history.state).toEqual({ key: "1" })
})

test.each([
  ["a card", true],
  ["a card that is gone", false],
])("after a demo was opened from %s, the card or else the link has the focus", async (_, stays) => {
  renderAt("")
  const card = document.body.appendChild(document.createElement("a"))
  card.href = "#moths"
  card.focus()
  act(() => toDemoLink(demo, "Moths", wordsOf({ language: "en" })).onOpen())
  const dialog = await screen.findByRole("dialog")
  if (!stays) card.remove()
  pressEscape(dialog)
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(stays ? card : link()).toHaveFocus()
  card.remove()
})

test("a click inside does not close it", async () => {
  renderAt("")
  await userEvent.click(link())
  const dialog = await screen.findByRole("dialog")
  await userEvent.click(screen.getByRole("heading", { name: "Moths" }))
  expect(dialog).toBeInTheDocument()
})

test("says that it loads if the network is slow", async () => {
  jest.useFakeTimers()
  fetchData.mockReturnValue(new Promise(() => {}))
  renderAt("")
  fireEvent.click(link())
  expect(link()).toHaveTextContent("Try it here")
  act(() => jest.advanceTimersByTime(300))
  expect(link()).toHaveTextContent("Loading …")
  expect(screen.getByRole("status")).toHaveTextContent("Loading …")
  jest.useRealTimers()
})

test("after it is closed, a reload does not open it again", async () => {
  history.replaceState({ key: "1" }, "", "/?skills=go#moths")
  renderAt("#moths")
  await userEvent.click(await screen.findByRole("button", { name: "Close" }))
  expect([location.pathname + location.search, location.hash]).toEqual(["/?skills=go", ""])
  expect(history.state).toEqual({ key: "1" })
})

test("the same link opens it again", async () => {
  const linkAt = (key: string) => (
    <DemoButton demo={demo} title="Moths" location={{ hash: "#moths", key }} />
  )
  const { rerender } = render(linkAt("1"))
  await userEvent.click(await screen.findByRole("button", { name: "Close" }))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  rerender(linkAt("2"))
  expect(await screen.findByRole("dialog", { name: "Moths" })).toBeVisible()
})

test("closing it leaves the fragment of another element in the address", async () => {
  history.replaceState(null, "", "/#robots")
  renderAt("#robots")
  await userEvent.click(link())
  await userEvent.click(await screen.findByRole("button", { name: "Close" }))
  await waitFor(() => expect(location.hash).toBe("#robots"))
})

test.each([
  ["the connection fails", () => fetchData.mockRejectedValueOnce(new TypeError("Failed"))],
  ["the file is missing", () => fetchData.mockResolvedValueOnce({ ok: false, status: 404 })],
])("if %s, it says so, and the next click tries again", async (_failure, fail) => {
  fail()
  renderAt("")
  await userEvent.click(link())
  expect(await screen.findByRole("alert")).toHaveTextContent("could not be loaded")
  await userEvent.click(link())
  expect(await screen.findByRole("dialog", { name: "Moths" })).toBeVisible()
  expect(screen.queryByRole("alert")).toBeNull()
})

test("does not open twice if the visitor clicks twice", async () => {
  let answer = (_response: unknown) => {}
  fetchData.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  renderAt("")
  await userEvent.click(link())
  await userEvent.click(link())
  await act(async () => answer({ ok: true, json: async () => data }))
  expect(await screen.findAllByRole("dialog")).toHaveLength(1)
  expect(fetchData).toHaveBeenCalledTimes(1)
})
