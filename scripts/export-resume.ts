/** `npm run export`: writes the files of a résumé that the site offers, without a build. `--help` describes it. */
import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { contentFolder } from "../src/content/files/content-folder"
import { resumeBase } from "../src/content/site-map/page-paths"
import { anyOf, quote } from "../src/content/wording"
import { command } from "../src/lib/command"
import {
  FORMATS,
  type Format,
  formatsAt,
  makeFormat,
  resumesOf,
  type Typeset,
  toModel,
} from "../src/resume"
import { readAssets } from "../src/typeset/typeset-resume"
import { makeFile } from "./lib/make-file"
import { EXPORTS, HAND_OUTS } from "./lib/output-folders"
import { readPathPrefix } from "./lib/read-path-prefix"
import { inLanguage, readValidContent, thereIs } from "./lib/read-valid-content"
import { refusePublished } from "./lib/refuse-published"
import { describeError, onlyOne, UserError, withOptions } from "./lib/run-main"

const NAMES = [...new Set(FORMATS.map(({ name }) => name))]

const HELP = `Writes the files of the résumé that the site offers, in seconds and without a build.

  ${command("export")}                      the main résumé, to ${EXPORTS}/
  ${command("export", "NAME")}              the variant with this name

Options:
  --only pdf,docx     only these formats, of ${NAMES.join(", ")}
  --verify            says what programs lose of both PDFs. Otherwise, it looks only at the one in one column, and with --only
                      at none
  --language de       the résumé in this language (that of the site)
  --watch             writes them again after every change
  --looks             writes ${HAND_OUTS}/looks.png instead: the first page of the main résumé in every look of the PDF, and in
                      each template in content/templates/. template: in resume.yaml chooses one
  --to FOLDER         writes to FOLDER instead
  --help              shows this text

The files have what everyone can see on the site. Private values are in those of ${command("hand-out")}.
It replaces the files that an earlier export has written.`

const OPTIONS = {
  texts: ["only", "language", "to"],
  flags: ["verify", "watch", "looks"],
  hasArguments: true,
} as const

export const main = withOptions(HELP, OPTIONS, async (values, others) => {
  const formats = others.filter((each) => NAMES.some((known) => known === each))
  if (values.only && formats.length > 0)
    throw new UserError(`Write the formats like this: --only ${[values.only, ...formats]}`)
  const name = onlyOne(others, "Export one variant")
  const only = values.only?.split(",").map((each) => each.trim()) ?? NAMES
  const unknown = only.find((each) => !NAMES.some((known) => known === each))
  if (unknown !== undefined)
    throw new UserError(`--only does not know ${quote(unknown)}. It takes ${anyOf(NAMES)}.`)
  if (values.looks && (name || values.only || values.verify || values.watch))
    throw new UserError("Use --looks without a variant, --only, --verify and --watch.")
  const to = values.to ?? (values.looks ? HAND_OUTS : EXPORTS)
  refusePublished(to)
  if (values.looks) {
    const { writeLooks } = require("./lib/write-looks") as typeof import("./lib/write-looks")
    const { content } = await readValidContent()
    return writeLooks(inLanguage(content, values.language), to)
  }
  const verified: readonly Format["title"][] = values.verify
    ? ["pdf", "pdfInOneColumn"]
    : values.only
      ? []
      : ["pdfInOneColumn"]
  const write = async () => {
    const { content: all } = await readValidContent()
    const content = resumesOf(inLanguage(all, values.language)).find(
      ({ variant }) => variant === name,
    )
    if (!content)
      throw new UserError(
        `No variant has the name ${quote(name)}.${thereIs(Object.keys(all.variants))}`,
      )
    const model = toModel(content, readPathPrefix())
    const assets = await readAssets(content, contentFolder())
    const written: string[] = []
    for (const format of formatsAt(resumeBase(name)).filter((each) => only.includes(each.name))) {
      const file = path.join(to, model.languagePath, format.path)
      const make = (typeset: Typeset) => makeFormat(format, model, typeset)
      const title = verified.find((each) => each === format.title)
      const bytes = await makeFile(file, make, { assets, model, title })
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, bytes)
      written.push(file)
    }
    console.log(`Wrote version ${model.hash}: ${written.join(", ")}.`)
  }
  if (!values.watch) return write()
  const report = (error: unknown) => console.error(describeError(error))
  await write().catch(report)
  const { watchFolder } =
    require("../src/content/files/watch-folder") as typeof import("../src/content/files/watch-folder")
  watchFolder(contentFolder(), write, report)
})
