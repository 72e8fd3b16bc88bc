import { css } from "@emotion/react"
import { Picture } from "../../components/picture"
import { media, space } from "../../styles/theme"
import { brokenImage, endlessImage, loadedImage } from "./sample-images"
import { Group, Specimen } from "./specimen"

const gridCss = css({
  display: "grid",
  gap: space.large,
  [media.small]: { gridTemplateColumns: "1fr 1fr" },
})

/** What is not drawn never comes near the window. */
const farCss = css({ "& img": { display: "none" } })

/** A picture in each state of its load. */
export function Pictures() {
  return (
    <Group title="Pictures">
      <div css={gridCss}>
        <Specimen label="pending, in its main color">
          <Picture image={endlessImage} alt="" css={farCss} />
        </Specimen>
        <Specimen label="loading">
          <Picture image={endlessImage} alt="" priority />
        </Specimen>
        <Specimen label="loaded">
          <Picture image={loadedImage} alt="Three lines of text." />
        </Specimen>
        <Specimen label="failed">
          <Picture image={brokenImage} alt="Three lines of text, none of which can be seen." />
        </Specimen>
      </div>
    </Group>
  )
}
