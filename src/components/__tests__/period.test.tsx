/** @jest-environment jsdom */
import { render } from "@testing-library/react"
import { DateRange, Duration, Period } from "../period"

test.each([
  ["Jan 2023", "Dec 2024", "Jan 2023 – Dec 2024 · 2 yr"],
  ["Sep 2026", "", "From Sep 2026"],
  ["2019", "2021", "2019 – 2021 · about 3 yr"],
])("a period from %s to '%s' is shown as %s", (startDate, endDate, text) => {
  const ranges = [{ startDate, endDate }]
  const { container } = render(<Period ranges={ranges} currentMonth="2026-07" />)
  expect(container.textContent?.replace(/\s+/g, " ")).toBe(text)
})

test("a date range shows both months, with machine-readable values", () => {
  const { container } = render(<DateRange startDate="Apr 2023" endDate="Mar 2024" />)
  expect(container).toHaveTextContent("Apr 2023 – Mar 2024")
  const [start, end] = container.querySelectorAll("time")
  expect(start).toHaveAttribute("datetime", "2023-04")
  expect(end).toHaveAttribute("datetime", "2024-03")
})

test.each([
  ["2017", "2017", "2017"],
  ["Apr 2023", "", "Apr 2023 – Present"],
])("a date range from %s to '%s' is shown as %s", (startDate, endDate, text) => {
  const { container } = render(<DateRange startDate={startDate} endDate={endDate} />)
  expect(container.textContent).toBe(text)
})

test("a duration has a machine-readable value", () => {
  const { container } = render(<Duration months={43} />)
  expect(container).toHaveTextContent("3 yr 7 mo")
  expect(container.querySelector("data")).toHaveAttribute("value", "P3Y7M")
})

test("a point in time has no range", () => {
  const { container } = render(<DateRange endDate="2024-11-05" />)
  expect(container).toHaveTextContent(/^Nov 5, 2024$/)
  expect(container.querySelector("time")).toHaveAttribute("datetime", "2024-11-05")
})

test.each([
  ["Feb 2024", "Feb 2024, expires Feb 2028"],
  ["", "expires Feb 2028"],
])("an expiry stands behind its date %j", (endDate, text) => {
  const { container } = render(<DateRange endDate={endDate} expires="Feb 2028" />)
  expect(container).toHaveTextContent(new RegExp(`^${text}$`))
})

test("a duration of no months shows nothing", () => {
  const { container } = render(<Duration months={0} />)
  expect(container).toBeEmptyDOMElement()
})
