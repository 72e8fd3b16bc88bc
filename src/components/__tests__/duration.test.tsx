import { render } from "@testing-library/react"
import { Duration } from "../duration"

test("writes a duration for people and for machines", () => {
  const { container } = render(<Duration months={43} />)
  expect(container).toHaveTextContent("3 yr 7 mo")
  expect(container.querySelector("data")).toHaveAttribute("value", "P3Y7M")
})

test("says nothing of no months", () => {
  const { container } = render(<Duration months={0} />)
  expect(container).toBeEmptyDOMElement()
})
