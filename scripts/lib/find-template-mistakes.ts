/** Typesets with the owner's templates of the PDF: only Typst finds a mistake in them. */
import { type Diagnostic, fileDiagnostic } from "../../src/content/diagnostics"
import type { Templates } from "../../src/content/files/read-templates"
import { codeFrame } from "../../src/content/report/code-frame"
import type { Content } from "../../src/content/schemas"
import { isLook } from "../../src/content/schemas/paper-fields"
import { findHandOut, modelFor, toHandOutFiles } from "../../src/resume"
import { TypstError } from "../../src/typeset/compile-typst"
import { createTypeset, readAssets } from "../../src/typeset/typeset-resume"

/**
 * @param folder the content folder
 * @returns an error for each mistake in a template of the owner that a document uses
 */
export async function findTemplateMistakes(
  content: Content,
  folder: string,
): Promise<Diagnostic[]> {
  const { resume, variants, letters } = content
  const users = [resume, ...Object.values(variants), ...Object.values(letters)]
  if (users.every(({ template = "standard" }) => isLook(template))) return []
  const { templates, ...assets } = await readAssets(content, folder)
  const typeset = createTypeset("", { ...assets, templates })
  const names = [undefined, ...Object.keys(variants), ...Object.keys(letters)]
  const files = names.flatMap((name) => {
    const handOut = findHandOut(content, name)
    // A template may print its input in a message.
    return handOut ? toHandOutFiles({ ...handOut, model: modelFor(handOut.model, "pdf") }) : []
  })
  const pdfs = files.filter(({ name }) => name.endsWith(".pdf"))
  const messages = pdfs.flatMap(({ make }) => {
    try {
      make((input) => (isLook(input.template) ? new Uint8Array() : typeset(input)))
      return []
    } catch (error) {
      if (error instanceof TypstError) return error.message
      throw error
    }
  })
  return [...new Set(messages)].map((message) => toDiagnostic(message, templates))
}

/**
 * @param message of a `TypstError`: a line for the mistake, as in 'content/templates/mine.typ:3:7 unclosed
 *   delimiter', and one for each call that led to it
 */
function toDiagnostic(message: string, templates: Templates): Diagnostic {
  const [what = ""] = message.split(/\n(?=\S+:\d+:\d+ )/)
  const details = { code: "bad-template", message: what.replace(/^\S+:\d+:\d+ /, "") } as const
  const [, file = "", ...place] = /^(content\/templates\/.+?):(\d+):(\d+) /m.exec(message) ?? []
  const source = templates[`/${file}`]
  if (!source) return fileDiagnostic("content/templates", details)
  const [line = 1, column = 1] = place.map(Number)
  const frame = codeFrame(Buffer.from(source).toString().split("\n"), { line, column })
  return { ...fileDiagnostic(file, details), line, column, frame }
}
