import { render } from "@testing-library/react"
import { MatchingSkills } from "../matching-skills"

test("says in words, not only by its color, which skills were used", () => {
  const { container } = render(<MatchingSkills names={["Java", "Kotlin"]} />)
  expect(container).toHaveTextContent("✓ Uses Java, Kotlin")
})

test("says nothing where none was used", () => {
  const { container } = render(<MatchingSkills names={[]} />)
  expect(container).toBeEmptyDOMElement()
})
