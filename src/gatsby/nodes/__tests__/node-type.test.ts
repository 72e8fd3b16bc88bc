import config from "../../../../gatsby-config"
import { VALIDATED_COPY } from "../../../roots"

type Ignore = (file: string) => boolean

test.each([
  ["owner.yaml", false],
  ["translations/de/owner.yaml", false],
  ["variants/images/owner.yaml", false],
  ["images/me.jpg", false],
  ["templates/mine.typ", false],
  ["images/my-notes.yaml", true],
  ["templates/my-data.yaml", true],
  ["templates/parts/broken.YML", true],
  ["fonts/notes.yml", true],
])("Gatsby does not take the file %s for content that it must read: %p", (file, isIgnored) => {
  const [source] = config.plugins as unknown as { options: { ignore: Ignore[] } }[]
  expect(source?.options.ignore.some((ignore) => ignore(`${VALIDATED_COPY}/${file}`))).toBe(
    isIgnored,
  )
})
