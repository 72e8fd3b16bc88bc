import fs from "node:fs"
import path from "node:path"
import { LOCK } from "../../scripts/lib/check-folder"
import { SAMPLE } from "../../src/content/files/content-folder"
import { BUILD_OUTPUT } from "../../src/gatsby/after-build/build-stamp"

/**
 * The content of the owner, and what git ignores. Gatsby's cache depends on the path of its folder, so a
 * copy of the build output is useless.
 */
const NOT_COPIED: readonly string[] = [
  ...BUILD_OUTPUT,
  LOCK,
  "content",
  ".git",
  "node_modules",
  "coverage",
  "hand-outs",
  "hosting/nginx",
  "import-report.txt",
  "playwright-report",
  "test-results",
]

/** @param source a path in the repository */
function isCopied(source: string): boolean {
  const name = source.replaceAll(path.sep, "/")
  return !NOT_COPIED.includes(name) && !/^\.env|^\.replaced-|\.log$/.test(name)
}

/**
 * Copies the working tree into a folder and links its node_modules. The copy can be built without
 * changing this repository. Its content is the sample.
 * @param folder is created, or emptied
 */
export function copyRepository(folder: string): void {
  fs.rmSync(folder, { recursive: true, force: true })
  for (const name of fs.readdirSync(".")) {
    fs.cpSync(name, path.join(folder, name), { recursive: true, filter: isCopied })
  }
  fs.cpSync(SAMPLE, path.join(folder, "content"), { recursive: true })
  fs.symlinkSync(fs.realpathSync("node_modules"), path.join(folder, "node_modules"), "junction")
}
