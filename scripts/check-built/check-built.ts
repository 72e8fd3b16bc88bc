/** `npm run check -- --built`: builds the site from the owner's content and checks what visitors get. */

import { readFile } from "node:fs/promises"
import path from "node:path"
import type { Content } from "../../src/content/schemas"
import { contentsOf } from "../../src/content/translations/translate-content"
import { PUBLIC } from "../../src/gatsby/after-build/built-files"
import { findLeaksOf } from "../../src/gatsby/after-build/find-leaks-in-folder"
import { formatCount } from "../../src/lib/format-count"
import { toModel } from "../../src/resume"
import { toPages } from "../../src/site/pages"
import { toResumeVariants } from "../../src/site/resume-variants"
import { launchBrowser } from "../lib/find-browser"
import { readPathPrefix } from "../lib/read-path-prefix"
import { runCommand } from "../lib/run-command"
import { UserError } from "../lib/run-main"
import { serveFolder } from "../lib/static-server"
import { findDeadLinks } from "./find-dead-links"
import { findLargePictures } from "./find-large-pictures"
import { findLostRecords } from "./find-lost-records"
import { findPaperProblems, readSheets } from "./paper"
import type { Problem } from "./problem"
import { type Visited, visitPages } from "./visit-pages"

/**
 * Builds the site. The environment variable PATH_PREFIX is the path of the site on its domain.
 * @throws UserError if the build fails
 */
export function buildSite(): void {
  const options = process.env.PATH_PREFIX ? ["--", "--prefix-paths"] : []
  if (!runCommand(["npm", "run", "build", ...options]))
    throw new UserError("The build failed. See above.")
}

/**
 * Checks the built site: links, sizes of pictures, PDFs, private data, and each page in a browser.
 * @returns the problems, sorted by the kind of check
 */
export async function checkBuilt(content: Content, folder = PUBLIC): Promise<Problem[]> {
  const pathPrefix = readPathPrefix()
  const contents = contentsOf(content)
  const leaks = await findLeaksOf(contents, folder)
  const inLanguages: Problem[] = []
  for (const each of contents) {
    const folderOfLanguage = path.join(folder, each.translated?.path ?? "")
    inLanguages.push(...(await checkPdfs(each, folderOfLanguage)))
    inLanguages.push(...(await checkPages(each, folder, pathPrefix)))
  }
  return [
    ...leaks.map((message) => ({ place: "private data", message })),
    ...(await findDeadLinks({ folder, origin: content.website.origin, pathPrefix })),
    ...(await findLargePictures(folder)),
    ...inLanguages,
  ]
}

export function formatProblems(problems: readonly Problem[]): string {
  if (problems.length === 0) return "The built site has no problem."
  const lines = problems.map(
    ({ place, message, isWarning }) => `${place}: ${isWarning ? "Warning: " : ""}${message}`,
  )
  const warnings = problems.filter(({ isWarning }) => isWarning).length
  const counts = [
    warnings < problems.length && formatCount(problems.length - warnings, "problem"),
    warnings > 0 && formatCount(warnings, "warning"),
  ]
  return `${lines.join("\n")}\n\nThe built site has ${counts.filter(Boolean).join(" and ")}.`
}

async function checkPdfs(content: Content, folder: string): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const { content: shown, formats } of toResumeVariants(content)) {
    for (const format of formats.filter(({ mediaType }) => mediaType === "application/pdf")) {
      const bytes = await readFile(path.join(folder, format.path))
      const sheets = await readSheets(bytes)
      problems.push(...findPaperProblems(format.path, sheets, shown.resume.pages))
      problems.push(...(await findLostRecords(format, bytes, toModel(shown))))
    }
  }
  return problems
}

async function checkPages(
  content: Content,
  folder: string,
  pathPrefix: string,
): Promise<Problem[]> {
  const resumes = toResumeVariants(content).map(({ content: shown, page }): Visited => {
    const { paper, pages: limit } = shown.resume
    return { path: page.path, paper: { format: paper === "a4" ? "A4" : "Letter", limit } }
  })
  const others = toPages(content).filter(({ path: page }) => page !== "/resume/")
  const browser = await launchBrowser()
  const { origin, close } = await serveFolder(folder, pathPrefix)
  try {
    const { expandAll } = toModel(content).words
    const site = { home: origin + pathPrefix + (content.translated?.path ?? ""), expandAll }
    return await visitPages(browser, site, [...others, ...resumes, { path: "/404.html" }])
  } finally {
    close()
    await browser.close()
  }
}
