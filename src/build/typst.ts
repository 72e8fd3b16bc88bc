/** A Typst file and its data in; a PDF or an SVG out. Every warning is an error. */
import path from "node:path"
import {
  NodeCompiler,
  type NodeTypstCompileResult,
  type NodeTypstDocument,
} from "@myriaddreamin/typst-ts-node-compiler"
import { type Fonts, fontsFor } from "./fonts"

/** For how many documents Typst remembers what it has worked out; it would keep all of it forever. */
const KEPT = 8

const compilers = new Map<string, NodeCompiler>()

/**
 * @param file the Typst file, from the root of the repository
 * @param data what it reads as JSON from `sys.inputs.data`, with the fonts added
 * @returns the bytes of a tagged PDF that declares PDF/UA-1; equal data give equal bytes
 * @throws with Typst's own words on any error or warning: a missing font is only a warning to Typst
 */
export function typesetPdf(file: string, data: object): Buffer {
  const { compiler, document } = typeset(file, data)
  try {
    return compiler.pdf(document, { pdfStandard: "ua-1" })
  } catch (error) {
    throw new Error(`${file} does not make an accessible PDF:\n${readProblems(error)}`)
  }
}

/** As `typesetPdf`, but gives the first page as SVG with its letters drawn as shapes. */
export function typesetSvg(file: string, data: object): string {
  const { compiler, document } = typeset(file, data)
  return compiler.plainSvg(document)
}

function typeset(
  file: string,
  data: object,
): { compiler: NodeCompiler; document: NodeTypstDocument } {
  const fonts = fontsFor(JSON.stringify(data))
  const compiler = compilerWith(fonts)
  compiler.evictCache(KEPT)
  const result = compiler.compile({
    mainFilePath: path.resolve(file),
    inputs: { data: JSON.stringify({ ...data, fonts: fonts.families }) },
    resetRead: true,
  })
  const problems = problemsOf(result)
  if (problems.length > 0 || !result.result) {
    throw new Error(`${file} could not be typeset:\n${problems.join("\n")}`)
  }
  return { compiler, document: result.result }
}

function compilerWith({ families, blobs }: Fonts): NodeCompiler {
  const key = families.join()
  const compiler =
    compilers.get(key) ??
    NodeCompiler.create({ workspace: path.resolve("."), fontArgs: [{ fontBlobs: blobs }] })
  compilers.set(key, compiler)
  return compiler
}

/** What Typst throws on export is a list of diagnostics in Rust's own notation. */
function readProblems(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  const messages = [...text.matchAll(/message: ("(?:[^"\\]|\\.)*")/g)].map(([, quoted]) => quoted)
  return messages.length > 0 ? messages.join("\n") : text
}

type Diagnostic = { path?: string; message: string; hints?: string[] }

function problemsOf(result: NodeTypstCompileResult): string[] {
  const errors = result.hasError() ? (result.takeError() ?? result.takeDiagnostics()) : null
  return [result.takeWarnings(), errors]
    .flatMap((list) => (list?.shortDiagnostics ?? []) as Diagnostic[])
    .map(({ path: place = "", message, hints = [] }) => [place, message, ...hints].join(" "))
}
