/** Finds pictures of the built site that take too long to load. */
import { stat } from "node:fs/promises"
import path from "node:path"
import { listBuiltFiles } from "../../src/gatsby/built-files"
import type { Problem } from "./problem"

/** A picture that a page loads may have this size, in bytes. */
const MAX_PICTURE = 400_000

/** @returns a problem for each AVIF file that is too large: browsers load this format */
export async function findLargePictures(folder: string): Promise<Problem[]> {
  const files = (await listBuiltFiles(folder)).filter((file) => /^\/static\/.+\.avif$/.test(file))
  const sizes = await Promise.all(
    files.map(async (place) => ({ place, size: (await stat(path.join(folder, place))).size })),
  )
  return sizes
    .filter(({ size }) => size > MAX_PICTURE)
    .map(({ place, size }) => ({
      place,
      message: `The picture file is ${Math.round(size / 1000)} kB. Use a smaller picture, or one with fewer details.`,
    }))
}
