import type { DiagnosticCode } from "../diagnostic-codes"
import { ADDRESS_RULES } from "./addresses"
import { CHARACTER_RULES } from "./characters"
import { checkColors } from "./contrast"
import { DATE_RULES } from "./dates"
import { FONT_RULES } from "./fonts"
import { itemsOf, pairedTextsOf, textsOf } from "./items"
import { OWNER_RULES } from "./owner"
import { PICTURE_RULES } from "./pictures"
import { findFields, PRIVATE_RULES } from "./private-values"
import { checkReferences } from "./references"
import type { Rule, RuleFinding, RuleInput } from "./rule"
import { TEXT_RULES } from "./texts"
import { TRANSLATION_RULES } from "./translations"
import { VARIANT_RULES } from "./variants"

const RULES: readonly Rule[] = [
  checkReferences,
  checkColors,
  ...ADDRESS_RULES,
  ...CHARACTER_RULES,
  ...DATE_RULES,
  ...FONT_RULES,
  ...OWNER_RULES,
  ...PICTURE_RULES,
  ...PRIVATE_RULES,
  ...TEXT_RULES,
  ...TRANSLATION_RULES,
  ...VARIANT_RULES,
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
