import { spawnSync } from "node:child_process"

/** Jest's `test` where git is installed. Elsewhere the test is skipped: the build does not need git. */
export const testWithGit = spawnSync("git", ["--version"]).status === 0 ? test : test.skip

const USER = ["-c", "user.name=A", "-c", "user.email=a@b.example", "-c", "commit.gpgsign=false"]

/** @returns a function that runs git in the folder, as a user of its own */
export const gitIn =
  (folder: string) =>
  (...args: string[]) =>
    spawnSync("git", [...USER, ...args], { cwd: folder, env: process.env })
