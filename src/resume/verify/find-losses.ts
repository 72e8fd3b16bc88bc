/** Says what programs lose of a PDF, for the commands that make one. */
import type { Format } from "../formats/formats"
import type { ResumeModel } from "../model/model"
import { groupLost } from "./describe-facts"
import { readLines } from "./read-lines"
import { verifyPdf } from "./verify-pdf"

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
