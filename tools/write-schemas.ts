/** `npx tsx tools/write-schemas.ts`: writes what is generated from the schemas and checked in. */
import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { runMain } from "../scripts/lib/run-main"
import { typstInputSchema } from "../src/resume"
import { generatedFiles } from "./handbook/handbook"
import { toJsonSchema } from "./handbook/json-schema"

runMain(async () => {
  const input = ["schemas/typst-input.json", toJsonSchema(typstInputSchema)] as const
  for (const [file, text] of [...generatedFiles(), input]) {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
})
