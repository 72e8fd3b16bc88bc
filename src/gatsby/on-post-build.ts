import type { GatsbyNode } from "gatsby"
import { finishBuild } from "./finish-build"

/** Finishes what Gatsby has written into `public/`. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ pathPrefix }) => {
  await finishBuild(pathPrefix)
}
