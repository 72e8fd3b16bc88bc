/** Every rule of meaning, in the order in which the content meets them. */
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

/** @returns what the valid files, taken together, say wrong or could say better */
export function findMeaning(facts: Facts): Finding[] {
  return RULES.flatMap((rule) => rule(facts))
}
