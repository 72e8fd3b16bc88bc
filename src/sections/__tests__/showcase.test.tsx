/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import { buildImage } from "../../../test/build-image"
import { mockIntersectionObserver } from "../../../test/mock-intersection-observer"
import { Showcase } from "../showcase"

const card = (name: string, demo: Queries.DemoFragment | null) => ({
  name,
  url: `https://${name.toLowerCase()}.example`,
  alt: `${name} shows cards.`,
  src: { gatsbyImageData: buildImage(name) },
  demo,
})

beforeEach(mockIntersectionObserver)

test("has a link to each site, and two with the same name to its demo: in the list and on the card", () => {
  const demo = { id: "moths", kind: "pick", data: "/static/demos/moths-1.json" }
  const showcase = {
    label: "Showcase",
    title: "Pick one",
    body: [],
    cards: [card("Moths", demo), card("Tides", null)],
    links: [{ name: "Service", url: "https://service.example" }],
  }
  render(<Showcase showcase={showcase} location={{ hash: "" }} />)
  for (const name of ["Moths", "Tides", "Service"]) {
    const [link] = screen.getAllByRole("link", { name })
    expect(link).toHaveAttribute("href", `https://${name.toLowerCase()}.example`)
  }
  const demoLinks = screen.getAllByRole("link", { name: /^Try it here/ })
  for (const link of demoLinks) {
    expect(link).toHaveAccessibleName("Try it here: Moths")
    expect(link).toHaveAttribute("href", "#moths")
  }
  expect(demoLinks.map(({ id }) => id)).toEqual(["moths", ""])
  expect(screen.getByAltText("Moths shows cards.").closest("[data-demo-picture]")).toHaveAttribute(
    "data-demo-picture",
    "moths",
  )
})

test("two cards and two links may have the same address", () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => {})
  const link = { name: "Service", url: "https://service.example" }
  const cards = [card("Moths", null), card("Moths", null)]
  const showcase = { label: "Showcase", title: "Pick one", body: [], cards, links: [link, link] }
  render(<Showcase showcase={showcase} location={{ hash: "" }} />)
  expect(log).not.toHaveBeenCalled()
})
