/** `npm run hand-out`: writes the files to send to somebody. `--help` describes the options. */

import { readdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { contentFolder } from "../src/content/files/content-folder"
import { formatDiagnostics } from "../src/content/report/terminal"
import type { Content } from "../src/content/schemas"
import { isPublic } from "../src/content/schemas/contact-formats"
import { allOf } from "../src/content/wording"
import { command } from "../src/lib/command"
import { findHandOut, toHandOutFiles } from "../src/resume"
import { readAssets } from "../src/typeset/typeset-resume"
import { makeFile } from "./lib/make-file"
import { HAND_OUTS } from "./lib/output-folders"
import { readPathPrefix } from "./lib/read-path-prefix"
import { inLanguage, readValidContent, thereIs } from "./lib/read-valid-content"
import { refusePublished } from "./lib/refuse-published"
import { replaceFolder } from "./lib/replace-folder"
import { onlyOne, UserError, withOptions } from "./lib/run-main"

const HELP = `Writes the files that you send to somebody: PDF in both layouts, Word, plain text, and the letter.

  ${command("hand-out")}                  the main résumé, to hand-outs/resume/ (a variant or a letter
                              of this name: hand-outs/resume.named/)
  ${command("hand-out", "NAME")}          the variant and the letter with this name, to hand-outs/NAME/

NAME is a file in content/variants/ or content/letters/, without .yaml. A letter without a variant
goes with the main résumé.

Options:
  --to FOLDER     writes to a folder in FOLDER instead of hand-outs
  --language de   the résumé in this language (that of the variant or the letter, or of the site)
  --force         replaces the folder if it has files
  --help          shows this text

The files have contact fields with visibleIn: [hand-out], which the site does not have. Git ignores the
folder hand-outs, and no build reads it.`

const OPTIONS = { texts: ["to", "language"], flags: ["force"], hasArguments: true } as const

export const main = withOptions(HELP, OPTIONS, async (values, others) => {
  const name = onlyOne(others, "Write one hand-out")
  const { content: all, diagnostics } = await readValidContent()
  const content = inLanguage(all, values.language ?? languageOf(all, name))
  const handOut = findHandOut(content, name, readPathPrefix())
  if (!handOut) {
    const names = [...new Set([...Object.keys(all.variants), ...Object.keys(all.letters)])]
    throw new UserError(`No variant and no letter has the name "${name}".${thereIs(names)}`)
  }
  const drafted = diagnostics.filter(
    ({ code, file }) => code === "placeholder" && file.endsWith(`/letters/${name}.yaml`),
  )
  if (drafted.length > 0)
    throw new UserError(`${formatDiagnostics(drafted)}\n\nFinish the letter first.`)
  const folder = path.join(values.to ?? HAND_OUTS, handOut.folder)
  refusePublished(folder)
  const old = values.force ? [] : await readdir(folder).catch(() => [])
  if (old.length > 0)
    throw new UserError(
      `The folder ${folder} has files already: ${allOf(old.slice(0, 3))}. Choose another folder, or add --force to replace all of them. Nothing was written.`,
    )
  const assets = await readAssets(all, contentFolder())
  await replaceFolder(path.resolve(folder), async (newFolder) => {
    for (const { name: file, title, make } of toHandOutFiles(handOut)) {
      console.error(`Writing ${file} …`)
      const bytes = await makeFile(file, make, { assets, model: handOut.model, title })
      await writeFile(path.join(newFolder, file), bytes)
    }
  })
  const { contact, address, hash } = handOut.model
  const count = [...contact, ...(address ? [address] : [])].filter((each) => !isPublic(each)).length
  console.log(`Wrote version ${hash} to ${folder}/.`)
  if (count > 0) console.log("The files may have private values. Do not publish them.")
})

/** @returns the language of the letter or the variant with this name; undefined if it has none */
function languageOf({ letters, variants }: Content, name: string | undefined): string | undefined {
  const named = [letters, variants].map((all) => new Map(Object.entries(all)).get(name ?? ""))
  return named.find((each) => each?.language)?.language
}
