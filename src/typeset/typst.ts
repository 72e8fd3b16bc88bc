/** Typesets the data of a document to PDF or SVG. */
import { spawnSync } from "node:child_process"
import { devNull } from "node:os"
import { deserialize, serialize } from "node:v8"
import { fontsFor, type OwnPdfFont } from "../fonts/fonts"
import { codeRoot } from "../roots"
import {
  type CompileOptions,
  compile,
  type TypesetDocument,
  TypstError,
  type TypstProgram,
} from "./compile-typst"
import type { Program } from "./typst-programs"

/** The data of a document. The language decides its fonts. */
export type TypstData = { language: string }

export type { TypesetDocument }

/** The time in milliseconds and the memory in bytes that a template of the owner may take. */
type Limits = { time: number; memory: number }

/** One page takes a third of a second, and 0.2 GB. */
const LIMITS: Limits = { time: 20_000, memory: 1_500_000_000 }

/**
 * @param data the program reads it as JSON from `sys.inputs.data`, together with the names of the fonts
 * @param own the fonts of the owner, which come before those of the site
 * @param limits of a program of the owner
 * @throws TypstError with each mistake and its place
 */
export function typeset(
  program: Program,
  data: TypstData,
  own: readonly OwnPdfFont[] = [],
  limits = LIMITS,
): TypesetDocument {
  // A soft hyphen would stay within its word when programs read the PDF. Typst hyphenates by itself.
  const json = JSON.stringify(data).replaceAll("\u00ad", "")
  const { families, serifFamilies, blobs, partial } = fontsFor(json, data.language, own)
  const fonts = { fonts: families, serifFonts: serifFamilies, partial }
  const options: CompileOptions = {
    data: JSON.stringify({ ...JSON.parse(json), ...fonts }),
    fonts: blobs,
  }
  if (program.isOwn) return compileInProcess(program, options, limits)
  return compile(program, options, [...families.toSorted(), ...own.map(({ url }) => url)].join())
}

/** What typeset-template.ts gets, with the id of the process that waits for it, and what it answers. */
export type TemplateJob = {
  program: TypstProgram
  options: CompileOptions
  limits: Limits
  parent: number
}
export type TemplateResult =
  | { error: string }
  | { pdf: Uint8Array; svg: string; sectionEnds: unknown[]; pages: number }

/** Typst finds no package on the disk, and no way to the network. */
const WITHOUT_PACKAGES = {
  HOME: devNull,
  XDG_CACHE_HOME: devNull,
  XDG_DATA_HOME: devNull,
  HTTPS_PROXY: "http://127.0.0.1:1",
  https_proxy: "http://127.0.0.1:1",
  NO_PROXY: "",
  no_proxy: "",
}

const MAX_REASON = 2000

/** Only a process of its own can be ended while Typst works. */
function compileInProcess(
  program: TypstProgram,
  options: CompileOptions,
  limits: Limits,
): TypesetDocument {
  const job: TemplateJob = { program, options, limits, parent: process.pid }
  const { status, signal, stdout, stderr, error } = spawnSync(
    process.execPath,
    [codeRoot("scripts/run.mjs"), "typeset-template"],
    {
      input: serialize(job),
      env: { ...process.env, ...WITHOUT_PACKAGES },
      timeout: limits.time,
      killSignal: "SIGKILL",
      maxBuffer: Number.POSITIVE_INFINITY,
    },
  )
  const file = program.main.slice(1)
  if ((error as NodeJS.ErrnoException | undefined)?.code === "ETIMEDOUT") {
    const seconds = limits.time / 1000
    throw new TypstError(
      `${file} takes longer than ${seconds} seconds. Look for a loop that does not end.`,
    )
  }
  // The process ends itself so, and the system a process for which it has no memory.
  if (signal === "SIGKILL") {
    throw new TypstError(
      `${file} takes more than ${limits.memory / 1_000_000} MB of memory. Look for a list or a text that grows, or a picture with too many pixels.`,
    )
  }
  if (signal) {
    throw new TypstError(
      `${file} makes Typst crash (${signal}). Look for brackets or calls that are nested very deeply.`,
    )
  }
  if (status !== 0) {
    const reason = error?.message ?? stderr.toString("utf8", 0, MAX_REASON)
    throw new TypstError(`${file} could not be typeset. ${reason}`)
  }
  const result: TemplateResult = deserialize(stdout)
  if ("error" in result) throw new TypstError(result.error)
  return {
    toPdf: () => Buffer.from(result.pdf),
    toSvg: () => result.svg,
    sectionEnds: () => result.sectionEnds,
    countPages: () => result.pages,
  }
}
