/** @jest-environment node */
import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { generateResume } from "../../../../test/generate-resumes"
import { importedContent } from "../../../../test/imported-content"
import { makeTemporaryFolder } from "../../../../test/temporary-folder"
import { toHiddenVariants } from "../../../resume"
import { findLeaksInFolder } from "../find-leaks-in-folder"
import { toGeneratedFiles } from "../generated-files"

const DOCUMENTS = 40

/** Share images and icons have no text of the résumé that the page does not have, and take a second. */
const isPicture = (mediaType: string) => mediaType.startsWith("image/")

test(`of ${DOCUMENTS} generated documents, whatever passes the check can be built without a leak`, async () => {
  const problems: string[] = []
  for (let seed = 0; seed < DOCUMENTS; seed++) {
    const content = importedContent(JSON.parse(JSON.stringify(generateResume(seed))))
    const folder = makeTemporaryFolder()
    try {
      for (const { path: file, mediaType, generate } of await toGeneratedFiles([content], "")) {
        if (isPicture(mediaType)) continue
        await mkdir(path.join(folder, path.dirname(file)), { recursive: true })
        await writeFile(path.join(folder, file), await generate())
      }
      const variants = toHiddenVariants(content)
      problems.push(...(await findLeaksInFolder(folder, content.owner, variants)))
    } catch (error) {
      problems.push(`document ${seed}: ${error}`)
    }
  }
  expect(problems).toEqual([])
})
