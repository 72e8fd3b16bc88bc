/** @jest-environment jsdom */
import { act } from "@testing-library/react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { buildImage } from "../../../test/build-image"
import {
  mockIntersectionObserver,
  reportIntersection,
} from "../../../test/mock-intersection-observer"
import { Picture, type PictureProps } from "../picture"

const picture = (props?: Partial<PictureProps>) => (
  <Picture image={buildImage()} alt="A lighthouse at dusk" {...props} />
)

/** Renders on the server, sets the properties of the image, and hydrates. */
async function hydrateAfter(imageProperties: Partial<HTMLImageElement>) {
  const root = document.createElement("div")
  root.innerHTML = renderToString(picture())
  const image = root.querySelector("img")
  if (!image) throw new Error("The HTML has no image.")
  for (const [name, value] of Object.entries(imageProperties)) {
    Object.defineProperty(image, name, { value, writable: true })
  }
  await act(async () => {
    hydrateRoot(root, picture())
  })
  const state = () =>
    root.querySelector("[data-image-state]")?.getAttribute("data-image-state") ?? undefined
  return { root, image, state }
}

const finished = { complete: true, currentSrc: "/picture.avif" }

test("the HTML contains the image and its size, without a script or inline style", () => {
  const html = renderToString(picture())
  expect(html).toContain('data-image-state="pending"')
  expect(html).toMatch(/<source[^>]* type="image\/avif"/)
  expect(html).toMatch(/<img[^>]* width="800" height="500"/)
  expect(html).toContain('loading="lazy"')
  expect(html).not.toContain(" style=")
})

test("a picture above the fold is fetched at once and before others", () => {
  const consoleError = jest.spyOn(console, "error")
  const html = renderToString(picture({ priority: true }))
  expect(html).toContain('data-image-state="loading"')
  expect(html).toContain('loading="eager"')
  expect(html).toContain('fetchpriority="high"')
  expect(consoleError).not.toHaveBeenCalled()
})

test("is loaded if the image was loaded before hydration", async () => {
  const { state } = await hydrateAfter({ ...finished, naturalWidth: 800 })
  expect(state()).toBe("loaded")
})

test("tries the fallback format if the image failed before hydration", async () => {
  const { root, state } = await hydrateAfter({ ...finished, naturalWidth: 0 })
  expect(state()).toBe("loading")
  expect(root.querySelector("source")).toBeNull()
})

test("does not treat an image without a selected source as failed", async () => {
  const { root, state } = await hydrateAfter({ complete: true, currentSrc: "", naturalWidth: 0 })
  expect(state()).toBe("loading")
  expect(root.querySelector("source")).not.toBeNull()
})

test("stays pending until it is near the viewport, and then fetches the image", async () => {
  mockIntersectionObserver()
  const { image, state } = await hydrateAfter({ loading: "lazy" })
  expect(state()).toBe("pending")
  act(() => reportIntersection())
  expect(state()).toBe("loading")
  expect(image.loading).toBe("eager")
})
