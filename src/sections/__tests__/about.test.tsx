/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import { About } from "../about"

test("without a biography, the buttons have a distance from the headline", () => {
  const owner = { name: "Ada", headline: "Engineer", locations: [], contact: [], portrait: null }
  const about = { bio: [], likes: [], actions: [{ text: "Résumé", href: "/resume/" }] }
  render(<About owner={owner} about={about} />)
  const actions = screen.getByRole("link", { name: "Résumé" }).parentElement as HTMLElement
  const { marginBlockStart } = getComputedStyle(actions)
  expect(Number.parseFloat(marginBlockStart)).toBeGreaterThan(0)
})

test("two lists may have the same title, and two buttons the same address", () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => {})
  const list = { title: "Likes", items: ["Clear edges"] }
  const action = { href: "/resume/", text: "Résumé" }
  const about = { bio: [], likes: [list, list], actions: [action, action] }
  const line = { name: "Code", text: "code.example/ada", href: null }
  const contact = [line, line]
  const owner = { name: "Ada", headline: "Engineer", locations: [], contact, portrait: null }
  render(<About about={about} owner={owner} />)
  expect(log).not.toHaveBeenCalled()
})
