/** @jest-environment jsdom */
import { cleanup, render, screen } from "@testing-library/react"
import { CareerFacts } from "../career-facts"

jest.useFakeTimers({ now: new Date("2026-11-15T12:00:00Z") })

type Career = Parameters<typeof CareerFacts>[0]["career"]

const role = (title: string, company: string, startDate: string, endDate = "") => ({
  title,
  company,
  startDate,
  endDate,
})

const factsOf = (
  roles: Career["roles"],
  ranges: Career["ranges"] = roles,
  headline: string | null = null,
) => {
  render(<CareerFacts career={{ roles, ranges }} headline={headline} buildMonth="2026-10" />)
  return screen.queryAllByRole("listitem").map(({ textContent }) => textContent)
}

test("says the title, the years of work and the employer", () => {
  const past = { startDate: "Jan 2010", endDate: "Dec 2014" }
  const lead = role("Lead", "Acme", "Jan 2020")
  expect(factsOf([lead], [lead, past])).toEqual(["Lead", "11 years", "now at Acme"])
})

test("says the headline in place of the title, also without work", () => {
  const help = role("Student assistant", "Library", "Jan 2024")
  const headline = "Student, graduating in May 2027"
  expect(factsOf([help], [help], headline)).toEqual([headline, "2 years", "now at Library"])
  cleanup()
  expect(factsOf([], [], headline)).toEqual([headline])
})

test("a year of work is a fact, and eleven months are none", () => {
  expect(factsOf([role("Dev", "Old", "Jan 2022", "Nov 2023")])).toEqual(["Dev", "1 year"])
  cleanup()
  expect(factsOf([role("Dev", "Old", "Jan 2023", "Nov 2023")])).toEqual(["Dev"])
})

test("names all present employers once, and the newest role at the first of them", () => {
  const lead = role("Lead", "Acme", "Jan 2026")
  const dev = role("Dev", "Acme", "Jan 2020")
  const advisor = role("Advisor", "Side", "Nov 2026", "Nov 2026")
  expect(factsOf([dev, lead, advisor])).toEqual(["Lead", "6 years", "now at Acme and Side"])
})

test("a job is current until the end of its last month, on the day of the visit", () => {
  const ended = role("Dev", "Old", "Jan 2026", "Oct 2026")
  const ahead = role("Head", "Next", "Dec 2026")
  const limited = role("Lead", "Acme", "Sep 2026", "Dec 2027")
  expect(factsOf([ahead, ended, limited])).toEqual(["Lead", "now at Acme"])
})

test("names no employer between two jobs", () => {
  const ended = role("Dev", "Old", "Jan 2026", "Oct 2026")
  expect(factsOf([role("Head", "Next", "Dec 2026", "Dec 2027"), ended])).toEqual(["Dev"])
})

test("renders nothing without facts", () => {
  expect(factsOf([])).toEqual([])
  expect(screen.queryByRole("list")).not.toBeInTheDocument()
})

test("isolates an employer whose name has another direction than the sentence", () => {
  expect(factsOf([role("Dev", "בנק", "Jan 2026")])).toEqual(["Dev", "now at \u2068בנק\u2069"])
})
