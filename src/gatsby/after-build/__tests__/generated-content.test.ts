import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { generateResume } from "../../../../test/generate-resumes"
import { importedContent } from "../../../../test/imported-content"
import { makeTemporaryFolder } from "../../../../test/temporary-folder"
import { toHiddenVariants } from "../../../resume"
import { findLeaksInFolder } from "../find-leaks-in-folder"
import { toGeneratedFiles } from "../generated-files"

/** PDFs are slow to make, so one document in four has them. */
const DOCUMENTS = Array.from({ length: 20 }, (_, seed) => ({ seed, hasPdfs: seed % 4 === 0 }))

/** Share images and icons have no text of the résumé that the page does not have, and take a second. */
const isPicture = (mediaType: string) => mediaType.startsWith("image/")

test.each(DOCUMENTS)(
  "generated document $seed, if it passes the check, can be built without a leak (with PDFs: $hasPdfs)",
  async ({ seed, hasPdfs }) => {
    const content = importedContent(JSON.parse(JSON.stringify(generateResume(seed))))
    const folder = makeTemporaryFolder()
    for (const { path: file, mediaType, generate } of await toGeneratedFiles([content], "")) {
      if (isPicture(mediaType) || (mediaType === "application/pdf" && !hasPdfs)) continue
      await mkdir(path.join(folder, path.dirname(file)), { recursive: true })
      await writeFile(path.join(folder, file), await generate())
    }
    expect(await findLeaksInFolder(folder, content.owner, toHiddenVariants(content))).toEqual([])
  },
)
