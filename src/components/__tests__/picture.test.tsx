/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { buildImage } from "../../../test/build-image"
import { Picture } from "../picture"

const ALT = "A lighthouse at dusk"
const picture = <Picture image={buildImage()} alt={ALT} />

const image = () => screen.getByRole("img", { name: ALT })
const state = () => document.querySelector("[data-image-state]")?.getAttribute("data-image-state")
const source = () => document.querySelector("source")

function failTwice() {
  fireEvent.error(image())
  fireEvent.error(image())
}

test("is loading until the image is loaded", () => {
  render(picture)
  expect(state()).toBe("loading")
  fireEvent.load(image())
  expect(state()).toBe("loaded")
})

test("tries the fallback format when the first try fails", () => {
  render(picture)
  expect(source()).toHaveAttribute("type", "image/avif")
  fireEvent.error(image())
  expect(state()).toBe("loading")
  expect(source()).toBeNull()
  fireEvent.load(image())
  expect(state()).toBe("loaded")
})

test("offers a phone the part for it first, also when the first try fails", () => {
  render(<Picture image={buildImage()} phone={buildImage("part")} alt={ALT} />)
  const offered = () =>
    [...document.querySelectorAll("source")].map(({ media, srcset }) => [media, srcset])
  const phone = "screen and (width < 40rem)"
  const part = [phone, "/part.png 800w"]
  expect(offered()).toEqual([[phone, "/part.avif 800w"], part, ["", "/picture.avif 800w"]])
  fireEvent.error(image())
  expect(offered()).toEqual([part])
})

test("says that it failed, with its text and a retry button, when the second try fails", () => {
  render(picture)
  failTwice()
  expect(state()).toBe("failed")
  expect(screen.getByText("The picture could not be loaded.")).toBeInTheDocument()
  expect(screen.getByText(ALT)).toBeInTheDocument()
  expect(screen.queryByRole("img")).toBeNull()
  expect(screen.getByRole("button", { name: "Try again" })).toHaveAccessibleDescription(ALT)
})

test("offers every format again when the visitor retries", async () => {
  render(picture)
  failTwice()
  await userEvent.click(screen.getByRole("button"))
  expect(state()).toBe("loading")
  expect(source()).toHaveAttribute("type", "image/avif")
  fireEvent.load(image())
  expect(state()).toBe("loaded")
})

test("keeps the focus in the picture when the button disappears and when it returns", async () => {
  render(picture)
  failTwice()
  await userEvent.tab()
  await userEvent.keyboard("{Enter}")
  expect(document.activeElement).toContainElement(image())
  failTwice()
  expect(screen.getByRole("button")).toHaveFocus()
})

test("leaves the focus on another element when it fails", () => {
  render(
    <>
      <input aria-label="elsewhere" />
      {picture}
    </>,
  )
  screen.getByRole("textbox").focus()
  failTwice()
  expect(screen.getByRole("textbox")).toHaveFocus()
})

test("starts again with another image", () => {
  const { rerender } = render(picture)
  fireEvent.load(image())
  rerender(<Picture image={buildImage("another")} alt={ALT} />)
  expect(state()).toBe("loading")
  expect(image()).toHaveAttribute("src", "/another.png")
})
