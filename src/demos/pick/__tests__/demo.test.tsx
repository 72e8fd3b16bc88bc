/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { pickData } from "../../../../test/demo-data"
import { renderDemo } from "../../../../test/render-demo"
import { Demo } from "../demo"

const plain = pickData(["Ada", "Bob", "Cyd", "Dee"])
const crowd = [2000, 1000, 1000, 0]
const data = {
  ...plain,
  cards: plain.cards.map((card, index) => ({ ...card, picks: crowd[index] ?? 0 })),
}

/** The random numbers with which the four cards are dealt in this order. */
const ADA_BOB = [0.9, 0.9, 0.9]
/** The same for the three cards that are not the picked one, Ada or Bob. */
const CYD_DEE = [0, 0]

function mockRandom(numbers: readonly number[]) {
  const random = jest.spyOn(Math, "random")
  for (const number of numbers) random.mockReturnValueOnce(number)
}

/** The buttons of the cards. */
const cards = () => screen.getAllByRole("button", { name: /^(Ada|Bob|Cyd|Dee)/ })

/** The names on the cards of the group that is shown. */
const shownCards = () => cards().map(({ textContent }) => textContent?.match(/[A-Z][a-z]+/)?.[0])

/** The lines of the table as 'rank name picks yours'. */
const standings = () =>
  within(screen.getByRole("table", { name: "Standings" }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(" "))

/** The picked card is celebrated for 400 ms. */
const waitForDeal = () => act(() => jest.advanceTimersByTime(400))

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })

/** Presses keys while a card has the focus. */
async function press(keys: string) {
  act(() => cards()[0]?.focus())
  await user.keyboard(keys)
}

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test("starts with the picks of the crowd, and says which cards are tied", () => {
  renderDemo(<Demo data={data} announce={() => {}} />)
  expect(standings()).toEqual([
    "1 Ada 2,000 0",
    "Ttied 2 Bob 1,000 0",
    "Ttied 2 Cyd 1,000 0",
    "4 Dee 0 0",
  ])
  expect(screen.getByText("4,000 picks in all, none of them yours.")).toBeVisible()
})

test("a click records the winner, marks how far it climbed, and deals the next cards", async () => {
  mockRandom([...ADA_BOB, ...CYD_DEE])
  const announce = jest.fn()
  const tied = {
    ...data,
    cards: data.cards.map((card) => ({ ...card, picks: Math.max(card.picks, 999) })),
  }
  localStorage.setItem("picks|moths", JSON.stringify({ Cyd: 1 }))
  renderDemo(<Demo data={tied} announce={announce} />)
  expect(shownCards()).toEqual(["Ada", "Bob"])
  await user.click(screen.getByRole("button", { name: /^Bob/ }))
  await waitForDeal()
  expect(shownCards()).toEqual(["Cyd", "Dee"])
  expect(standings()).toEqual([
    "1 Ada 2,000 0",
    "Ttied 2▲1, up 1 Bob 1,001 1",
    "Ttied 2 Cyd 1,001 1",
    "4 Dee 999 0",
  ])
  expect(screen.getByText("5,001 picks in all, 2 of them yours.")).toBeVisible()
  expect(announce.mock.calls).toEqual([["Bob picked: now tied at rank 2 of 4. Next: Cyd, Dee."]])
})

test("celebrates the picked card, and ignores input meanwhile", async () => {
  mockRandom([...ADA_BOB, ...CYD_DEE])
  renderDemo(<Demo data={data} announce={() => {}} />)
  await user.click(screen.getByRole("button", { name: /^Ada/ }))
  expect(cards().map(({ textContent }) => textContent)).toEqual(["1+1Ada2,001", "2Bob1,000"])
  expect(cards()[0]).toHaveAccessibleName("Ada, 2,001 picks")
  await press("2")
  await user.click(screen.getByRole("button", { name: /^Bob/ }))
  await user.click(screen.getByRole("button", { name: "Start over" }))
  await waitForDeal()
  expect(shownCards()).toEqual(["Cyd", "Dee"])
  expect(screen.queryByText("+1")).toBeNull()
  expect(screen.getByText("4,001 picks in all, 1 of them yours.")).toBeVisible()
})

test("the picked card is not in the next group, and any other may be", async () => {
  renderDemo(<Demo data={data} announce={() => {}} />)
  const dealt = new Set<string | undefined>()
  for (let count = 0; count < 40; count++) {
    const [picked] = shownCards()
    await press("1")
    await waitForDeal()
    expect(shownCards()).not.toContain(picked)
    for (const card of shownCards()) dealt.add(card)
  }
  expect(dealt.size).toBe(data.cards.length)
})

test("with one card more than a group has, the others come next", async () => {
  const three = { ...data, cards: data.cards.slice(0, 3) }
  renderDemo(<Demo data={three} announce={() => {}} />)
  const [picked] = shownCards()
  await press("1")
  await waitForDeal()
  const others = three.cards.map(({ name }) => name).filter((name) => name !== picked)
  expect(shownCards().sort()).toEqual(others)
})

test("says that the crowd is part of the demo, if there is one", async () => {
  const { unmount } = renderDemo(<Demo data={data} announce={() => {}} />)
  const note = /^The crowd’s picks are part of this demo/
  expect(screen.getByText(note)).toBeVisible()
  unmount()
  renderDemo(<Demo data={plain} announce={() => {}} />)
  expect(screen.queryByText(note)).toBeNull()
  await press("1")
  expect(screen.getByText("1 pick in all, 1 of them yours.")).toBeVisible()
  expect(screen.queryByText(note)).toBeNull()
})

test("a slow double click picks one card", async () => {
  renderDemo(<Demo data={data} announce={() => {}} />)
  const [card] = cards()
  if (!card) throw new Error("There is no card.")
  fireEvent.click(card, { detail: 1 })
  await waitForDeal()
  fireEvent.click(card, { detail: 2 })
  expect(screen.getByText(/1 of them yours/)).toBeVisible()
})

test("the key with its number picks a card, and other keys pick none", async () => {
  renderDemo(<Demo data={data} announce={() => {}} />)
  const [, second] = shownCards()
  await user.keyboard("2") // no card has the focus
  await press("39x{Control>}1{/Control}")
  expect(screen.getByText(/none of them yours/)).toBeVisible()
  await press("2")
  expect(screen.getByText(new RegExp(`^${second} picked: now`))).toBeVisible()
})

test("the focus stays on the place of the card, so that a visitor can pick again", async () => {
  mockRandom([...ADA_BOB, ...CYD_DEE])
  renderDemo(<Demo data={data} announce={() => {}} />)
  const button = screen.getByRole("button", { name: /^Ada/ })
  button.focus()
  await user.keyboard("{Enter}")
  await waitForDeal()
  expect(button).toHaveFocus()
  expect(button).toHaveTextContent("Cyd")
})

test("keeps the picks in this browser; starting over deletes them, and undo brings them back", async () => {
  const announce = jest.fn()
  const { unmount } = renderDemo(<Demo data={data} announce={announce} />)
  await press("1")
  unmount()
  await waitForDeal()
  expect(announce).not.toHaveBeenCalled()
  renderDemo(<Demo data={data} announce={announce} />)
  const button = screen.getByRole("button", { name: "Start over" })
  await user.click(button)
  expect(screen.getByText("4,000 picks in all, none of them yours.")).toBeVisible()
  expect(localStorage.getItem("picks|moths")).toBe("{}")
  expect(announce).toHaveBeenLastCalledWith("Your picks are deleted")
  expect(button).toHaveAccessibleName("Undo")
  act(() => jest.advanceTimersByTime(1000))
  await user.click(button)
  expect(screen.getByText("4,001 picks in all, 1 of them yours.")).toBeVisible()
  expect(announce).toHaveBeenLastCalledWith("Your picks are back")
  expect(button).toHaveAccessibleName("Start over")
})

test("offers undo until the next pick", async () => {
  renderDemo(<Demo data={data} announce={() => {}} />)
  expect(screen.getByRole("button", { name: "Start over" })).toHaveAttribute(
    "aria-disabled",
    "true",
  )
  await press("1")
  await waitForDeal()
  await user.click(screen.getByRole("button", { name: "Start over" }))
  await press("1")
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull()
  expect(screen.getByText(/1 of them yours/)).toBeVisible()
})

test("adds to picks that the visitor has made in another tab since", async () => {
  renderDemo(<Demo data={data} announce={() => {}} />)
  localStorage.setItem("picks|moths", JSON.stringify({ Ada: 9 }))
  await press("1")
  expect(screen.getByText("4,010 picks in all, 10 of them yours.")).toBeVisible()
})

test("can be played without storage", async () => {
  const forbid = () => {
    throw new DOMException("Forbidden", "SecurityError")
  }
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(forbid)
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(forbid)
  renderDemo(<Demo data={data} announce={() => {}} />)
  for (const key of ["1", "2"]) {
    await press(key)
    await waitForDeal()
  }
  expect(screen.getByText(/2 of them yours/)).toBeVisible()
})
