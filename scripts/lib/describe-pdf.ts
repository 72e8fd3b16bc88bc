/** Says what programs lose of a PDF of this site, or shows the text of any other. */
import { readFile } from "node:fs/promises"
import path from "node:path"
import { contentFolder } from "../../src/content/files/content-folder"
import { loadContent } from "../../src/content/load"
import type { Content } from "../../src/content/schemas"
import { contentsOf } from "../../src/content/translations/translate-content"
import { quotedCommand } from "../../src/lib/command"
import {
  describeFacts,
  readLines,
  resumesOf,
  toLetters,
  toModel,
  verifyPdf,
} from "../../src/resume"
import { UserError } from "./run-main"

/**
 * @param file the path of a PDF
 * @returns how much of the content programs find in a PDF that names the owner; of another, its lines as programs get
 *   them
 * @throws UserError if the file is no PDF that can be read, or has no text
 */
export async function describePdf(file: string): Promise<string> {
  const bytes = await readFile(file)
  const lines = await readLines(bytes).catch(({ message }: Error) => {
    throw new UserError(`${file} is not a PDF that can be read: ${message}`)
  })
  if (lines.length === 0)
    throw new UserError(`${file} has no text, so programs find nothing. Is it a scan?`)
  const { content } = await loadContent(contentFolder())
  if (content && toLetters(lines).find(content.owner.name).length > 0)
    return verify(lines, file, content)
  const why = content
    ? `because it does not name ${content.owner.name}.`
    : `which is missing or has errors: see ${quotedCommand("check")}.`
  return `${lines.join("\n")}\n\nThis text is not compared with the content, ${why}`
}

/** Verifies the variant that the path names, or the main résumé, in the language in which most is found. */
function verify(lines: readonly string[], file: string, content: Content): string {
  const names = path.resolve(file).split(/[\\/]|-ats\.pdf$|\.pdf$/)
  const isOneColumn = /-(?:ats|One-Column(?:-\w+)*)\.pdf$/.test(file)
  const results = contentsOf(content).map((each) => {
    const [main, ...variants] = resumesOf(each)
    const model = toModel(variants.find(({ variant = "" }) => names.includes(variant)) ?? main)
    const facts = verifyPdf(lines, model, isOneColumn)
    return { model, facts, lost: facts.filter(({ why }) => why).length }
  })
  const { facts, model } = results.reduce((best, each) => (each.lost < best.lost ? each : best))
  return describeFacts(facts, model, isOneColumn)
}
