import type { IGatsbyImageData } from "gatsby-plugin-image"

/** @returns the data of an image in two formats, as a GraphQL query returns it */
export function buildImage(name = "picture"): IGatsbyImageData {
  const sizes = "100vw"
  return {
    layout: "constrained",
    width: 800,
    height: 500,
    backgroundColor: "#180808",
    images: {
      fallback: { src: `/${name}.png`, srcSet: `/${name}.png 800w`, sizes },
      sources: [{ type: "image/avif", srcSet: `/${name}.avif 800w`, sizes }],
    },
  }
}
