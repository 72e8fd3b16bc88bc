/** Every rule of meaning, in the order in which the content meets them. */
import type { IssueCode } from "../codes"
import {
  adviseOnEmptySections,
  adviseOnGaps,
  adviseOnLength,
  adviseOnOrder,
  adviseOnSample,
} from "./advice"
import { checkCurrentRole, checkDates } from "./dates"
import type { Facts, Finding, MeaningRule } from "./finding"
import { checkAddresses, checkErrorPages, checkSkills } from "./ids"
import { checkContact, checkLinks } from "./links"
import { checkAlternatives, checkPictures } from "./pictures"
import { checkVariants } from "./variants"

const RULES: readonly MeaningRule[] = [
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

const WRONG_DATE = new Set<IssueCode>([
  "end-before-start",
  "implausible-date",
  "current-not-newest",
])
const ADVICE_ON_DATES = new Set<IssueCode>(["order", "gap", "overlap"])

/**
 * @returns what the valid files, taken together, say wrong or could say better; a date that is wrong
 *   would tear gaps and disturb the order, so that advice waits until it is mended
 */
export function findMeaning(facts: Facts): Finding[] {
  const findings = RULES.flatMap((rule) => rule(facts))
  const isWrong = findings.some(({ file, flaw }) => file === "work" && WRONG_DATE.has(flaw.code))
  return isWrong ? findings.filter(({ flaw }) => !ADVICE_ON_DATES.has(flaw.code)) : findings
}
