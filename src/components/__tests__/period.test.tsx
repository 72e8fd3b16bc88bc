/** @jest-environment jsdom */
import { render } from "@testing-library/react"
import { DateRange, Duration, Period } from "../period"

test("a period shows the earliest start and the latest end, and does not count gaps", () => {
  const ranges = [
    { startDate: "Jul 2024", endDate: "Dec 2024" },
    { startDate: "Jan 2023", endDate: "Dec 2023" },
  ]
  const { container } = render(<Period ranges={ranges} currentMonth="2026-07" />)
  expect(container).toHaveTextContent(/^Jan 2023 — Dec 2024 · 1 yr 6 mo$/)
})

test("a period that starts in the future shows its start, and neither an end nor a duration", () => {
  const ranges = [{ startDate: "Sep 2026", endDate: "" }]
  const { container } = render(<Period ranges={ranges} currentMonth="2026-07" />)
  expect(container).toHaveTextContent(/^From Sep 2026$/)
})

test("a date range shows both months, with machine-readable values", () => {
  const { container } = render(<DateRange startDate="Apr 2023" endDate="Mar 2024" />)
  expect(container).toHaveTextContent("Apr 2023 — Mar 2024")
  const [start, end] = container.querySelectorAll("time")
  expect(start).toHaveAttribute("datetime", "2023-04")
  expect(end).toHaveAttribute("datetime", "2024-03")
})

test("a date range within one date shows it once", () => {
  const { container } = render(<DateRange startDate="2017" endDate="2017" />)
  expect(container).toHaveTextContent(/^2017$/)
})

test("a date range without an end lasts until the present", () => {
  const { container } = render(<DateRange startDate="Apr 2023" endDate="" />)
  expect(container).toHaveTextContent("Apr 2023 — Present")
})

test("a duration has a machine-readable value", () => {
  const { container } = render(<Duration months={43} />)
  expect(container).toHaveTextContent("3 yr 7 mo")
  expect(container.querySelector("data")).toHaveAttribute("value", "P3Y7M")
})

test("a period with a year alone shows an estimate", () => {
  const ranges = [{ startDate: "2019", endDate: "2021" }]
  const { container } = render(<Period ranges={ranges} currentMonth="2026-07" />)
  expect(container).toHaveTextContent(/^2019 — 2021 · about 3 yr$/)
  expect(container.querySelector("time")).toHaveAttribute("datetime", "2019")
  expect(container.querySelector("data")).toHaveAttribute("value", "P3Y")
})

test("a point in time has no range", () => {
  const { container } = render(<DateRange endDate="2024-11-05" />)
  expect(container).toHaveTextContent(/^Nov 5, 2024$/)
  expect(container.querySelector("time")).toHaveAttribute("datetime", "2024-11-05")
})

test("a duration of no months shows nothing", () => {
  const { container } = render(<Duration months={0} />)
  expect(container).toBeEmptyDOMElement()
})

test("a period does not depend on the order of the ranges", () => {
  const ranges = [
    { startDate: "Jan 2019", endDate: "Dec 2022" },
    { startDate: "Apr 2021", endDate: "Jan 2022" },
    { startDate: "Mar 2020", endDate: "Jun 2021" },
  ]
  const { container } = render(<Period ranges={ranges.toReversed()} currentMonth="2026-07" />)
  expect(container).toHaveTextContent(/^Jan 2019 — Dec 2022 · /)
})
