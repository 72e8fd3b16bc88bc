/** Every rule of meaning, in the order in which the content meets them. */
import type { DiagnosticCode } from "../codes"
import {
  adviseOnEmptySections,
  adviseOnGaps,
  adviseOnLength,
  adviseOnOrder,
  adviseOnSample,
} from "./advice"
import { checkCurrentRole, checkDates } from "./dates"
import { checkAddresses, checkErrorPages, checkSkills } from "./ids"
import { checkContact, checkLinks } from "./links"
import { checkAlternatives, checkPictures } from "./pictures"
import type { CrossFileDiagnostic, CrossFileRule, Facts } from "./rule"
import { checkVariants } from "./variants"

const RULES: readonly CrossFileRule[] = [
  checkDates,
  checkCurrentRole,
  checkAddresses,
  checkSkills,
  checkErrorPages,
  checkVariants,
  checkLinks,
  checkContact,
  checkPictures,
  checkAlternatives,
  adviseOnOrder,
  adviseOnGaps,
  adviseOnLength,
  adviseOnEmptySections,
  adviseOnSample,
]

const WRONG_DATE = new Set<DiagnosticCode>([
  "end-before-start",
  "implausible-date",
  "current-not-newest",
])
const ADVICE_ON_DATES = new Set<DiagnosticCode>(["order", "gap", "overlap"])

/**
 * @returns what the valid files, taken together, say wrong or could say better; a date that is wrong
 *   would tear gaps and disturb the order, so that advice waits until it is mended
 */
export function checkAcrossFiles(facts: Facts): CrossFileDiagnostic[] {
  const diagnostics = RULES.flatMap((rule) => rule(facts))
  const isWrong = diagnostics.some(({ file, flaw }) => file === "work" && WRONG_DATE.has(flaw.code))
  return isWrong ? diagnostics.filter(({ flaw }) => !ADVICE_ON_DATES.has(flaw.code)) : diagnostics
}
