/**
 * `npm run export -- FILE` writes the whole résumé as a JSON Resume, with its private values. It is for
 * the owner: `npm run import` makes the same content of it. Everyone can download public/resume.json,
 * which has no private values.
 */
import { writeFile } from "node:fs/promises"
import path from "node:path"
import { parseArgs } from "node:util"
import { CONTENT } from "../src/content/files/content-folder"
import { isPublic, toModel } from "../src/exports/model"
import { toJsonResume } from "../src/exports/to-json-resume"
import { readValidContent } from "./lib/read-valid-content"
import { refusePublished } from "./lib/refuse-published"
import { runMain, UserError } from "./lib/run-main"

runMain(async () => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [file] = positionals
  if (!file) throw new UserError("Add the file to write: `npm run export -- my-resume.json`.")
  refusePublished(file)
  const content = await readValidContent(CONTENT)
  const model = toModel(content)
  await writeFile(file, `${JSON.stringify(toJsonResume(model), null, 2)}\n`)
  console.log(`Wrote ${file}.`)
  const fields = [...model.contact, ...(model.address ? [model.address] : [])]
  const count = fields.filter((field) => !isPublic(field)).length
  if (count > 0)
    console.log(`It has ${count} private ${count === 1 ? "value" : "values"}. Do not publish it.`)
  if (content.owner.portrait)
    console.log(
      `It does not have the picture ${path.relative("", CONTENT)}/${content.owner.portrait.src}.`,
    )
})
