import type { DiagnosticCode } from "../diagnostic-codes"
import { checkAddresses, checkErrorPages, checkIds, checkLinks } from "./addresses"
import { checkCharacters, warnAboutOddTexts } from "./characters"
import { checkColors } from "./contrast"
import { checkDates, warnAboutGaps, warnAboutOrder } from "./dates"
import { checkFontNames, checkPdfFonts, warnAboutOwnFonts } from "./fonts"
import { itemsOf, pairedTextsOf, textsOf } from "./items"
import {
  checkContact,
  checkFamilyName,
  warnAboutAuthors,
  warnAboutOtherContacts,
  warnAboutSampleIdentity,
} from "./owner"
import { checkAltTexts, checkPictures, warnAboutUnusedPictures } from "./pictures"
import {
  checkPrivateValues,
  findFields,
  warnAboutPublicSource,
  warnAboutPublicValues,
} from "./private-values"
import { checkReferences } from "./references"
import type { Rule, RuleFinding, RuleInput } from "./rule"
import {
  warnAboutEmptySections,
  warnAboutEnglishInterface,
  warnAboutLongTexts,
  warnAboutPlaceholders,
  warnAboutResponsibilities,
} from "./texts"
import { checkBaseLanguage, checkTargets, warnAboutTranslations } from "./translations"
import { checkFit, checkVariants } from "./variants"

const RULES: readonly Rule[] = [
  checkDates,
  checkIds,
  checkAddresses,
  checkReferences,
  checkErrorPages,
  checkVariants,
  checkFit,
  checkBaseLanguage,
  checkTargets,
  checkLinks,
  checkFamilyName,
  checkContact,
  checkPrivateValues,
  checkCharacters,
  checkPictures,
  checkAltTexts,
  warnAboutUnusedPictures,
  checkColors,
  checkFontNames,
  checkPdfFonts,
  warnAboutOwnFonts,
  warnAboutOrder,
  warnAboutGaps,
  warnAboutLongTexts,
  warnAboutResponsibilities,
  warnAboutEmptySections,
  warnAboutEnglishInterface,
  warnAboutPlaceholders,
  warnAboutOddTexts,
  warnAboutSampleIdentity,
  warnAboutPublicSource,
  warnAboutPublicValues,
  warnAboutOtherContacts,
  warnAboutAuthors,
  warnAboutTranslations,
]

const DATE_ERRORS = new Set<DiagnosticCode>(["end-before-start", "implausible-date"])

const DATE_WARNINGS = new Set<DiagnosticCode>(["order", "gap"])

/**
 * Applies all rules. While a date in work.yaml is wrong, the warnings about dates are left
 * out, because the wrong date probably causes them.
 */
export function applyRules(
  files: Omit<RuleInput, "texts" | "items" | "pairedTexts" | "limited">,
): RuleFinding[] {
  const { content } = files
  const pairedTexts = pairedTextsOf(content)
  // Most rules look at all texts, and the walk asks the schema about each of them.
  const texts = textsOf(content, pairedTexts)
  const input = {
    ...files,
    texts,
    items: itemsOf(content),
    pairedTexts,
    limited: findFields(content),
  }
  // The fields that a translation is for often have the same rules.
  const found = RULES.flatMap((rule) => [...rule(input)])
  const findings = [...new Map(found.map((each) => [JSON.stringify(each), each])).values()]
  const hasDateError = findings.some(({ file, code }) => file === "work" && DATE_ERRORS.has(code))
  return hasDateError ? findings.filter(({ code }) => !DATE_WARNINGS.has(code)) : findings
}
