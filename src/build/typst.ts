/** Compiles a Typst file and its data to PDF or SVG. Every warning is an error. */
import path from "node:path"
import {
  NodeCompiler,
  type NodeTypstCompileResult,
  type NodeTypstDocument,
} from "@myriaddreamin/typst-ts-node-compiler"
import { type Fonts, fontsFor } from "./fonts"

/** Drops cached results that the last 8 documents did not use. By default Typst keeps all. */
const MAX_CACHE_AGE = 8

const compilers = new Map<string, NodeCompiler>()

/**
 * @param file the path of the Typst file from the root of the repository
 * @param data the data of the document; the file reads it as JSON from `sys.inputs.data`, together
 *   with the names of the fonts
 * @returns the bytes of a tagged PDF that declares PDF/UA-1; equal data give equal bytes
 * @throws Typst's message on any error or warning: for Typst, a missing font is only a warning
 */
export function typesetPdf(file: string, data: object): Buffer {
  const { compiler, document } = typeset(file, data)
  try {
    return compiler.pdf(document, { pdfStandard: "ua-1" })
  } catch (error) {
    throw new Error(`${file} does not make an accessible PDF:\n${readExportError(error)}`)
  }
}

/** Like `typesetPdf`, but returns the first page as SVG, with the text converted to paths. */
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
  compiler.evictCache(MAX_CACHE_AGE)
  const result = compiler.compile({
    mainFilePath: path.resolve(file),
    inputs: { data: JSON.stringify({ ...data, fonts: fonts.families }) },
    resetRead: true,
  })
  const messages = messagesOf(result)
  if (messages.length > 0 || !result.result) {
    throw new Error(`${file} could not be typeset:\n${messages.join("\n")}`)
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

/** On export, Typst throws a list of diagnostics in the debug format of Rust. */
function readExportError(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  const messages = [...text.matchAll(/message: ("(?:[^"\\]|\\.)*")/g)].map(([, quoted]) => quoted)
  return messages.length > 0 ? messages.join("\n") : text
}

type TypstDiagnostic = { path?: string; message: string; hints?: string[] }

function messagesOf(result: NodeTypstCompileResult): string[] {
  const errors = result.hasError() ? (result.takeError() ?? result.takeDiagnostics()) : null
  return [result.takeWarnings(), errors]
    .flatMap((list) => (list?.shortDiagnostics ?? []) as TypstDiagnostic[])
    .map(({ path: place = "", message, hints = [] }) => [place, message, ...hints].join(" "))
}
