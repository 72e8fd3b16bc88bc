/** Typesets the data of a document to PDF or SVG. */
import { spawnSync } from "node:child_process"
import { devNull } from "node:os"
import { deserialize, serialize } from "node:v8"
import { fontsFor, type OwnPdfFont } from "../../fonts/fonts"
import { codeRoot } from "../../roots"
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

/** How long a template of the owner may take, in milliseconds. One page takes a third of a second. */
const LIMIT = 20_000

/**
 * @param data the program reads it as JSON from `sys.inputs.data`, together with the names of the fonts
 * @param own the fonts of the owner, which come before those of the site
 * @param limit how long a program of the owner may take, in milliseconds
 * @throws TypstError with each mistake and its place
 */
export function typeset(
  program: Program,
  data: TypstData,
  own: readonly OwnPdfFont[] = [],
  limit = LIMIT,
): TypesetDocument {
  // A soft hyphen would stay within its word when programs read the PDF. Typst hyphenates by itself.
  const json = JSON.stringify(data).replaceAll("\u00ad", "")
  const { families, serifFamilies, blobs, partial } = fontsFor(json, data.language, own)
  const fonts = { fonts: families, serifFonts: serifFamilies, partial }
  const options: CompileOptions = {
    data: JSON.stringify({ ...JSON.parse(json), ...fonts }),
    fonts: blobs,
  }
  if (program.isOwn) return compileInProcess(program, options, limit)
  return compile(program, options, [...families.toSorted(), ...own.map(({ url }) => url)].join())
}

/** What typeset-template.ts gets, and what it answers. */
export type TemplateJob = { program: TypstProgram; options: CompileOptions }
export type TemplateResult =
  | { error: string }
  | { pdf: Uint8Array; svg: string; sectionEnds: unknown[] }

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

/** Only a process of its own can be ended while Typst works. */
function compileInProcess(
  program: TypstProgram,
  options: CompileOptions,
  limit: number,
): TypesetDocument {
  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    [codeRoot("scripts/run.mjs"), "typeset-template"],
    {
      input: serialize({ program, options } satisfies TemplateJob),
      env: { ...process.env, ...WITHOUT_PACKAGES },
      timeout: limit,
      killSignal: "SIGKILL",
      maxBuffer: Number.POSITIVE_INFINITY,
    },
  )
  const file = program.main.slice(1)
  if ((error as NodeJS.ErrnoException | undefined)?.code === "ETIMEDOUT") {
    const seconds = limit / 1000
    throw new TypstError(
      `${file} takes longer than ${seconds} seconds. Look for a loop that does not end.`,
    )
  }
  if (status !== 0) {
    throw new TypstError(`${file} could not be typeset. ${error?.message ?? stderr.toString()}`)
  }
  const result: TemplateResult = deserialize(stdout)
  if ("error" in result) throw new TypstError(result.error)
  return {
    toPdf: () => Buffer.from(result.pdf),
    toSvg: () => result.svg,
    sectionEnds: () => result.sectionEnds,
  }
}
