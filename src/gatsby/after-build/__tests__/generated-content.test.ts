import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import fc from "fast-check"
import { generateResume } from "../../../../test/generate-resumes"
import { importedContent } from "../../../../test/imported-content"
import { countOf } from "../../../../test/matrix"
import { anyContent } from "../../../../test/schema-content"
import { makeTemporaryFolder } from "../../../../test/temporary-folder"
import { findLeaksInFolder } from "../find-leaks-in-folder"
import { toHiddenVariants } from "../find-variant-leaks"
import { toGeneratedFiles } from "../generated-files"

/** The one has any fields, the other any texts. PDFs are slow to make, so one in four has them. */
const CONTENTS = [
  ...fc.sample(anyContent(), { numRuns: countOf(4, 20), seed: 14 }),
  ...Array.from({ length: countOf(4, 20) }, (_, seed) =>
    importedContent(JSON.parse(JSON.stringify(generateResume(seed)))),
  ),
].map((content, index) => ({ content, index, hasPdfs: index % 4 === 0 }))

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
