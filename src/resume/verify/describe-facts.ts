/** Says in words what programs find of a PDF, and what they lose. */

import { groupBy } from "../../lib/group-by"
import { scriptOf } from "../../lib/language"
import type { Format } from "../formats/formats"
import type { ResumeModel } from "../model/model"
import { readLines } from "./read-lines"
import { type Fact, verifyPdf } from "./verify-pdf"

/**
 * @param pdf the bytes of the file
 * @param model the résumé that it shows
 * @returns a sentence for each reason, as in 'Programs lose 2 roles, as "…". …'; none if nothing is lost
 */
export async function findLosses(
  { title }: Pick<Format, "title">,
  pdf: Uint8Array,
  model: ResumeModel,
): Promise<string[]> {
  const facts = verifyPdf(await readLines(pdf), model, title === "pdfInOneColumn")
  return groupLost(facts).map(
    ({ what, why, lost: [first] }) => `Programs lose ${what}, as "${first?.value}". ${why}`,
  )
}

/** @returns the lost facts by their reason, as in '2 roles, 1 skill' */
export function groupLost(facts: readonly Fact[]): { why: string; what: string; lost: Fact[] }[] {
  return groupBy(facts, ({ why }) => why).flatMap(([why, lost]) => {
    const counts = groupBy(lost, ({ noun }) => noun).map(([noun, { length }]) =>
      length === 1 ? `1 ${noun}` : `${length} ${pluralOf(noun)}`,
    )
    return why ? [{ why, what: counts.join(", "), lost }] : []
  })
}

/** @returns a row for each noun, as in 'roles 13 of 13', which file to upload, and what is lost */
export function describeFacts(
  facts: readonly Fact[],
  { language }: { language: string },
  isOneColumn: boolean,
): string {
  const rows = groupBy(facts, ({ noun }) => noun).map(([noun, all]) => {
    const { length } = all.filter(({ why }) => !why)
    return pluralOf(noun).padEnd(20) + `${length} of ${all.length}`.padStart(14)
  })
  const losses = groupLost(facts).flatMap(({ why, what, lost }) => [
    `Lost ${what}. ${why}`,
    ...lost.map(({ noun, value }) => `  ${noun}: ${value}`),
  ])
  return [...rows, adviseOnUpload(language, isOneColumn), ...losses].filter(Boolean).join("\n")
}

function adviseOnUpload(language: string, isOneColumn: boolean): string {
  if (["Thai", "Deva"].includes(scriptOf(language)))
    return "Many programs double letters of this language when they read a PDF. For an upload, send Word or text."
  if (isOneColumn) return ""
  return "Programs that read line by line find few jobs in it. For an upload, use the PDF in one column."
}

const pluralOf = (noun: string): string => `${noun.replace(/y$/, "ie")}s`
