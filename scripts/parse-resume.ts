/** `npm run parse -- FILE.pdf`: shows what a simple applicant tracking system reads in a PDF. */

import path from "node:path"
import { command, quotedCommand } from "../src/content/command"
import { contentFolder } from "../src/content/files/content-folder"
import { loadContent } from "../src/content/load"
import { contentsOf } from "../src/content/translations/translate-content"
import { resumesOf, toModel } from "../src/resume"
import {
  adviseOnUpload,
  type Comparison,
  findLost,
  formatCounts,
  type Line,
  type ParsedResume,
  summarizeLost,
  textOf,
  toParsedResume,
} from "../src/resume/compare"
import { readPdfLines } from "./lib/read-pdf-lines"
import { UserError, withOptions } from "./lib/run-main"

const HELP = `Shows the records that a simple applicant tracking system takes from a PDF: the name, the contact
data, the jobs, the education and the skills. It reads the PDFs of this site and those of other programs,
in the order in which they were written. It finds a section by usual words of its heading, and one role
after the other by its dates.

  ${command("parse", "public/resume-ats.pdf")}
  ${command("parse", "FILE.pdf --json")}      for programs

If the content has no error, and the PDF names its owner, it also says how much of the content is found by a
parser that sees gaps and bold letters, and by one that reads line by line; what the first one loses, why, and
what helps.
The exit code is 1 if the PDF has no text, for example because it is a scan.`

const CONFIG = {
  allowPositionals: true,
  options: { json: { type: "boolean", default: false } },
} as const

export const main = withOptions(HELP, CONFIG, async ({ values, positionals }) => {
  const [file, ...others] = positionals
  if (!file)
    throw new UserError(`Add the file to read: ${quotedCommand("parse", "public/resume-ats.pdf")}.`)
  if (others.length > 0)
    throw new UserError(`Read one file at a time, not also ${others.join(", ")}.`)
  const lines = readPdfLines(file)
  if (lines.length === 0)
    throw new UserError(`${file} has no text, so a parser finds nothing. Is it a scan?`)
  const resume = toParsedResume(lines)
  const comparison = await compareWithContent(file, lines)
  console.log(
    values.json
      ? JSON.stringify({ ...resume, comparison }, null, 2)
      : `${describe(resume)}\n\n${describeComparison(comparison)}`,
  )
})

/**
 * @returns what is lost of the variant that the path names, or of the main résumé; or why nothing is compared
 */
async function compareWithContent(file: string, lines: Line[]): Promise<Comparison | string> {
  const { content } = await loadContent(contentFolder())
  if (!content)
    return `It is not compared with the content, which has errors: see ${quotedCommand("check")}.`
  const { name } = content.owner
  if (!lines.map(textOf).join(" ").includes(name))
    return `It is not compared with the content, because it does not name ${name}.`
  const names = path.resolve(file).split(/[\\/]|-ats\.pdf$|\.pdf$/)
  const [base, ...translations] = contentsOf(content)
  const own = translations.find(({ website: { language = "" } }) => names.includes(language))
  const [main, ...variants] = resumesOf(own ?? base)
  const shown = variants.find(({ variant = "" }) => names.includes(variant)) ?? main
  return findLost(lines, toModel(shown), { isOneColumn: /-ats\.pdf$/.test(file) })
}

function describe({ name, emails, phones, links, jobs, education, skills }: ParsedResume): string {
  const facts = { Name: [name], Email: emails, Phone: phones, Links: links, Skills: skills }
  const lines = Object.entries(facts).map(
    ([label, values]) => `${label}: ${values.filter(Boolean).join(", ") || "nothing"}`,
  )
  const jobLines = jobs.map(
    ({ title, company, dates, details }) =>
      `  ${title || "no title"}, ${company || "no company"}, ${dates}, responsibilities: ${details.length}`,
  )
  return [
    ...lines,
    `Education: ${education.length > 0 ? education.length : "nothing"}`,
    ...education.map((entry) => `  ${entry}`),
    `Jobs: ${jobs.length > 0 ? jobs.length : "nothing"}`,
    ...jobLines,
  ].join("\n")
}

function describeComparison(comparison: Comparison | string): string {
  if (typeof comparison === "string") return comparison
  const lost = comparison.lost.flatMap((each) => [
    `Lost ${summarizeLost(each)}. ${each.why}`,
    ...each.values.map(({ field, value }) => `  ${field}: ${value}`),
  ])
  return [formatCounts(comparison.counts), adviseOnUpload(comparison), ...lost]
    .filter(Boolean)
    .join("\n")
}
