/** Says what the build wrote, for the end of its output. */
import type { Content } from "../content/schemas"
import { toResumeVariants } from "../exports/resume-variants"
import { isPage } from "./built-files"

/** A picture in one size and format. Gatsby names the folder after the bytes of the original. */
const PICTURE = /^\/static\/([0-9a-f]{32})\/.+\.(?:avif|gif|jpe?g|png|webp)$/

/**
 * @param files every file in `public/`
 * @returns as in '9 pages, 4 pictures in 60 sizes and formats, 12 files of the résumé'
 */
export function describeOutput(files: readonly string[], content: Content): string {
  const sizes = files.flatMap((file) => PICTURE.exec(file)?.[1] ?? [])
  const pictures = count(new Set(sizes).size, "picture")
  const formats = new Set(toResumeVariants(content).flatMap(toPaths))
  return [
    count(files.filter(isPage).length, "page"),
    ...(sizes.length > 0 ? [`${pictures} in ${sizes.length} sizes and formats`] : []),
    `${count(files.filter((file) => formats.has(file)).length, "file")} of the résumé`,
  ].join(", ")
}

const toPaths = ({ formats }: { formats: { path: string }[] }) => formats.map(({ path }) => path)

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`
