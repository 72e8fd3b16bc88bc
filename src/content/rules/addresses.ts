/** Checks that no two pages need the same address or the same file, and that files can have their names. */

import {
  filesOf,
  type SitePage,
  toSitePages,
  toWrittenFiles,
  type WrittenFile,
} from "../site-map/page-paths"
import type { CrossFileFinding, CrossFileRule } from "./rule"

const MAX_NAME_BYTES = 255

/**
 * Each legal page has a folder and files of its own, no two error pages have the same status, and no name is too
 * long for a file.
 */
export const checkAddresses: CrossFileRule = ({ content }) => {
  const files = toWrittenFiles(content)
  const taken = toSitePages(content).flatMap((page) => checkPage(page, files))
  return [...taken, ...checkLengths(files)]
}

function checkPage(
  { path, file, at, template }: SitePage,
  files: readonly WrittenFile[],
): CrossFileFinding[] {
  const own = filesOf(path)
  // For macOS and Windows, 'pt-br' is 'pt-BR'.
  const isTaken = (file: string) => {
    const name = file.toLowerCase()
    return name.startsWith(path) || own.includes(name)
  }
  // An id can be the name of any other file. A status can only be that of another error page.
  const isOther = ({ place }: WrittenFile) =>
    place?.file === file ? Number(place.at[1]) < Number(at[1]) : template === "legal"
  const found = files.find((each) => isOther(each) && isTaken(each.path))
  if (!found) return []
  const { owner, place } = found
  const message =
    found.path === own[0]
      ? `${path} is already the URL of ${owner}.`
      : `${path} is not free: the build writes ${found.path} for ${owner}.`
  const hint = place?.file === file ? "Choose another id for one of them." : "Choose another id."
  const see = place && { see: { file: place.file, path: place.at } }
  return [{ file, path: at, code: "duplicate-address", message, hint, ...see }]
}

/** Reports each id and each variant once. */
function checkLengths(files: readonly WrittenFile[]): CrossFileFinding[] {
  const tooLong = files.flatMap(({ path, place }) => {
    const bytes = Math.max(...path.split("/").map((name) => Buffer.byteLength(name)))
    if (!place || bytes <= MAX_NAME_BYTES) return []
    return [{ place: { file: place.file, at: place.at }, bytes }]
  })
  const byPlace = new Map(tooLong.map((each) => [JSON.stringify(each.place), each]))
  return [...byPlace.values()].map(({ place, bytes }) => ({
    file: place.file,
    path: place.at,
    code: "bad-id",
    message: `The build would write a file whose name has ${bytes} bytes, and a name can have ${MAX_NAME_BYTES}.`,
    hint: "Choose a shorter name.",
  }))
}
