import { render } from "@testing-library/react"
import { Period } from "../period"

test("reaches from the oldest start to the newest end, and counts no gap between", () => {
  const ranges = [
    { startDate: "Jul 2024", endDate: "Dec 2024" },
    { startDate: "Jan 2023", endDate: "Dec 2023" },
  ]
  const { container } = render(<Period ranges={ranges} currentMonth="2026-07" />)
  expect(container).toHaveTextContent(/^Jan 2023 — Dec 2024 · 1 yr 6 mo$/)
})

test("says no duration of what is yet to begin", () => {
  const ranges = [{ startDate: "Sep 2026", endDate: "" }]
  const { container } = render(<Period ranges={ranges} currentMonth="2026-07" />)
  expect(container).toHaveTextContent(/^Sep 2026 — Present$/)
})

test("reaches from the earliest start to the latest end, whatever the order", () => {
  const ranges = [
    { startDate: "Jan 2019", endDate: "Dec 2022" },
    { startDate: "Apr 2021", endDate: "Jan 2022" },
    { startDate: "Mar 2020", endDate: "Jun 2021" },
  ]
  const { container } = render(<Period ranges={ranges.toReversed()} currentMonth="2026-07" />)
  expect(container).toHaveTextContent(/^Jan 2019 — Dec 2022 · /)
})
