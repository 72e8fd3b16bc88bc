/** The two folders that paths begin at: that of the owner's site, and that of our code. */
import { existsSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"

const SITE = process.cwd()
const CODE = path.resolve(__dirname, "..")

/** @returns a path in the site, which has content, static, public, .cache and hand-outs */
export function siteRoot(...names: string[]): string {
  return path.resolve(SITE, ...names)
}

/** @returns a path in the code, which has src, sample, schemas and hosting */
export function codeRoot(...names: string[]): string {
  return path.resolve(CODE, ...names)
}

/** The folder that Gatsby reads: the last valid state of the content. gatsby-config.ts imports no more than it needs. */
export const VALIDATED_COPY = siteRoot(".cache/content")

/**
 * @param name of a package that the code depends on
 * @returns its folder
 * @throws if it is not installed
 */
export function resolvePackage(name: string): string {
  const folders = createRequire(codeRoot("package.json")).resolve.paths(name) ?? []
  const found = folders
    .map((folder) => path.join(folder, name))
    .find((folder) => existsSync(folder))
  if (!found) throw new Error(`The package ${name} is not installed: run npm ci.`)
  return found
}
