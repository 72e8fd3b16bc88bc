/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import { About } from "../about"

test("without a biography, the buttons have a distance from the headline", () => {
  const owner = { name: "Ada", headline: "Engineer", locations: [], portrait: null }
  const about = { bio: [], likes: [], actions: [{ text: "Résumé", href: "/resume/" }] }
  render(<About owner={owner} about={about} contact={[]} />)
  const actions = screen.getByRole("link", { name: "Résumé" }).parentElement as HTMLElement
  const { marginBlockStart } = getComputedStyle(actions)
  expect(Number.parseFloat(marginBlockStart)).toBeGreaterThan(0)
})

test("two lists may have the same title, and two buttons the same address", () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => {})
  const list = { title: "Likes", items: ["Clear edges"] }
  const action = { href: "/resume/", text: "Résumé" }
  const about = { bio: [], likes: [list, list], actions: [action, action] }
  const owner = { name: "Ada", headline: "Engineer", locations: [], portrait: null }
  const line = { name: "Code", text: "code.example/ada", href: null }
  render(<About about={about} owner={owner} contact={[line, line]} />)
  expect(log).not.toHaveBeenCalled()
})
