/** Checks the names of the files in `static/`: the site must be able to publish each of them. */

import { type Diagnostic, fileDiagnostic } from "../diagnostics"
import type { Folder } from "../files/read-folder"
import type { Content } from "../schemas"
import { toWrittenFiles, type WrittenFile } from "../site-map/page-paths"

/**
 * @param seePlace says where the content asks for a file that the build writes
 * @returns a diagnostic for each bad link and for each file whose address the build needs
 */
export function checkStaticFiles(
  { staticFiles, badLinks }: Pick<Folder, "staticFiles" | "badLinks">,
  content: Partial<Content>,
  seePlace: (place: NonNullable<WrittenFile["place"]>) => string,
): Diagnostic[] {
  const written = toWrittenFiles(content)
  const taken = [...staticFiles].flatMap((file) => {
    const other = written.find((each) => isInTheWay(file, each))
    if (!other) return []
    const message = `The build itself writes ${other.path}.${other.place ? seePlace(other.place) : ""}`
    const hint = "Rename the file, or move it into a folder of its own."
    return [fileDiagnostic(`static${file}`, { code: "static-name", message, hint })]
  })
  return [
    ...badLinks.map((file) =>
      fileDiagnostic(`static${file}`, {
        code: "static-link",
        message: "This symbolic link does not lead to a file in static/.",
        hint: "Replace the link by a copy of the file, or delete it.",
      }),
    ),
    ...taken,
  ]
}

/**
 * A file in static/ may replace some files. But no file can have the name of a folder. For macOS and Windows,
 * capitals make no other name.
 */
function isInTheWay(name: string, { path: writtenPath, isReplaceable }: WrittenFile): boolean {
  const file = name.toLowerCase()
  const path = writtenPath.toLowerCase()
  if (path.startsWith(`${file}/`)) return true
  const isIn = file.startsWith(path.replace(/\/?$/, "/"))
  return path.endsWith("/") ? isIn && !isReplaceable : isIn || (path === file && !isReplaceable)
}
