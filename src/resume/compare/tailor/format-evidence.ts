/** Writes evidence for people. */

import { formatCount } from "../../../content/format-count"
import { toLocalDay } from "../../../lib/dates"
import { durationOf, formatDuration } from "../../../lib/months"
import { dateRange } from "../../model/words"
import type { Evidence } from "./find-evidence"

/** @returns whether the résumé shows the term, as far as its words say */
export function answerOf({ term, roles, texts, perhaps }: Evidence): "yes" | "perhaps" | "no" {
  if (term.kind === "skill" || roles.length + texts.length > 0) return "yes"
  return perhaps.length > 0 ? "perhaps" : "no"
}

/** @returns a line for each term, with the places below it: what is shown, perhaps, and nothing */
export function formatEvidence(evidence: readonly Evidence[], today: Date): string {
  const ORDER = ["yes", "perhaps", "no"]
  return evidence
    .toSorted((one, other) => ORDER.indexOf(answerOf(one)) - ORDER.indexOf(answerOf(other)))
    .flatMap((each) => [
      summarizeEvidence(each, today),
      ...each.roles.map(
        (role) => `  work.yaml, ${role.company}: ${role.title}, ${dateRange(role)}`,
      ),
      ...(answerOf(each) === "yes" ? each.texts : each.perhaps).map(
        ({ place, text }) => `  ${place}: ${text}`,
      ),
    ])
    .join("\n")
}

/** @returns as in 'Kubernetes: 2 roles, 3 yr 2 mo', 'Oracle: perhaps, 1 text' or 'Kafka: nothing' */
export function summarizeEvidence(each: Evidence, today: Date): string {
  const { term, roles, texts, perhaps } = each
  const month = toLocalDay(today).slice(0, "2026-11".length)
  const parts = [
    roles.length > 0 && formatCount(roles.length, "role"),
    roles.length > 0 && formatDuration(durationOf(roles, month)),
    texts.length > 0 && formatCount(texts.length, "text"),
  ].filter(Boolean)
  const others = {
    yes: "in the list of skills only",
    perhaps: `perhaps, ${formatCount(perhaps.length, "text")}`,
    no: "nothing",
  }
  return `${term.names[0]}: ${parts.join(", ") || others[answerOf(each)]}`
}
