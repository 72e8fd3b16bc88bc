/** @jest-environment jsdom */
import { render } from "@testing-library/react"
import { MatchingSkills } from "../matching-skills"

test("lists the used skills as text", () => {
  const { container } = render(<MatchingSkills names={["Java", "Kotlin"]} />)
  expect(container).toHaveTextContent("✓ Uses Java, Kotlin")
})

test("shows nothing if no skill was used", () => {
  const { container } = render(<MatchingSkills names={[]} />)
  expect(container).toBeEmptyDOMElement()
})
