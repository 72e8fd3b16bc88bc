/** Typesets with a template of the owner. typst.ts starts it, and ends it if it takes too long. */
import { readFileSync } from "node:fs"
import { deserialize, serialize } from "node:v8"
import { compile, TypstError } from "../src/gatsby/after-build/compile-typst"
import type { TemplateJob, TemplateResult } from "../src/gatsby/after-build/typst"

const { program, options }: TemplateJob = deserialize(readFileSync(0))
process.stdout.write(serialize(typesetTemplate()))

function typesetTemplate(): TemplateResult {
  try {
    const document = compile(program, options, "")
    return {
      pdf: document.toPdf(),
      svg: document.toSvg(),
      sectionEnds: document.sectionEnds(),
    }
  } catch (error) {
    if (error instanceof TypstError) return { error: error.message }
    throw error
  }
}
