/** The gate: every file of `content/` in; the whole content, or every issue in it, out. */
import { readFile } from "node:fs/promises"
import path from "node:path"
import { type ContentIssue, compareIssues } from "./issues"
import { parseContent } from "./parse"
import { type Content, contentSchemas } from "./schemas"

export type LoadResult =
  | { content: Content; issues: [] }
  | { content?: undefined; issues: ContentIssue[] }

/**
 * Reads and validates every content file.
 * @param directory the folder that holds the YAML files
 * @returns the content, or all issues of all files in order of place
 */
export async function loadContent(directory: string): Promise<LoadResult> {
  const results = await Promise.all(
    Object.entries(contentSchemas).map(async ([name, schema]) => {
      const file = path.posix.join(path.basename(directory), `${name}.yaml`)
      const source = await readFile(path.join(directory, `${name}.yaml`), "utf8").catch(() => null)
      return source === null
        ? { name, issues: [missingFile(file)] }
        : { name, ...parseContent(file, source, schema) }
    }),
  )
  const issues = results.flatMap((result) => result.issues).sort(compareIssues)
  if (issues.length > 0) return { issues }
  const content = Object.fromEntries(results.map(({ name, data }) => [name, data]))
  return { content: content as Content, issues: [] }
}

function missingFile(file: string): ContentIssue {
  return { file, line: 1, column: 1, path: "", message: "The file is missing", frame: "" }
}
