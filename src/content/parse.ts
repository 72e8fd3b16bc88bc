/** One YAML text in; its validated data, or the issues with their places, out. No disk. */
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from "yaml"
import { z } from "zod"
import { type ContentIssue, codeFrame } from "./issues"

type Path = readonly PropertyKey[]

export type ParseResult<T> = { data: T; issues: [] } | { data?: undefined; issues: ContentIssue[] }

/**
 * @param file the name to report, as in `content/work.yaml`
 * @param source the file's text
 * @param schema what the file must hold
 * @returns the data with its defaults filled in, or every issue found
 */
export function parseContent<S extends z.ZodType>(
  file: string,
  source: string,
  schema: S,
): ParseResult<z.output<S>> {
  const lines = new LineCounter()
  const document = parseDocument(source, {
    lineCounter: lines,
    prettyErrors: false,
    // gatsby-transformer-yaml reads an unquoted 2024-03-01 as a date: read it so here too, and refuse it.
    customTags: ["timestamp"],
  })
  const issueAt = (offset: number, path: Path, message: string): ContentIssue => {
    const { line, col: column } = lines.linePos(offset)
    const frame = codeFrame(source, line, column)
    return { file, line, column, path: z.core.toDotPath([...path]), message, frame }
  }

  if (document.errors.length > 0) {
    return { issues: document.errors.map((error) => issueAt(error.pos[0], [], error.message)) }
  }
  const result = schema.safeParse(document.toJS())
  if (result.success) return { data: result.data, issues: [] }
  return {
    issues: result.error.issues.flatMap((issue) =>
      issue.code === "unrecognized_keys"
        ? issue.keys.map((key) => {
            const path = [...issue.path, key]
            return issueAt(keyOffset(document, path), path, `Unknown field "${key}"`)
          })
        : [issueAt(valueOffset(document, issue.path), issue.path, describe(issue))],
    ),
  }
}

function describe(issue: z.core.$ZodIssue): string {
  const name = String(issue.path.at(-1) ?? "The file")
  return /^(must|needs|takes) /.test(issue.message) ? `"${name}" ${issue.message}` : issue.message
}

/** The offset of the value at the path, or of the nearest ancestor that is there. */
function valueOffset(document: Document.Parsed, path: Path): number {
  for (let depth = path.length; depth > 0; depth--) {
    const node = document.getIn(path.slice(0, depth), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return document.contents?.range?.[0] ?? 0
}

/** The offset of the key that ends the path. */
function keyOffset(document: Document.Parsed, path: Path): number {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents
  if (isMap(parent)) {
    const key = parent.items.find(
      (pair) => isScalar(pair.key) && pair.key.value === path.at(-1),
    )?.key
    if (isScalar(key) && key.range) return key.range[0]
  }
  return valueOffset(document, path)
}
