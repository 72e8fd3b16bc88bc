/** `npm run parse -- FILE.pdf`: shows what a simple applicant tracking system reads in a PDF. */

import { readFile } from "node:fs/promises"
import { command, quotedCommand } from "../src/lib/command"
import { type ParsedResume, readLines, toParsedResume } from "../src/resume"
import { runWithOptions, UserError } from "./lib/run-main"

const HELP = `Shows the records that a simple applicant tracking system takes from a PDF: the name, the contact
data, the jobs and the skills. It reads the PDFs of this site and those of other programs. It knows
English months and headings only, as such a system does.

  ${command("parse", "public/resume-ats.pdf")}
  ${command("parse", "FILE.pdf --json")}      for programs

The exit code is 1 if the PDF has no text, for example because it is a scan.`

const CONFIG = {
  allowPositionals: true,
  options: { json: { type: "boolean", default: false } },
} as const

runWithOptions(HELP, CONFIG, async ({ values, positionals }) => {
  const [file, ...others] = positionals
  if (!file)
    throw new UserError(`Add the file to read: ${quotedCommand("parse", "public/resume-ats.pdf")}.`)
  if (others.length > 0)
    throw new UserError(`Read one file at a time, not also ${others.join(", ")}.`)
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new UserError(`The file ${file} cannot be read: ${error.code}.`)
  })
  const lines = await readLines(bytes).catch((error: Error) => {
    throw new UserError(`${file} is not a PDF that can be read: ${error.message}`)
  })
  if (lines.length === 0)
    throw new UserError(`${file} has no text, so a parser finds nothing. Is it a scan?`)
  const resume = toParsedResume(lines)
  console.log(values.json ? JSON.stringify(resume, null, 2) : describe(resume))
})

function describe({ name, emails, phones, links, jobs, skills }: ParsedResume): string {
  const facts = { Name: [name], Email: emails, Phone: phones, Links: links, Skills: skills }
  const lines = Object.entries(facts).map(
    ([label, values]) => `${label}: ${values.filter(Boolean).join(", ") || "nothing"}`,
  )
  const jobLines = jobs.map(
    ({ title, company, dates }) => `  ${title || "no title"}, ${company || "no company"}, ${dates}`,
  )
  return [...lines, `Jobs: ${jobs.length > 0 ? jobs.length : "nothing"}`, ...jobLines].join("\n")
}
