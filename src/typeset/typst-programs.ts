/** Reads the Typst programs of the site: the looks of the PDF, and the share image. */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import type { Templates } from "../content/files/read-templates"
import { isLook } from "../content/schemas/paper-fields"
import { lazy } from "../lib/lazy"
import { codeRoot } from "../roots"
import type { TypstProgram } from "./compile-typst"

/** A program of the site, or one of the owner, which may be wrong or may never end. */
export type Program = TypstProgram & { isOwn?: boolean }

/**
 * @param template the name of a look, or the file of a template of the owner
 * @param templates the files in `templates/` of the content
 * @returns the program with the library: a look, or the owner's template with the files beside it
 */
export function templateProgram(template: string, templates: Templates = {}): Program {
  const isOwn = !isLook(template)
  return {
    main: isOwn ? `/content/templates/${template}` : `/looks/${template}.typ`,
    files: { ...readLibrary(), ...(isOwn ? templates : readLooks()) },
    isOwn,
  }
}

export const shareImageProgram = lazy((): Program => {
  const main = "/share-image.typ"
  return { main, files: { ...readLibrary(), [main]: readFileSync(codeRoot(`src/site${main}`)) } }
})

const readLibrary = lazy(() => readTypstFiles("library"))

const readLooks = lazy(() => readTypstFiles("looks"))

function readTypstFiles(name: string): TypstProgram["files"] {
  const folder = codeRoot("src/resume/formats/typst", name)
  const files = readdirSync(folder).sort()
  return Object.fromEntries(
    files.map((file) => [`/${name}/${file}`, readFileSync(path.join(folder, file))]),
  )
}
