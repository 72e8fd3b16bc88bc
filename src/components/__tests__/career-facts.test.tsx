import { render, screen } from "@testing-library/react"
import { CareerFacts } from "../career-facts"

jest.useFakeTimers({ now: new Date("2026-11-15T12:00:00Z") })

const factsOf = (career: Parameters<typeof CareerFacts>[0]["career"]) => {
  render(<CareerFacts career={career} buildMonth="2026-11" />)
  return screen.queryAllByRole("listitem").map(({ textContent }) => textContent)
}

test("says the title, the years of work and the employer", () => {
  const ranges = [
    { startDate: "Jan 2020", endDate: "" },
    { startDate: "Jan 2010", endDate: "Dec 2014" },
  ]
  expect(factsOf({ title: "Lead", company: "Acme", ranges })).toEqual([
    "Lead",
    "11 years",
    "now at Acme",
  ])
})

test("leaves out what the content does not say, and a first year", () => {
  const ranges = [{ startDate: "Jan 2025", endDate: "" }]
  expect(factsOf({ title: "Lead", company: null, ranges })).toEqual(["Lead"])
})

test("renders nothing without facts", () => {
  expect(factsOf({ title: null, company: null, ranges: [] })).toEqual([])
  expect(screen.queryByRole("list")).not.toBeInTheDocument()
})
