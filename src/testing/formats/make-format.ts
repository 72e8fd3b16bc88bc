/** Makes any format of the résumé without a build. */
import { typesetPdf } from "../../build/typst"
import type { Content } from "../../content/schemas"
import { FORMATS, makeFormat } from "../../exports/formats"
import { toModel } from "../../exports/model"
import type { FormatKey } from "./facts"

export const PATHS: Record<Exclude<FormatKey, "jsonLd">, string> = {
  page: "/resume/",
  pdf: "/resume.pdf",
  ats: "/resume-ats.pdf",
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
  const typeset = (input: object) => typesetPdf("src/exports/resume.typ", input)
  return makeFormat(format, toModel(content), typeset)
}
