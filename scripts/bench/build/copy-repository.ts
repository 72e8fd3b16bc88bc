import { cpSync, readdirSync, realpathSync, rmSync, symlinkSync } from "node:fs"
import path from "node:path"

/** What a fresh checkout would not have. */
const LEFT_OUT = [".git", "node_modules", ".cache", "public", "coverage", "test-results"]

/** What a build leaves for the next one; one without the other breaks it. */
const KEPT_FOLDERS = [".cache", "public"]

/**
 * Makes the folder a fresh checkout of the working tree, with its packages linked. What a build has
 * left there goes; the working tree itself is only read.
 */
export function checkOut(folder: string): void {
  for (const entry of readdirSync(folder)) {
    rmSync(path.join(folder, entry), { recursive: true })
  }
  for (const entry of readdirSync(".").filter((name) => !LEFT_OUT.includes(name))) {
    cpSync(entry, path.join(folder, entry), { recursive: true })
  }
  symlinkSync(realpathSync("node_modules"), path.join(folder, "node_modules"), "junction")
}

/** Copies what a build has left from one folder to another, dates and all, as a CI's cache does. */
export function copyBuildOutput(from: string, to: string): void {
  for (const name of KEPT_FOLDERS) {
    const options = { recursive: true, preserveTimestamps: true }
    cpSync(path.join(from, name), path.join(to, name), options)
  }
}
