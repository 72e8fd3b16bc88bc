/** Reads the text, the metadata and the structure tree of a PDF with poppler's tools. */
import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

/**
 * Runs one of poppler's tools on a PDF.
 * @throws the tool's error message if it fails
 */
function poppler(
  tool: string,
  options: readonly string[],
  pdf: Uint8Array,
  output: string[],
): string {
  const folder = mkdtempSync(path.join(tmpdir(), "pdf-"))
  const file = path.join(folder, "file.pdf")
  writeFileSync(file, pdf)
  const { status, stdout, stderr, error } = spawnSync(tool, [...options, file, ...output], {
    encoding: "utf8",
    maxBuffer: 2 ** 26,
    timeout: 60_000,
  })
  rmSync(folder, { recursive: true })
  if (error) throw error
  if (status !== 0) throw new Error(stderr)
  return stdout
}

/** @returns the output of `pdftotext` with these options */
export function pdfToText(pdf: Uint8Array, ...options: string[]): string {
  return poppler("pdftotext", ["-enc", "UTF-8", ...options], pdf, ["-"])
}

/** @returns the output of `pdfinfo`, by name */
export function pdfInfo(pdf: Uint8Array): Record<string, string> {
  const lines = poppler("pdfinfo", [], pdf, []).split("\n")
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value = ""] = /^([^:]+):\s+(.*)$/.exec(line) ?? []
      return name ? [[name, value]] : []
    }),
  )
}

export type StructureNode = { tag: string; text: string; children: StructureNode[] }

/** @returns the structure tree with the text of each element, as `pdfinfo -struct-text` prints it */
export function pdfStructure(pdf: Uint8Array): StructureNode {
  const root: StructureNode = { tag: "Root", text: "", children: [] }
  const path = [{ indent: -1, node: root }]
  for (const line of poppler("pdfinfo", ["-struct-text"], pdf, []).split("\n")) {
    const indent = line.search(/\S/)
    if (indent < 0 || line.trim().startsWith("/")) continue
    while ((path.at(-1)?.indent ?? -1) >= indent) path.pop()
    const text = /^\s*"(.*)"$/.exec(line)?.[1]
    if (text !== undefined) {
      for (const { node } of path) node.text += text
      continue
    }
    const node = { tag: line.trim().split(/[\s:]/)[0] ?? "", text: "", children: [] }
    path.at(-1)?.node.children.push(node)
    path.push({ indent, node })
  }
  return root
}

/** @returns the node and all its descendants, in reading order */
export function flatten(node: StructureNode): StructureNode[] {
  return [node, ...node.children.flatMap(flatten)]
}
