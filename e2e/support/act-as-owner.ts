/** Does what an owner does before a build: import a résumé, tailor it to a job posting, and hand it out. */
import { spawnSync } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { DRAFT } from "../../src/content/schemas/letters"

/** The name of the variant, of the letter and of the hand-out. */
export const POSTING_NAME = "acme"

export const LETTER_TEXT = "I would like to work with you."

/** Runs a script of npm as an owner would. @returns what it prints @throws the same if it fails */
export function runScript(
  folder: string,
  args: string[],
  options: { input?: string; env?: Record<string, string> } = {},
): string {
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", ...args], {
    cwd: folder,
    encoding: "utf8",
    input: options.input,
    // Playwright sets NODE_ENV to "test", and Gatsby would use that.
    env: { ...process.env, NODE_ENV: "production", CONTENT: "content", ...options.env },
  })
  if (status !== 0) throw new Error(`npm run ${args.join(" ")}\n${stdout}${stderr}`)
  return stdout
}

/**
 * The folder holds the code, and content in `content/`. The résumé goes out as a JSON Resume and comes
 * back by an import, into a folder of its own; then the content has a variant, a letter and a hand-out for a job
 * posting.
 */
export function actAsOwner(folder: string): void {
  runScript(folder, ["export", "--", "--only", "json"])
  // Beside the content: a résumé that everyone can read has no private value and no mark.
  runScript(folder, ["import", "--", "exports/resume.json", "--to", "imported"])
  const input = "We use CSharp and Kafka."
  runScript(folder, ["tailor", "--", "--write", POSTING_NAME], { input })
  const letter = path.join(folder, "content", "letters", `${POSTING_NAME}.yaml`)
  const [reader, greeting, paragraph] = DRAFT
  const written = readFileSync(letter, "utf8")
    .replace(reader, "Example Bank")
    .replace(greeting, "Dear Ms. Writer,")
    .replace(paragraph, LETTER_TEXT)
  writeFileSync(letter, written)
  runScript(folder, ["hand-out", "--", POSTING_NAME])
}
