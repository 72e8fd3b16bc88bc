/** Compiles a Typst program. Every warning is an error. */
import path from "node:path"
import { NodeCompiler, type NodeError } from "@myriaddreamin/typst-ts-node-compiler"
import { UserError } from "../lib/user-error"

/** Typst files, pictures and the one that Typst starts with. The program can read no other file. */
export type TypstProgram = {
  main: string
  /** By their paths, as in '/library/v1.typ'. */
  files: Readonly<Record<string, Uint8Array>>
}

export type CompileOptions = {
  /** The JSON that the program reads from `sys.inputs.data`. */
  data: string
  fonts: readonly Buffer[]
}

/** A document that Typst has laid out. */
export type TypesetDocument = {
  /**
   * @returns the bytes of a tagged PDF that declares PDF/UA-1; equal data give equal bytes
   * @throws TypstError if the document is not accessible
   */
  toPdf: () => Buffer
  /** @returns the first page, with the text converted to paths */
  toSvg: () => string
  /** @returns the values that the document marks with `<section-end>` */
  sectionEnds: () => unknown[]
  countPages: () => number
}

/** A mistake in a program. The message has a line for each, as in 'content/templates/mine.typ:3:7 unclosed delimiter'. */
export class TypstError extends UserError {}

/** No folder has this path, so that Typst finds only the files of the program. */
const NOWHERE = `${path.sep}no-such-folder-of-typst`

/** Drops cached results that the last 8 documents did not use. By default Typst keeps all. */
const MAX_CACHE_AGE = 8

/** Opening the fonts takes longer than a document. */
const compilers = new Map<string, NodeCompiler>()

/**
 * @param key the same for equal fonts
 * @throws TypstError for any error or warning: for Typst, a missing font is only a warning
 */
export function compile(
  { main, files }: TypstProgram,
  { data, fonts }: CompileOptions,
  key: string,
): TypesetDocument {
  const compiler =
    compilers.get(key) ??
    NodeCompiler.create({ workspace: NOWHERE, fontArgs: [{ fontBlobs: [...fonts] }] })
  compilers.set(key, compiler)
  compiler.evictCache(MAX_CACHE_AGE)
  compiler.resetShadow()
  for (const [name, bytes] of Object.entries(files)) {
    compiler.mapShadow(path.join(NOWHERE, name), Buffer.from(bytes))
  }
  const compiled = compiler.compile({
    mainFilePath: path.join(NOWHERE, main),
    inputs: { data },
    resetRead: true,
  })
  const errors = compiled.hasError() ? (compiled.takeError() ?? compiled.takeDiagnostics()) : null
  const messages = [compiled.takeWarnings(), errors].flatMap((list) =>
    list ? describe(compiler, list) : [],
  )
  const document = compiled.result
  if (messages.length > 0 || !document) throw new TypstError(messages.join("\n"))
  return {
    toPdf: () => {
      try {
        return withoutSuspects(compiler.pdf(document, { pdfStandard: "ua-1" }))
      } catch (error) {
        throw new TypstError(`${main.slice(1)} makes no accessible PDF: ${readExportError(error)}`)
      }
    },
    toSvg: () => compiler.plainSvg(document),
    sectionEnds: () => compiler.query(document, { selector: "<section-end>", field: "value" }),
    countPages: () => document.numOfPages,
  }
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
  if (text.includes("missing document title"))
    messages.push("Write #show: resume below the import.")
  return messages.length > 0 ? [...new Set(messages)].join("\n") : text
}

type TypstDiagnostic = {
  path: string
  message: string
  /** Counted from 0. */
  range: { start: { line: number; character: number } } | null
}

/** @returns a line for each diagnostic, the mistake first and then the calls that led to it */
function describe(compiler: NodeCompiler, list: NodeError): string[] {
  return (compiler.fetchDiagnostics(list) as TypstDiagnostic[]).map(
    ({ path: file, message, range }) => {
      const position = range ? `:${range.start.line + 1}:${range.start.character + 1}` : ""
      return `${fromRoot(file)}${position} ${fromRoot(explain(shorten(message)))}`
    },
  )
}

/** In characters. A template may fail with a message of any length. */
const MAX_MESSAGE = 1000

const shorten = (text: string) =>
  text.length > MAX_MESSAGE ? `${text.slice(0, MAX_MESSAGE)}…` : text

const fromRoot = (text: string) => text.replaceAll(NOWHERE + path.sep, "").replaceAll(path.sep, "/")

/** Typst speaks of the folder where it looked for a file, and of the network for a package. */
function explain(message: string): string {
  const [, file] = /^file not found \(searched at (.*)\)/.exec(message) ?? []
  if (file || message.includes("access denied")) {
    const start = file ? `cannot read ${file}: ` : ""
    return `${start}a template can read only the files in its folder and the library`
  }
  return /^\D*\bpackage\b/.test(message) ? "a template can import no package" : message
}
