/** Where each form lies, and how to make one without a build. */

import { typesetPdf } from "../../src/build/typst"
import type { Content } from "../../src/content/schemas"
import { FORMATS, makeFormat } from "../../src/exports/formats"
import { toModel } from "../../src/exports/model"
import type { FormatKey } from "./facts"

export const PATHS: Record<FormatKey, string> = {
  page: "/resume/",
  pdf: "/resume.pdf",
  ats: "/resume-ats.pdf",
  json: "/resume.json",
  text: "/resume.txt",
  markdown: "/resume.md",
  vcard: "/contact.vcf",
}

/** @returns the form at this address, made from this content. Throws if there is none. */
export function makeAt(path: string, content: Content): Uint8Array {
  const form = FORMATS.find((candidate) => candidate.path === path)
  if (!form) throw new Error(`There is no form at ${path}.`)
  return makeFormat(form, toModel(content), (input) => typesetPdf("src/exports/resume.typ", input))
}
