/** Reads the text, the metadata and the structure tree of a PDF with poppler's tools. */
import { spawnSync } from "node:child_process"
import { remember } from "../remember"

type Output = { stdout: string; stderr: string }

const outputsOf = remember((_pdf: Uint8Array) => new Map<string, Output>())

/**
 * Runs one of poppler's tools on a PDF, only once with equal options.
 * @throws the tool's error message if it fails
 */
function run(
  tool: string,
  options: readonly string[],
  pdf: Uint8Array,
  output: readonly string[] = [],
): Output {
  const [outputs, key] = [outputsOf(pdf), [tool, ...options].join(" ")]
  const known = outputs.get(key)
  if (known) return known
  const { status, stdout, stderr, error } = spawnSync(tool, [...options, "-", ...output], {
    input: pdf,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
    timeout: 60_000,
  })
  if (error) throw error
  if (status !== 0) throw new Error(stderr)
  outputs.set(key, { stdout, stderr })
  return { stdout, stderr }
}

/** @returns the output of `pdftotext` with these options */
export function pdfToText(pdf: Uint8Array, ...options: string[]): string {
  return run("pdftotext", ["-enc", "UTF-8", ...options], pdf, ["-"]).stdout
}

/** @returns the output of `pdfinfo`, by name */
export function pdfInfo(pdf: Uint8Array): Record<string, string> {
  const lines = run("pdfinfo", [], pdf).stdout.split("\n")
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value = ""] = /^([^:]+):\s+(.*)$/.exec(line) ?? []
      return name ? [[name, value]] : []
    }),
  )
}

/** @returns what `pdfinfo` complains about while it reads the structure; "" if it has no complaint */
export function pdfComplaints(pdf: Uint8Array): string {
  return run("pdfinfo", ["-struct"], pdf).stderr
}

/** @returns the number of pictures in the PDF */
export function countPictures(pdf: Uint8Array): number {
  return run("pdfimages", ["-list"], pdf).stdout.trim().split("\n").length - 2
}

/** In points, from the top left corner of the page. */
export type Word = { text: string; left: number; top: number; right: number; bottom: number }

export type PageOfWords = { width: number; height: number; words: Word[] }

/** @returns the words of each page with their positions */
export function pdfWords(pdf: Uint8Array): PageOfWords[] {
  const html = pdfToText(pdf, "-bbox")
  return html
    .split("<page ")
    .slice(1)
    .map((page) => {
      const [width = 0, height = 0] = numbersIn(page.slice(0, page.indexOf(">")))
      const words = page.matchAll(/<word ([^>]*)>(.*)<\/word>/g)
      return {
        width,
        height,
        words: [...words].map(([, box = "", text = ""]) => {
          const [left = 0, top = 0, right = 0, bottom = 0] = numbersIn(box)
          return { text, left, top, right, bottom }
        }),
      }
    })
}

const numbersIn = (attributes: string) =>
  [...attributes.matchAll(/"(-?[\d.]+)"/g)].map(([, number]) => Number(number))

export type StructureNode = { tag: string; text: string; children: StructureNode[] }

/**
 * Takes half a second for each page, so `extractPdf` has the structure for tests of single elements.
 * @returns the structure tree in the order of the document, which pdf.js knows of each page alone
 */
export function pdfStructure(pdf: Uint8Array): StructureNode {
  const root: StructureNode = { tag: "Root", text: "", children: [] }
  const path = [{ indent: -1, node: root }]
  for (const line of run("pdfinfo", ["-struct-text"], pdf).stdout.split("\n")) {
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

/** @returns the names of the fonts in the PDF, sorted, as in 'Roboto-Bold' */
export function pdfFonts(pdf: Uint8Array): string[] {
  const [, , ...rows] = run("pdffonts", [], pdf).stdout.trim().split("\n")
  const names = rows.map((row) => row.replace(/^[A-Z]{6}\+/, "").split(" ", 1)[0] ?? "")
  return [...new Set(names)].sort()
}
