/** `npm run parse -- FILE.pdf`: says what programs lose of a PDF of this site. */
import { readFile } from "node:fs/promises"
import path from "node:path"
import { contentFolder } from "../src/content/files/content-folder"
import { loadContent } from "../src/content/load"
import type { Content } from "../src/content/schemas"
import { contentsOf } from "../src/content/translations/translate-content"
import { command, quotedCommand } from "../src/lib/command"
import { describeFacts, readLines, resumesOf, toLetters, toModel, verifyPdf } from "../src/resume"
import { onlyOne, UserError, withOptions } from "./lib/run-main"

const HELP = `Says how much of your content programs such as an applicant tracking system find in a PDF of this site: the
roles, the responsibilities, the education, the skills and the contact data. It looks for each of them as
you wrote it, in the order in which the PDF was written: below usual headings, and for a role with its company
and its dates beside its title. It says of what is lost why, and what helps.

  ${command("parse", "public/resume-ats.pdf")}

Of a PDF that does not name you, it shows the text, line by line, as programs get it.
The exit code is 1 if the PDF has no text, for example because it is a scan.`

export const main = withOptions(HELP, { allowPositionals: true }, async ({ positionals }) => {
  const file = onlyOne(positionals, "Read one file")
  if (!file)
    throw new UserError(`Add the file to read: ${quotedCommand("parse", "public/resume-ats.pdf")}.`)
  const bytes = await readFile(file)
  const lines = await readLines(bytes).catch(({ message }: Error) => {
    throw new UserError(`${file} is not a PDF that can be read: ${message}`)
  })
  if (lines.length === 0)
    throw new UserError(`${file} has no text, so programs find nothing. Is it a scan?`)
  const { content } = await loadContent(contentFolder())
  if (content && toLetters(lines).find(content.owner.name).length > 0)
    return console.log(verify(lines, file, content))
  const why = content
    ? `because it does not name ${content.owner.name}.`
    : `which has errors: see ${quotedCommand("check")}.`
  console.log(`${lines.join("\n")}\n\nThis text is not compared with the content, ${why}`)
})

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
