/** `npm run check -- --built`: builds the site from the owner's content and checks what visitors get. */

import { readFile, stat } from "node:fs/promises"
import path from "node:path"
import type { Content } from "../../src/content/schemas"
import { contentsOf } from "../../src/content/translations/translate-content"
import { findLeaksOf } from "../../src/gatsby/after-build/find-leaks-in-folder"
import { listBuiltFiles, PUBLIC } from "../../src/gatsby/built-files"
import { formatCount } from "../../src/lib/format-count"
import { findLosses, formatsAt, resumesOf, toModel } from "../../src/resume"
import { readPathPrefix } from "../lib/read-path-prefix"
import { runCommand } from "../lib/run-command"
import { UserError } from "../lib/run-main"
import { findDeadLinks } from "./find-dead-links"
import { findPaperProblems, readSheets } from "./paper"
import type { Problem } from "./problem"

/** A picture that a page loads may have this size, in bytes. */
const MAX_PICTURE = 400_000

/**
 * Builds the site. The environment variable PATH_PREFIX is the path of the site on its domain.
 * @throws UserError if the build fails
 */
export function buildSite(): void {
  const options = readPathPrefix() ? ["--", "--prefix-paths"] : []
  if (!runCommand(["npm", "run", "build", ...options]))
    throw new UserError("The build failed. See above.")
}

/**
 * Checks the files of the built site: links, sizes of pictures, PDFs and private data.
 * @returns the problems, sorted by the kind of check
 */
export async function checkBuilt(content: Content, folder = PUBLIC): Promise<Problem[]> {
  const pathPrefix = readPathPrefix()
  const contents = contentsOf(content)
  const place = "private data"
  const notes: Problem[] = []
  const leaks = await findLeaksOf(contents, folder, (message) =>
    notes.push({ place, message, isWarning: true }),
  )
  return [
    ...leaks.map((message) => ({ place, message })),
    ...notes,
    ...(await findDeadLinks({ folder, origin: content.website.origin, pathPrefix })),
    ...(await findLargePictures(folder)),
    ...(await checkPdfs(contents, folder)),
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

async function checkPdfs(contents: readonly Content[], folder: string): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const shown of contents.flatMap(resumesOf)) {
    const model = toModel(shown)
    const formats = formatsAt(model.base).map((format) => ({
      ...format,
      path: model.languagePath + format.path,
    }))
    for (const format of formats.filter(({ mediaType }) => mediaType === "application/pdf")) {
      const bytes = await readFile(path.join(folder, format.path))
      const sheets = await readSheets(bytes)
      problems.push(...findPaperProblems(format.path, sheets, shown.resume.pages))
      const losses = await findLosses(format, bytes, model)
      problems.push(...losses.map((message) => ({ place: format.path, message, isWarning: true })))
    }
  }
  return problems
}

/** @returns a problem for each AVIF file that is too large: browsers load this format */
export async function findLargePictures(folder: string): Promise<Problem[]> {
  const files = (await listBuiltFiles(folder)).filter((file) => /^\/static\/.+\.avif$/.test(file))
  const sizes = await Promise.all(
    files.map(async (place) => ({ place, size: (await stat(path.join(folder, place))).size })),
  )
  return sizes
    .filter(({ size }) => size > MAX_PICTURE)
    .map(({ place, size }) => ({
      place,
      message: `The picture file is ${Math.round(size / 1000)} kB. Use a smaller picture, or one with fewer details.`,
    }))
}
