/** Typesets with a template of the owner. typst.ts starts it, and ends it if it takes too long. */
import { readFileSync } from "node:fs"
import { deserialize, serialize } from "node:v8"
import { Worker } from "node:worker_threads"
import { compile, TypstError } from "../src/typeset/compile-typst"
import type { TemplateJob, TemplateResult } from "../src/typeset/typst"

/** Typst blocks this thread, so another one ends the process at its limits, or when nobody waits for it. */
const WATCH = `
const { limits, parent } = require("node:worker_threads").workerData
const end = () => process.kill(process.pid, "SIGKILL")
setTimeout(end, limits.time)
setInterval(() => {
  if (process.ppid !== parent || process.memoryUsage.rss() > limits.memory) end()
}, 50)`

const { program, options, ...workerData }: TemplateJob = deserialize(readFileSync(0))
new Worker(WATCH, { eval: true, workerData }).unref()
process.stdout.write(serialize(typesetTemplate()))

function typesetTemplate(): TemplateResult {
  try {
    const document = compile(program, options, "")
    return {
      pdf: document.toPdf(),
      svg: document.toSvg(),
      sectionEnds: document.sectionEnds(),
      pages: document.countPages(),
    }
  } catch (error) {
    if (error instanceof TypstError) return { error: error.message }
    throw error
  }
}
