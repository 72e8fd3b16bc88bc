import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import fc from "fast-check"
import { anyContent } from "../../../../test/schema-content"
import { makeTemporaryFolder } from "../../../../test/temporary-folder"
import { toHiddenVariants } from "../../../resume"
import { findLeaksInFolder } from "../find-leaks-in-folder"
import { toGeneratedFiles } from "../generated-files"

/** PDFs are slow to make, so one content in four has them. */
const CONTENTS = fc
  .sample(anyContent(), { numRuns: 20, seed: 14 })
  .map((content, index) => ({ content, index, hasPdfs: index % 4 === 0 }))

/** Share images and icons have no text of the résumé that the page does not have, and take a second. */
const isPicture = (mediaType: string) => mediaType.startsWith("image/")

test.each(CONTENTS)(
  "generated content $index can be built without a leak (with PDFs: $hasPdfs)",
  async ({ content, hasPdfs }) => {
    const folder = makeTemporaryFolder()
    for (const { path: file, mediaType, generate } of await toGeneratedFiles([content], "")) {
      if (isPicture(mediaType) || (mediaType === "application/pdf" && !hasPdfs)) continue
      await mkdir(path.join(folder, path.dirname(file)), { recursive: true })
      await writeFile(path.join(folder, file), await generate())
    }
    expect(await findLeaksInFolder(folder, content.owner, toHiddenVariants(content))).toEqual([])
  },
)
