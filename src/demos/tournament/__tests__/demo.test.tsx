/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from "@testing-library/react"
import { DEMO_COLORS } from "../../../../test/demo-data"
import { renderDemo } from "../../../../test/render-demo"
import { demoWordsOf } from "../../../content/interface-words/demos"
import type { TournamentData } from "../../../content/schemas/demos/tournament"
import { toDemoWords } from "../../to-demo-words"
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
const renderEvening = (changed: Partial<TournamentData> = {}, announce = () => {}) =>
  renderDemo(<Demo data={{ ...data, ...changed }} announce={announce} />)

/** Goes to a time in seconds after 7 PM. */
const seekSeconds = (seconds: number) =>
  fireEvent.change(slider(), { target: { value: 19 * 3600 + seconds } })
/** Goes to the time at which the page shows what was written a number of minutes after 7 PM. */
const seek = (minutes: number) => seekSeconds(minutes * 60 + 20)

/** The texts of the stations on the way of an update. */
const stations = () =>
  within(screen.getByRole("list", { name: "The way of an update" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent)

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

test("with reduced motion it waits for the visitor, at the start of a short evening", () => {
  renderEvening()
  pass(10)
  expect(slider()).toHaveAttribute("aria-valuetext", "7:00 PM")
  expect(screen.getByText("A recorded evening, replayed")).toBeVisible()
  expect(screen.getByText("Round 1 of 2")).toBeVisible()
})

test("a longer evening opens 25 seconds before its champion is known", () => {
  jest.spyOn(window, "matchMedia").mockReturnValue({ matches: false } as MediaQueryList)
  const end = { at: "21:00:00", match: "two", status: "done" as const }
  renderEvening({ events: [...data.events, end] })
  pass(24)
  expect(screen.queryByRole("heading", { name: /^Champion/ })).toBeNull()
  pass(2)
  expect(screen.getByRole("heading", { name: /^Champion/ })).toBeVisible()
  jest.restoreAllMocks()
})

test("an update is on the phone first, then in the database, then on the page", () => {
  renderEvening()
  seekSeconds(45)
  expect(stations()).toEqual([
    "Organizer’s phone Pairings of round 1",
    "Database 1 update",
    "This page Updated 7:00 PM",
  ])
  seekSeconds(60)
  expect(stations()[0]).toBe("Organizer’s phone Bob, ball 1: 1,234,500")
  expect(stations()[1]).toBe("Database 1 update")
  seekSeconds(80)
  expect(stations().slice(1)).toEqual(["Database 2 updates", "This page Updated 7:01 PM"])
  seekSeconds(180)
  expect(stations()[0]).toBe("Organizer’s phone Kraken: Done")
})

test("a late update is on the phone when it was written, and in the database when it arrives", () => {
  const late = { at: "19:01:30", arrives: "19:05:00", match: "one", player: "bob" }
  const events = [...data.events, { ...late, ball: 2, score: 1300000 }]
  renderDemo(<Demo data={{ ...data, events }} announce={() => {}} />)
  seekSeconds(90)
  expect(stations().slice(0, 2)).toEqual([
    "Organizer’s phone Bob, ball 2: 1,300,000",
    "Database 2 updates",
  ])
  // The phone shows what was written last, which is not what arrives last.
  seekSeconds(299)
  expect(stations().slice(0, 2)).toEqual(["Organizer’s phone Kraken: Done", "Database 4 updates"])
  expect(screen.getAllByText("1,234,500")[0]).toBeVisible()
  seekSeconds(310)
  expect(stations()).toEqual([
    "Organizer’s phone Kraken: Done",
    "Database 5 updates",
    "This page Updated 7:05 PM",
  ])
  expect(screen.getAllByText("1,300,000")[0]).toBeVisible()
})

test("ends with a champion, which is announced", () => {
  const announce = jest.fn()
  const events = [
    ...data.events,
    { at: "19:11:00", match: "two", player: "bob", ball: 1, score: 2000 },
    { at: "19:12:00", match: "two", status: "done" as const },
  ]
  renderDemo(<Demo data={{ ...data, events }} announce={announce} />)
  seek(11)
  expect(screen.getByText("Round 2 of 2")).toBeVisible()
  fireEvent.click(screen.getByRole("button", { name: "Play" }))
  pass(2)
  const champion = "Champion: Bob, 14 points"
  expect(screen.getByRole("heading", { name: champion, level: 3 })).toBeVisible()
  expect(screen.getByText("Final result").closest("div")).toHaveTextContent("Final resultBob")
  expect(announce.mock.calls).toEqual([
    ["Kraken is done: Bob wins with 2,000. Champion: Bob, 14 points"],
  ])
})

test("does not announce what has ended before it is opened", () => {
  jest.spyOn(window, "matchMedia").mockReturnValue({ matches: false } as MediaQueryList)
  const announce = jest.fn()
  const late = { at: "19:30:00", match: "one", status: "done" as const }
  const rounds = data.rounds.slice(0, 1)
  renderDemo(
    <Demo data={{ ...data, rounds, events: [...data.events, late] }} announce={announce} />,
  )
  expect(screen.getByText("Done")).toBeVisible()
  expect(announce).not.toHaveBeenCalled()
  jest.restoreAllMocks()
})

test("says that players tie for the first place", () => {
  const events = [
    ...data.events,
    { at: "19:11:00", match: "two", player: "ada", ball: 1, score: 2000 },
    { at: "19:12:00", match: "two", status: "done" as const },
  ]
  renderDemo(<Demo data={{ ...data, events }} announce={() => {}} />)
  seek(12)
  const champions = "Champions, tied: Ada and Bob, 8 points each"
  expect(screen.getByRole("heading", { name: champions, level: 3 })).toBeVisible()
  expect(screen.getByText("Final result").closest("div")).toHaveTextContent("Final resultTie")
})

test("the ball and the score are apart, also in copied text", () => {
  renderEvening()
  seek(1)
  expect(screen.getByText("ball 1:").parentElement).toHaveTextContent("ball 1: 1,234,500")
})

test("the score that has just arrived is marked until its match is done", () => {
  const { container } = renderEvening()
  const marked = () => container.querySelectorAll('[data-latest="true"]')
  seek(2)
  expect(marked()).toHaveLength(1)
  seek(3)
  expect(marked()).toHaveLength(0)
})

test("plays, pauses, and plays on", () => {
  renderEvening()
  seek(0)
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
  renderEvening()
  seek(0)
  fireEvent.click(screen.getByRole("button", { name: "4× as fast" }))
  fireEvent.click(screen.getByRole("button", { name: "Play" }))
  pass(2)
  expect(slider()).toHaveAttribute("aria-valuetext", "7:04 PM")
})

test("the slider shows any moment, also an earlier one", () => {
  renderEvening()
  seek(4)
  expect(screen.getByText("Done")).toBeVisible()
  expect(standings()).toEqual([
    ["1", "Bob", "7"],
    ["2▼1, down 1", "Ada", "1"],
  ])
  seek(0)
  expect(screen.getByText("Next")).toBeVisible()
  expect(standings()).toEqual([
    ["Ttied 1", "Ada", "0"],
    ["Ttied 1", "Bob", "0"],
  ])
})

test("stops at the end and plays again from the start", () => {
  renderEvening()
  seek(10)
  expect(screen.getByText("Round 2 of 2")).toBeVisible()
  fireEvent.click(screen.getByRole("button", { name: "Play again" }))
  expect(slider()).toHaveAttribute("aria-valuetext", "7:00 PM")
  pass(3)
  expect(slider()).toHaveAttribute("aria-valuetext", "7:01 PM")
})

test("announces the winner of a match that ends during the replay, and nothing when seeking", () => {
  const announce = jest.fn()
  renderDemo(<Demo data={data} announce={announce} />)
  seek(5)
  seek(0)
  expect(announce).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole("button", { name: "Play" }))
  pass(7)
  expect(announce.mock.calls).toEqual([["Kraken is done: Bob wins with 1,234,500."]])
})

test("in German it has German words, numbers and times", () => {
  const words = toDemoWords({ ...data, ...demoWordsOf("de") })
  renderDemo(<Demo data={data} announce={() => {}} />, words)
  const slider = screen.getByRole("slider", { name: "Uhrzeit am Turnierabend" })
  fireEvent.change(slider, { target: { value: 19 * 3600 + 140 } })
  expect(slider).toHaveAttribute("aria-valuetext", "19:02")
  expect(screen.getByText("Runde 1 von 2")).toBeVisible()
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toContain(
    "BobKugel 1: 1.234.500",
  )
  expect(screen.getByText("Stand 19:02")).toBeVisible()
})
