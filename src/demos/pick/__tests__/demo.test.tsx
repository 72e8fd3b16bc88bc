import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { pickData } from "../../../../test/demo-data"
import { Demo } from "../demo"

const data = pickData(["Ada", "Bob", "Cyd", "Dee"])

/** The random numbers with which the four cards are dealt in this order. */
const ADA_BOB = [0.9, 0.9, 0.9]
const CYD_DEE = [0.3, 0, 0.9]

function mockRandom(numbers: readonly number[]) {
  const random = jest.spyOn(Math, "random")
  for (const number of numbers) random.mockReturnValueOnce(number)
}

/** The names on the cards of the group that is shown. */
const shownCards = () =>
  screen
    .getAllByRole("button", { name: /^(Ada|Bob|Cyd|Dee)$/ })
    .map(({ textContent }) => (textContent ?? "").slice(1))

/** The standings as 'rank name picks'. */
const standings = () =>
  within(screen.getByRole("table", { name: "Standings" }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].slice(0, 3).map(({ textContent }) => textContent))

const pickCount = () => standings().filter(([, , picks]) => picks?.startsWith("1 of 1")).length

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

test("a click records the winner, moves it up, and deals the next cards", async () => {
  mockRandom([...ADA_BOB, ...CYD_DEE])
  const announce = jest.fn()
  render(<Demo data={data} announce={announce} />)
  const first = shownCards()
  await userEvent.click(screen.getByRole("button", { name: first[0] }))
  const next = shownCards()
  expect([...first, ...next].sort()).toEqual(["Ada", "Bob", "Cyd", "Dee"])
  expect(standings()[0]).toEqual(["1", first[0], "1 of 1"])
  expect(standings()[3]).toEqual(["4", first[1], "0 of 1"])
  expect(announce).toHaveBeenLastCalledWith(
    `${first[0]} picked: now first of 4. Next: ${next.join(", ")}.`,
  )
})

test("the key with its number picks a card, and other keys pick none", async () => {
  render(<Demo data={data} announce={() => {}} />)
  const [, second] = shownCards()
  await userEvent.keyboard("39x{Control>}1{/Control}")
  expect(pickCount()).toBe(0)
  await userEvent.keyboard("2")
  expect(standings()[0]).toEqual(["1", second, "1 of 1"])
})

test("the focus stays on the place of the card, so that a visitor can pick again", async () => {
  mockRandom([...ADA_BOB, ...CYD_DEE])
  render(<Demo data={data} announce={() => {}} />)
  const [first = ""] = shownCards()
  const button = screen.getByRole("button", { name: first })
  button.focus()
  await userEvent.keyboard("{Enter}")
  expect(button).toHaveFocus()
  expect(button).not.toHaveTextContent(first)
})

test("keeps the scores in this browser, and starts over on request", async () => {
  const { unmount } = render(<Demo data={data} announce={() => {}} />)
  await userEvent.keyboard("1")
  unmount()
  render(<Demo data={data} announce={() => {}} />)
  expect(pickCount()).toBe(1)
  await userEvent.click(screen.getByRole("button", { name: "Start over" }))
  expect(pickCount()).toBe(0)
  expect(localStorage.getItem("demo|moths")).toBe("{}")
})

test("adds to picks that the visitor has made in another tab since", async () => {
  render(<Demo data={data} announce={() => {}} />)
  localStorage.setItem("demo|moths", JSON.stringify({ Ada: { shown: 9, picked: 9 } }))
  await userEvent.keyboard("1")
  expect(standings()[0]?.[1]).toBe("Ada")
  expect(Number.parseInt(standings()[0]?.[2] ?? "", 10)).toBeGreaterThanOrEqual(9)
})

test("can be played without storage", async () => {
  mockRandom([...ADA_BOB, ...CYD_DEE])
  const forbid = () => {
    throw new DOMException("Forbidden", "SecurityError")
  }
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(forbid)
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(forbid)
  render(<Demo data={data} announce={() => {}} />)
  await userEvent.keyboard("11")
  expect(pickCount()).toBe(2)
})
