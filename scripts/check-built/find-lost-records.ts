/** Finds what programs lose of a PDF. */
import type { Format, ResumeModel } from "../../src/resume"
import { groupLost, readLines, verifyPdf } from "../../src/resume"
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
  const facts = verifyPdf(await readLines(bytes), model, title === "pdfInOneColumn")
  return groupLost(facts).map(({ what, why, lost: [first] }) => {
    return {
      place,
      message: `Programs lose ${what}, as "${first?.value}". ${why}`,
      isWarning: true,
    }
  })
}
