import { render, screen } from "@testing-library/react"
import { About } from "../about"

test("without a biography, the buttons have a distance from the headline", () => {
  const owner = { name: "Ada", headline: "Engineer", place: "", portrait: null }
  const about = { bio: [], likes: [], actions: [{ text: "Résumé", href: "/resume/" }] }
  render(<About owner={owner} about={about} contact={[]} />)
  const actions = screen.getByRole("link", { name: "Résumé" }).parentElement as HTMLElement
  const { marginBlockStart } = getComputedStyle(actions)
  expect(Number.parseFloat(marginBlockStart)).toBeGreaterThan(0)
})
