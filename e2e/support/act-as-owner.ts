/** Does what an owner does before a build: import a résumé, tailor it to a job posting, and hand it out. */
import { spawnSync } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { UNWRITTEN } from "../../src/resume/tailor/skeletons"

/** The name of the variant, of the letter and of the hand-out. */
export const POSTING_NAME = "acme"

export const LETTER_TEXT = "I would like to work with you."

/**
 * The folder holds the code, and content in `content/`. The résumé goes out as a JSON Resume and comes
 * back by an import, into a folder of its own; then the content has a variant, a letter and a hand-out for a job
 * posting.
 */
export function actAsOwner(folder: string): void {
  const run = (args: string[], input?: string) => {
    const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", ...args], {
      cwd: folder,
      encoding: "utf8",
      input,
      env: { ...process.env, CONTENT: "content" },
    })
    if (status !== 0) throw new Error(`npm run ${args.join(" ")}\n${stdout}${stderr}`)
  }
  run(["export", "--", "--only", "json"])
  // Beside the content: a résumé that everyone can read has no private value and no mark.
  run(["import", "--", "exports/resume.json", "--to", "imported"])
  run(["tailor", "--", "--write", POSTING_NAME], "We use CSharp and Kafka.")
  const letter = path.join(folder, "content", "letters", `${POSTING_NAME}.yaml`)
  writeFileSync(letter, readFileSync(letter, "utf8").replace(UNWRITTEN, LETTER_TEXT))
  run(["hand-out", "--", POSTING_NAME])
}
