/** Says what the build wrote, for the end of its output. */
import { stat } from "node:fs/promises"
import path from "node:path"
import { formatCount } from "../../content/format-count"
import type { Content } from "../../content/schemas"
import { resumeBase } from "../../content/values/page-paths"
import { formatsAt } from "../../resume"
import { PICTURES_FOLDER } from "../nodes/picture-files"
import { isPage, listBuiltFiles, PUBLIC } from "./built-files"

/** A picture in one size and format. Its folder names the picture and its hash, and then its use. */
const PICTURE = new RegExp(`^${PICTURES_FOLDER}/([^/]+)-[0-9a-f]+/[^/]+$`)

/**
 * @param start when the build began, in milliseconds since 1970
 * @returns as in '9 pages, 4 pictures in 60 sizes and formats (15 new), 12 files of the résumé'
 */
export async function describeOutput(
  contents: readonly Content[],
  start: number,
  folder = PUBLIC,
): Promise<string> {
  const files = await listBuiltFiles(folder)
  const pictures = files.filter((file) => PICTURE.test(file))
  const paths = new Set(
    contents.flatMap((content) => {
      const { languagePath = "", variant } = content
      return formatsAt(resumeBase(variant)).map(({ path }) => languagePath + path)
    }),
  )
  return [
    formatCount(files.filter(isPage).length, "page"),
    ...(pictures.length > 0 ? [await describePictures(pictures, start, folder)] : []),
    `${formatCount(files.filter((file) => paths.has(file)).length, "file")} of the résumé`,
  ].join(", ")
}

async function describePictures(files: readonly string[], start: number, folder: string) {
  const stats = await Promise.all(files.map((file) => stat(path.join(folder, file))))
  const added = stats.filter(({ mtimeMs }) => mtimeMs >= start).length
  const originals = new Set(files.map((file) => PICTURE.exec(file)?.[1]))
  const state = added > 0 ? `${added} new` : "all up to date"
  return `${formatCount(originals.size, "picture")} in ${files.length} sizes and formats (${state})`
}
