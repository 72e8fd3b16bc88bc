import { precompress } from "./precompress"
import { removeLeftovers } from "./remove-leftovers"
import { securePages } from "./secure-pages"

/** The last steps of a build, once all HTML is written: clean, secure, compress. */
export async function finishBuild(pathPrefix: string): Promise<void> {
  await removeLeftovers()
  await securePages(pathPrefix)
  await precompress()
}
