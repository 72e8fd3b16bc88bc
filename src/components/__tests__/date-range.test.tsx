import { render } from "@testing-library/react"
import { DateRange } from "../date-range"

test("writes both months for people and for machines", () => {
  const { container } = render(<DateRange startDate="Apr 2023" endDate="Mar 2024" />)
  expect(container).toHaveTextContent("Apr 2023 — Mar 2024")
  const [start, end] = container.querySelectorAll("time")
  expect(start).toHaveAttribute("datetime", "2023-04")
  expect(end).toHaveAttribute("datetime", "2024-03")
})

test("an empty end means the present", () => {
  const { container } = render(<DateRange startDate="Apr 2023" endDate="" />)
  expect(container).toHaveTextContent("Apr 2023 — Present")
})
