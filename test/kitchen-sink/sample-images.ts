/** Images for each final loading state. The loaded image is an icon of the site. */
import { withPrefix } from "gatsby"
import type { IGatsbyImageData } from "gatsby-plugin-image"

type Fallback = NonNullable<IGatsbyImageData["images"]["fallback"]>

const shape = {
  layout: "constrained",
  width: 800,
  height: 500,
  backgroundColor: "#3a2130",
} as const

export const loadedImage: IGatsbyImageData = {
  ...shape,
  images: { fallback: { src: withPrefix("/icons/maskable-512.png") } },
}

/** A file that is not an image. */
export const brokenImage: IGatsbyImageData = {
  ...shape,
  images: { fallback: { src: withPrefix("/robots.txt") } },
}

/** An image without a URL, which stays in the loading state. */
export const endlessImage: IGatsbyImageData = { ...shape, images: { fallback: {} as Fallback } }
