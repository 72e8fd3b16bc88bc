/** Pictures of which each ends its load in a state of its own; the site's own icon is one that comes. */
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

/** What no decoder can read. */
export const brokenImage: IGatsbyImageData = {
  ...shape,
  images: { fallback: { src: withPrefix("/robots.txt") } },
}

/** Without an address there is nothing to wait for, and so it never ends. */
export const endlessImage: IGatsbyImageData = { ...shape, images: { fallback: {} as Fallback } }
