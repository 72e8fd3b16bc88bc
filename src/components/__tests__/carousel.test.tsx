/** @jest-environment jsdom */
import { act, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import {
  mockIntersectionObserver,
  reportIntersection,
} from "../../../test/mock-intersection-observer"
import { Carousel } from "../carousel"
import * as swiper from "../carousel-swiper"

jest.mock("../carousel-swiper", () => ({ startSwiper: jest.fn() }))

/** Mocks Swiper. `slideTo` activates a slide if it exists. */
function mockSwiper(count: number) {
  const destroy = jest.fn()
  const start = jest.mocked(swiper.startSwiper).mockReset()
  start.mockImplementation((_container, onChange) => ({
    slideTo: (index) => index >= 0 && index < count && onChange(index),
    destroy,
  }))
  return { start, destroy }
}

const cardsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Site ${index + 1}`,
    href: `https://site-${index + 1}.example`,
    face: <img alt={`Screen ${index + 1}`} src="/picture.png" />,
  }))

async function renderNearViewport(count: number) {
  mockIntersectionObserver()
  const mock = mockSwiper(count)
  const view = render(<Carousel label="Sites" cards={cardsOf(count)} />)
  await act(async () => reportIntersection())
  return { ...mock, ...view }
}

const tabbableLinks = () =>
  screen.getAllByRole("link").filter((link) => link.getAttribute("tabindex") !== "-1")

test("is a labelled carousel, and each slide has its position and name as its label", async () => {
  await renderNearViewport(3)
  const carousel = screen.getByRole("group", { name: "Sites" })
  expect(carousel).toHaveAttribute("aria-roledescription", "carousel")
  const slides = within(carousel).getAllByRole("group")
  expect(slides.map((slide) => slide.getAttribute("aria-label"))).toEqual([
    "1 of 3: Site 1",
    "2 of 3: Site 2",
    "3 of 3: Site 3",
  ])
  for (const slide of slides) expect(slide).toHaveAttribute("aria-roledescription", "slide")
})

test.each([
  [1, "Site 1"],
  [2, "Site 2"],
  [3, "Site 2"],
  [12, "Site 2"],
])("of %i cards, the Tab key reaches only the link of %s at first", async (count, name) => {
  await renderNearViewport(count)
  expect(tabbableLinks()).toEqual([screen.getByRole("link", { name })])
  expect(screen.getAllByRole("img")).toHaveLength(count)
})

test("a single card has no buttons and does not load Swiper", async () => {
  const { start } = await renderNearViewport(1)
  expect(screen.queryByRole("button")).not.toBeInTheDocument()
  expect(start).not.toHaveBeenCalled()
})

test("shows the buttons when Swiper runs", async () => {
  mockIntersectionObserver()
  mockSwiper(3)
  render(<Carousel label="Sites" cards={cardsOf(3)} />)
  expect(screen.queryByRole("button")).not.toBeInTheDocument()
  await act(async () => reportIntersection(false))
  expect(screen.queryByRole("button")).not.toBeInTheDocument()
  await act(async () => reportIntersection())
  expect(screen.getAllByRole("button")).toHaveLength(2)
})

test("announces the new slide, and nothing before the first change", async () => {
  await renderNearViewport(3)
  expect(screen.getByRole("status")).toBeEmptyDOMElement()
  await userEvent.click(screen.getByRole("button", { name: "Next slide" }))
  expect(screen.getByRole("status")).toHaveTextContent("3 of 3: Site 3")
  expect(tabbableLinks()).toEqual([screen.getByRole("link", { name: "Site 3" })])
})

test("a button without a further slide is disabled for screen readers and keeps the focus", async () => {
  await renderNearViewport(2)
  const next = screen.getByRole("button", { name: "Next slide" })
  expect(next).toHaveAttribute("aria-disabled", "true")
  const previous = screen.getByRole("button", { name: "Previous slide" })
  await userEvent.click(previous)
  expect(previous).toHaveAttribute("aria-disabled", "true")
  expect(previous).toHaveFocus()
})

test("a click on an inactive card activates and focuses it, and does not follow its link", async () => {
  await renderNearViewport(3)
  const side = screen.getByRole("link", { name: "Show Site 1" })
  const follow = jest.fn((event: Event) => {
    const isStopped = event.defaultPrevented
    event.preventDefault() // jsdom cannot follow a link
    return isStopped
  })
  document.addEventListener("click", follow)
  act(() => side.click())
  expect(follow).toHaveReturnedWith(true)
  expect(screen.getByRole("status")).toHaveTextContent("1 of 3: Site 1")
  expect(side).toHaveFocus()
  expect(side).toHaveAccessibleName("Site 1")
  act(() => side.click())
  expect(follow).toHaveLastReturnedWith(false)
  document.removeEventListener("click", follow)
})

test("the focus moves to the active card", async () => {
  await renderNearViewport(3)
  const inView = new DOMRect(0, 0, 400, 500)
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValueOnce(inView)
  screen.getByRole("link", { name: "Site 2" }).focus()
  await userEvent.keyboard("{ArrowRight}")
  expect(screen.getByRole("link", { name: "Site 3" })).toHaveFocus()
})

test("destroys Swiper when it is unmounted", async () => {
  const { start, destroy, unmount } = await renderNearViewport(3)
  expect(start).toHaveBeenCalledTimes(1)
  unmount()
  expect(destroy).toHaveBeenCalledTimes(1)
})
