import { act, fireEvent, render, screen, within } from "@testing-library/react"
import { DEMO_COLORS } from "../../../../test/demo-data"
import type { TournamentData } from "../../../content/schemas/demos/tournament"
import { Demo } from "../demo"

const data: TournamentData = {
  id: "evening",
  kind: "tournament",
  colors: DEMO_COLORS,
  event: "Open",
  players: [
    { id: "ada", name: "Ada" },
    { id: "bob", name: "Bob" },
  ],
  machines: [{ id: "kraken", name: "Kraken" }],
  rounds: [
    { at: "19:00:00", matches: [{ id: "one", machine: "kraken", players: ["ada", "bob"] }] },
    { at: "19:10:00", matches: [{ id: "two", machine: "kraken", players: ["bob", "ada"] }] },
  ],
  events: [
    { at: "19:01:00", match: "one", player: "bob", ball: 1, score: 1234500 },
    { at: "19:02:00", match: "one", player: "ada", ball: 1, score: 300 },
    { at: "19:03:00", match: "one", status: "done" },
  ],
}

const slider = () => screen.getByRole("slider", { name: "Time of the evening" })
const seek = (minutes: number) =>
  fireEvent.change(slider(), { target: { value: (19 * 60 + minutes) * 60 } })

/** The standings as 'rank name points'. */
const standings = () =>
  within(screen.getByRole("table", { name: "Standings" }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].slice(0, 3).map(({ textContent }) => textContent))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Lets time pass, in seconds. Thirty seconds of the evening pass in each. */
const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000))

test("with reduced motion it waits for the visitor, with the pairings of the first round", () => {
  render(<Demo data={data} announce={() => {}} />)
  pass(10)
  expect(slider()).toHaveAttribute("aria-valuetext", "7:00 PM")
  expect(screen.getByText("Round 1 of 2")).toBeVisible()
  expect(screen.getByText("Waiting")).toBeVisible()
})

test("plays, pauses, and plays on", () => {
  render(<Demo data={data} announce={() => {}} />)
  fireEvent.click(screen.getByRole("button", { name: "Play" }))
  pass(3)
  expect(screen.getByText("Live")).toBeVisible()
  expect(screen.getAllByText("1,234,500")[0]).toBeVisible()
  fireEvent.click(screen.getByRole("button", { name: "Pause" }))
  pass(20)
  expect(slider()).toHaveAttribute("aria-valuetext", "7:01 PM")
  fireEvent.click(screen.getByRole("button", { name: "Play" }))
  pass(2)
  expect(slider()).toHaveAttribute("aria-valuetext", "7:02 PM")
})

test("plays four times as fast", () => {
  render(<Demo data={data} announce={() => {}} />)
  fireEvent.click(screen.getByRole("button", { name: "4× as fast" }))
  fireEvent.click(screen.getByRole("button", { name: "Play" }))
  pass(2)
  expect(slider()).toHaveAttribute("aria-valuetext", "7:04 PM")
})

test("the slider shows any moment, also an earlier one", () => {
  render(<Demo data={data} announce={() => {}} />)
  seek(4)
  expect(screen.getByText("Done")).toBeVisible()
  expect(standings()).toEqual([
    ["1", "Bob", "7"],
    ["2", "Ada▼, down 1", "1"],
  ])
  seek(0)
  expect(screen.getByText("Waiting")).toBeVisible()
  expect(standings()).toEqual([
    ["1", "Ada", "0"],
    ["1", "Bob", "0"],
  ])
})

test("stops at the end and plays again from the start", () => {
  render(<Demo data={data} announce={() => {}} />)
  seek(10)
  expect(screen.getByText("Round 2 of 2")).toBeVisible()
  fireEvent.click(screen.getByRole("button", { name: "Play again" }))
  expect(slider()).toHaveAttribute("aria-valuetext", "7:00 PM")
  pass(3)
  expect(slider()).toHaveAttribute("aria-valuetext", "7:01 PM")
})

test("announces the winner of a match that ends during the replay, and nothing when seeking", () => {
  const announce = jest.fn()
  render(<Demo data={data} announce={announce} />)
  seek(5)
  seek(0)
  expect(announce).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole("button", { name: "Play" }))
  pass(7)
  expect(announce.mock.calls).toEqual([["Kraken is done: Bob wins with 1,234,500."]])
})
