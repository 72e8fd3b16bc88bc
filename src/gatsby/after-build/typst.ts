/** Compiles a Typst file and its data to PDF or SVG. Every warning is an error. */
import path from "node:path"
import { NodeCompiler, type NodeTypstCompileResult } from "@myriaddreamin/typst-ts-node-compiler"
import { type Fonts, fontsFor, type OwnPdfFont } from "../../fonts/fonts"
import { codeRoot } from "../../roots"

/** Drops cached results that the last 8 documents did not use. By default Typst keeps all. */
const MAX_CACHE_AGE = 8

/** The data of a document. The language decides its fonts. */
export type TypstData = { language: string }

/** Pictures by the path that the data gives, as in '/portrait.jpg'. */
export type Pictures = Readonly<Record<string, Buffer>>

const compilers = new Map<string, NodeCompiler>()

/** A document that Typst has laid out. */
export type TypesetDocument = {
  /**
   * @returns the bytes of a tagged PDF that declares PDF/UA-1; equal data give equal bytes
   * @throws Typst's message if the document is not accessible
   */
  toPdf: () => Buffer
  /** @returns the first page, with the text converted to paths */
  toSvg: () => string
  /** @returns the values that the document marks with `<label>` */
  query: (label: string) => unknown[]
}

/**
 * @param file the path of the Typst file from the root of the repository
 * @param data the data of the document; the file reads it as JSON from `sys.inputs.data`, together
 *   with the names of the fonts
 * @param own the fonts of the owner, which come before those of the site
 * @throws Typst's message on any error or warning: for Typst, a missing font is only a warning
 */
export function typeset(
  file: string,
  data: TypstData,
  pictures: Pictures = {},
  own: readonly OwnPdfFont[] = [],
): TypesetDocument {
  const fonts = fontsFor(JSON.stringify(data), data.language, own)
  const compiler = compilerWith(fonts, own)
  compiler.evictCache(MAX_CACHE_AGE)
  compiler.resetShadow()
  for (const [name, bytes] of Object.entries(pictures)) {
    compiler.mapShadow(path.join(codeRoot(), name), bytes)
  }
  const json = JSON.stringify({ ...data, fonts: fonts.families })
  const compiled = compiler.compile({
    mainFilePath: codeRoot(file),
    // A soft hyphen would stay within its word when programs read the PDF. Typst hyphenates by itself.
    inputs: { data: json.replaceAll("\u00ad", "") },
    resetRead: true,
  })
  const messages = messagesOf(compiled)
  const document = compiled.result
  if (messages.length > 0 || !document) {
    throw new Error(`${file} could not be typeset:\n${messages.join("\n")}`)
  }
  return {
    toPdf: () => {
      try {
        return withoutSuspects(compiler.pdf(document, { pdfStandard: "ua-1" }))
      } catch (error) {
        throw new Error(`${file} does not make an accessible PDF:\n${readExportError(error)}`)
      }
    },
    toSvg: () => compiler.plainSvg(document),
    query: (label) => compiler.query(document, { selector: `<${label}>`, field: "value" }),
  }
}

function compilerWith({ families, blobs }: Fonts, own: readonly OwnPdfFont[]): NodeCompiler {
  const key = [...families.toSorted(), ...own.map(({ url }) => url)].join()
  const compiler =
    compilers.get(key) ??
    NodeCompiler.create({ workspace: codeRoot(), fontArgs: [{ fontBlobs: blobs }] })
  compilers.set(key, compiler)
  return compiler
}

/**
 * Typst writes `/Suspects false`, which is also the default. Poppler 22 reports it as a mistake, so
 * spaces replace the entry. The positions of all objects stay the same.
 */
function withoutSuspects(pdf: Buffer): Buffer {
  const entry = "/Suspects false"
  const start = pdf.indexOf(entry, pdf.indexOf("/MarkInfo"))
  return start < 0 ? pdf : pdf.fill(" ", start, start + entry.length)
}

/** On export, Typst throws a list of diagnostics in the debug format of Rust. */
function readExportError(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  const messages = [...text.matchAll(/message: ("(?:[^"\\]|\\.)*")/g)].map(([, quoted]) => quoted)
  return messages.length > 0 ? [...new Set(messages)].join("\n") : text
}

type TypstDiagnostic = { path?: string; message: string; hints?: string[] }

function messagesOf(result: NodeTypstCompileResult): string[] {
  const errors = result.hasError() ? (result.takeError() ?? result.takeDiagnostics()) : null
  return [result.takeWarnings(), errors]
    .flatMap((list) => (list?.shortDiagnostics ?? []) as TypstDiagnostic[])
    .map(({ path: place = "", message, hints = [] }) => [place, message, ...hints].join(" "))
}
