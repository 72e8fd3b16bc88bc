import { css } from "@emotion/react"
import { Picture } from "../../components/picture"
import { brokenImage, endlessImage, loadedImage } from "./sample-images"
import { Columns, Group, Specimen } from "./specimen"

/** What is not drawn never comes near the window. */
const farCss = css({ "& img": { display: "none" } })

/** A picture in each state of its load. */
export function Pictures() {
  return (
    <Group title="Pictures">
      <Columns>
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
      </Columns>
    </Group>
  )
}
