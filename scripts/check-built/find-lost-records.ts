/** Finds what a simple applicant tracking system loses of a PDF. */
import {
  describeColumns,
  findLost,
  type ResumeModel,
  readLines,
  summarizeLost,
} from "../../src/resume"
import type { Problem } from "./problem"

/**
 * @param place the path of the PDF
 * @param bytes the PDF
 * @param model the résumé that it shows
 * @returns a warning for each reason
 */
export async function findLostRecords(
  place: string,
  bytes: Uint8Array,
  model: ResumeModel,
): Promise<Problem[]> {
  const comparison = findLost(await readLines(bytes), model)
  const messages = comparison.lost.map((each) => {
    const [first] = each.values
    return `A parser loses ${summarizeLost(each)}, as "${first?.value}". ${each.why}`
  })
  return [describeColumns(comparison), ...messages]
    .filter(Boolean)
    .map((message) => ({ place, message, isWarning: true }))
}
