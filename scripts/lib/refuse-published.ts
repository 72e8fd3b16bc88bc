import { existsSync, lstatSync, readlinkSync, realpathSync } from "node:fs"
import path from "node:path"
import { contentFolder } from "../../src/content/files/content-folder"
import { IMAGES } from "../../src/content/files/read-folder"
import { siteRoot } from "../../src/roots"
import { UserError } from "./run-main"

type Options = { site?: string; content?: string; isContent?: boolean }

/**
 * Call it before a file is written that the site must not have. Published are `public`, `.cache`, from which a build
 * makes it, `static` and each content folder: that of the site, and each other one, which a later build may use.
 * @param target the file or its folder; it may not exist yet
 * @param isContent whether the file is content, of which a build publishes what it may: then a content folder is
 *   right, but not its pictures
 * @throws `UserError` if the target is in a folder that is published, also through links
 */
export function refusePublished(
  target: string,
  { site = siteRoot(), content = contentFolder(), isContent = false }: Options = {},
): void {
  const parents = parentsOf(toRealPath(target))
  const inside = isContent ? path.sep + IMAGES : ""
  const named = ["public", ".cache", "static", path.join("content", inside)]
  const folders = [...named.map((name) => path.join(site, name)), path.join(content, inside)]
  const published = new Set(folders.map((folder) => toKey(toRealPath(folder))))
  const isInContent = (each: string) =>
    toKey(each).endsWith(inside) && existsSync(path.join(each, inside && "..", "owner.yaml"))
  const folder = parents.find((each) => published.has(toKey(each)) || isInContent(each))
  if (folder === undefined) return
  throw new UserError(
    `${path.relative("", folder) || folder}/ is published. Choose another folder for this output.`,
  )
}

/** Some disks do not distinguish case. Where they do, a folder such as Public/ is refused, too. */
const toKey = (folder: string) => folder.toLowerCase()

/** @returns the path and each folder around it */
function parentsOf(target: string): string[] {
  const parent = path.dirname(target)
  return parent === target ? [target] : [target, ...parentsOf(parent)]
}

/**
 * @returns where the system would write the path, which may not exist yet: without links
 * @throws `UserError` if the system cannot follow the path
 */
function toRealPath(target: string): string {
  try {
    return realpathSync.native(target)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== "ENOENT") throw new UserError(`${target} cannot be written: ${code}.`)
  }
  const parent = toRealPath(path.dirname(target))
  if (!lstatSync(target, { throwIfNoEntry: false })?.isSymbolicLink())
    return path.join(parent, path.basename(target))
  const link = readlinkSync(target)
  // Not `path.join`, which would not follow a link before "..".
  return toRealPath(path.isAbsolute(link) ? link : `${parent}${path.sep}${link}`)
}
