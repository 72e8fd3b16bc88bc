import { render } from "@testing-library/react"
import { MatchMark } from "../match-mark"

test("says in words, not only by its color, which skills were used", () => {
  const { container } = render(<MatchMark names={["Java", "Kotlin"]} />)
  expect(container).toHaveTextContent("✓ Uses Java, Kotlin")
})

test("says nothing where none was used", () => {
  const { container } = render(<MatchMark names={[]} />)
  expect(container).toBeEmptyDOMElement()
})
