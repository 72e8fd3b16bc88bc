/** Loads the sample, for tests of whole formats and pages. */
import { existsSync } from "node:fs"
import path from "node:path"
import { SAMPLE } from "../src/content/files/content-folder"
import { type Content, contentNames } from "../src/content/schemas"
import { loadOnce } from "./load-person"

/** The names of the sample's content files. It has no legal pages. */
export const SAMPLE_NAMES = contentNames.filter((name) =>
  existsSync(path.join(SAMPLE, `${name}.yaml`)),
)

/** The content with every optional file. */
export type FullContent = Required<
  Omit<Content, "translations" | "variant" | "languagePath" | "untranslated">
>

/**
 * @returns a copy of the content
 * @throws if the content has errors, or lacks an optional file
 */
export async function loadSiteContent(): Promise<FullContent> {
  const { content } = await loadOnce(SAMPLE)
  if (!content) throw new Error("The sample has errors: run `CONTENT=sample npm run check`.")
  const whole = { legal: { pages: [] }, ...content }
  const lacking = contentNames.filter((name) => !whole[name])
  if (lacking.length > 0) throw new Error(`The sample lacks ${lacking.join(", ")}.`)
  return whole as FullContent
}
