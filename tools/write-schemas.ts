/** `npx tsx tools/write-schemas.ts`: writes what is generated from the schemas of the content and checked in. */
import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { runMain } from "../scripts/lib/run-main"
import { generatedFiles } from "../src/content/docs/generated-files"

runMain(async () => {
  for (const [file, text] of generatedFiles()) {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
})
