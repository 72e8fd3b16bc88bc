import { css } from "@emotion/react"
import { Picture } from "../../src/components/picture"
import { brokenImage, endlessImage, loadedImage } from "./sample-images"
import { Columns, Group, Specimen } from "./specimen"

/** An image that is not rendered never starts to load. */
const neverLoadsCss = css({ "& img": { display: "none" } })

/** A picture in each loading state. */
export function Pictures() {
  return (
    <Group title="Pictures">
      <Columns>
        <Specimen label="pending, in its main color">
          <Picture image={endlessImage} alt="" css={neverLoadsCss} />
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
