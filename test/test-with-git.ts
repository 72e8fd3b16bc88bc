import { spawnSync } from "node:child_process"

/** Jest's `test` where git is installed. Elsewhere the test is skipped: the build does not need git. */
export const testWithGit = spawnSync("git", ["--version"]).status === 0 ? test : test.skip
