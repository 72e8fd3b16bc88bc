import { css } from "@emotion/react"
import { Carousel } from "../../src/components/carousel"
import { Picture } from "../../src/components/picture"
import { brokenImage, loadedImage } from "./sample-images"
import { Group, Specimen } from "./specimen"

const centerCss = css({ marginInline: "auto" })

const CARDS = [
  { name: "Plum", image: loadedImage },
  { name: "Moss", image: loadedImage },
  { name: "Slate", image: loadedImage },
  { name: "Rust", image: brokenImage },
].map(({ name, image }) => ({
  name,
  href: `https://${name.toLowerCase()}.example`,
  face: <Picture image={{ ...image, width: 400, height: 500 }} alt={`${name}, in three lines.`} />,
}))

/** Carousels with three cards, with one, and with one whose image fails to load. */
export function Cards() {
  return (
    <Group title="Cards">
      <Specimen label="three">
        <Carousel label="Three colors" cards={CARDS.slice(0, 3)} css={centerCss} />
      </Specimen>
      <Specimen label="one">
        <Carousel label="One color" cards={CARDS.slice(0, 1)} css={centerCss} />
      </Specimen>
      <Specimen label="a failed picture">
        <Carousel label="A lost color" cards={CARDS.slice(3)} css={centerCss} />
      </Specimen>
    </Group>
  )
}
