import { act } from "@testing-library/react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { buildImage } from "../../testing/build-image"
import { Picture, type PictureProps } from "../picture"

const picture = (props?: Partial<PictureProps>) => (
  <Picture image={buildImage()} alt="A lighthouse at dusk" {...props} />
)

/** Renders on the server, lets the browser do as told with the image, and hydrates. */
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

test("the HTML alone shows the image, in its place and size, without a script or a style", () => {
  const html = renderToString(picture())
  expect(html).toContain('data-image-state="pending"')
  expect(html).toMatch(/<source[^>]* type="image\/avif"/)
  expect(html).toMatch(/<img[^>]* width="800" height="500"/)
  expect(html).toContain('loading="lazy"')
  expect(html).not.toContain(" style=")
})

test("a picture above the fold is asked for at once and before others", () => {
  const complaints = jest.spyOn(console, "error")
  const html = renderToString(picture({ priority: true }))
  expect(html).toContain('loading="eager"')
  expect(html).toContain('fetchpriority="high"')
  expect(complaints).not.toHaveBeenCalled()
})

test("is loaded when the image had arrived before the script", async () => {
  const { state } = await hydrateAfter({ ...finished, naturalWidth: 800 })
  expect(state()).toBe("loaded")
})

test("tries the plain format when the image had failed before the script", async () => {
  const { root, state } = await hydrateAfter({ ...finished, naturalWidth: 0 })
  expect(state()).toBe("loading")
  expect(root.querySelector("source")).toBeNull()
})

test("does not take an image that has not chosen its source for a broken one", async () => {
  const { root, state } = await hydrateAfter({ complete: true, currentSrc: "", naturalWidth: 0 })
  expect(state()).toBe("loading")
  expect(root.querySelector("source")).not.toBeNull()
})

test("waits as pending until it comes near the window, and then fetches for certain", async () => {
  let comeNear = () => {}
  class Observer {
    constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
      comeNear = () => report([{ isIntersecting: true }])
    }
    observe = () => {}
    disconnect = () => {}
  }
  Object.assign(window, { IntersectionObserver: Observer })
  const { image, state } = await hydrateAfter({ loading: "lazy" })
  expect(state()).toBe("pending")
  act(comeNear)
  expect(state()).toBe("loading")
  expect(image.loading).toBe("eager")
})
