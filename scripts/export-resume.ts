/** `npm run export`: writes the whole résumé to a file. `--help` describes the command. */

import path from "node:path"
import { command, quotedCommand } from "../src/content/command"
import { contentFolder } from "../src/content/files/content-folder"
import { isPublic } from "../src/content/values/formats"
import { toJsonResume, toModel } from "../src/resume"
import { readPathPrefix } from "./lib/read-path-prefix"
import { inLanguage, readValidContent } from "./lib/read-valid-content"
import { refusePublished } from "./lib/refuse-published"
import { UserError, withOptions } from "./lib/run-main"
import { writeNewFile } from "./lib/write-files"

const HELP = `Writes the whole résumé as a JSON Resume, with its private values. ${command("import")} makes the same
content of it. Everyone can download resume.json from the site, which has no private values.

  ${command("export", "FILE")}

Options:
  --language de  the résumé in this language (that of the site)
  --force        replaces FILE if it exists
  --help         shows this text`

const CONFIG = {
  allowPositionals: true,
  options: { language: { type: "string" }, force: { type: "boolean", default: false } },
} as const

export const main = withOptions(HELP, CONFIG, async ({ values, positionals }) => {
  const [file, ...others] = positionals
  if (!file)
    throw new UserError(`Add the file to write: ${quotedCommand("export", "my-resume.json")}.`)
  if (others.length > 0) throw new UserError(`Name one file, not also ${others.join(", ")}.`)
  refusePublished(file)
  const content = inLanguage(await readValidContent(contentFolder()), values.language)
  const model = toModel(content, readPathPrefix())
  const text = `${JSON.stringify(toJsonResume(model), null, 2)}\n`
  await writeNewFile(file, text, { isForced: values.force })
  console.log(`Wrote ${file}.`)
  const fields = [...model.contact, ...(model.address ? [model.address] : [])]
  const count = fields.filter((field) => !isPublic(field)).length
  if (count > 0)
    console.log(`It has ${count} private ${count === 1 ? "value" : "values"}. Do not publish it.`)
  if (content.owner.portrait)
    console.log(
      `It does not have the picture ${path.relative("", contentFolder())}/${content.owner.portrait.src}.`,
    )
})
