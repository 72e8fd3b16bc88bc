/** Checks the names of the files in `static/`: the site must be able to publish each of them. */

import { type Diagnostic, fileDiagnostic } from "../diagnostics"
import type { Folder } from "../files/read-folder"
import type { Content } from "../schemas"
import { errorPagePath, legalPagePath } from "../values/page-paths"

/** What the build itself writes, apart from the error pages and the legal pages. */
const OF_THE_BUILD =
  /^\/(?:(?:|about\/|portfolio\/|resume\/(?:[^/]+\/)?)index\.html|_headers)$|^\/(?:_gatsby|page-data|slice-data)\//

/** @returns a diagnostic for each bad link and for each file whose address the build needs */
export function checkStaticFiles(
  { staticFiles, badLinks }: Pick<Folder, "staticFiles" | "badLinks">,
  content: Partial<Content>,
): Diagnostic[] {
  const pages = [
    ...(content.errors?.errors ?? []).map(({ status }) => errorPagePath(status)),
    ...(content.legal?.pages ?? []).map((page) => `${legalPagePath(page)}index.html`),
  ]
  const taken = [...staticFiles].filter((file) => OF_THE_BUILD.test(file) || pages.includes(file))
  return [
    ...badLinks.map((file) =>
      fileDiagnostic(`static${file}`, {
        code: "static-link",
        message: "This symbolic link does not lead to a file in static/.",
        hint: "Replace the link by a copy of the file, or delete it.",
      }),
    ),
    ...taken.map((file) =>
      fileDiagnostic(`static${file}`, {
        code: "static-name",
        message: `The build itself writes ${file}.`,
        hint: "Rename the file, or move it into a folder of its own.",
      }),
    ),
  ]
}
