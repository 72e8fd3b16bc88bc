/** Finds what a simple applicant tracking system loses of a PDF. */
import type { Format, ResumeModel } from "../../src/resume"
import { findLost, readLines, summarizeLost } from "../../src/resume/compare"
import type { Problem } from "./problem"

/**
 * @param format the PDF
 * @param bytes of the file
 * @param model the résumé that it shows
 * @returns a warning for each reason
 */
export async function findLostRecords(
  { path: place, title }: Pick<Format, "path" | "title">,
  bytes: Uint8Array,
  model: ResumeModel,
): Promise<Problem[]> {
  const comparison = findLost(await readLines(bytes), model, {
    isOneColumn: title === "pdfInOneColumn",
  })
  return comparison.lost.map((each) => {
    const [first] = each.values
    const message = `A parser loses ${summarizeLost(each)}, as "${first?.value}". ${each.why}`
    return { place, message, isWarning: true }
  })
}
