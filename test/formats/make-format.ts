/** Makes any format of the résumé without a build. */

import type { Content } from "../../src/content/schemas"
import { FORMATS, makeFormat, type Typeset } from "../../src/resume/formats/formats"
import { PORTRAIT_PATH } from "../../src/resume/formats/to-typst-input"
import { toModel } from "../../src/resume/model/model"
import { createTypeset } from "../../src/typeset/typeset-resume"
import { keepInRun, readFromRun } from "../run-cache"
import type { FormatKey } from "./fact-table"

export const PATHS: Record<Exclude<FormatKey, "jsonLd">, string> = {
  page: "/resume/",
  pdf: "/resume.pdf",
  ats: "/resume-ats.pdf",
  docx: "/resume.docx",
  json: "/resume.json",
  text: "/resume.txt",
  markdown: "/resume.md",
  vcard: "/contact.vcf",
}

/**
 * @param path the address of the format, as in '/resume.pdf'
 * @throws if no format has this address
 */
export function makeFormatAt(path: string, content: Content): Uint8Array {
  const format = FORMATS.find((candidate) => candidate.path === path)
  if (!format) throw new Error(`There is no format at ${path}.`)
  return makeFormat(format, toModel(content), typesetResume)
}

/** The same object each time: poppler reads it only once. */
const made = new Map<string, Uint8Array>()

/** Typesets with the template, and with a white picture instead of the portrait; equal input in a run only once. */
export const typesetResume: Typeset = (input) => {
  const key = JSON.stringify(input)
  const pdf = made.get(key) ?? readFromRun<Uint8Array>(key) ?? keepInRun(key, typesetAgain(input))
  made.set(key, pdf)
  return pdf
}

/** Typesets as `typesetResume` does, also what it has made before. */
export const typesetAgain: Typeset = (input) =>
  createTypeset("/resume.pdf", { pictures: { [PORTRAIT_PATH]: WHITE_PICTURE } })(input)

/** A JPEG of one white pixel. */
const WHITE_PICTURE = Buffer.from(
  "/9j/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCj/wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAj/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKpAB//Z",
  "base64",
)
