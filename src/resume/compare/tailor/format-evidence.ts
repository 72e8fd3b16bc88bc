/** Writes evidence for people. */
import { toLocalDay } from "../../../lib/dates"
import { formatCount } from "../../../lib/format-count"
import { durationOf, formatDuration } from "../../../lib/months"
import { dateRange } from "../../model/words"
import type { Evidence } from "./find-evidence"

/** @returns a line for each term, with the places below it; terms without evidence come last */
export function formatEvidence(evidence: readonly Evidence[], today: Date): string {
  const isFound = ({ term, roles, texts }: Evidence) =>
    term.kind === "skill" || roles.length + texts.length > 0
  const found = evidence.filter(isFound)
  const missing = evidence.filter((each) => !isFound(each))
  return [
    ...found.flatMap((each) => [
      summarizeEvidence(each, today),
      ...each.roles.map((role) => `  ${role.company}, ${role.title}, ${dateRange(role)}`),
      ...each.texts.map(({ place, text }) => `  ${place}: ${text}`),
    ]),
    ...missing.map((each) => summarizeEvidence(each, today)),
  ].join("\n")
}

/** @returns as in 'Kubernetes: 2 roles, 3 yr 2 mo' or 'Kafka: nothing' */
export function summarizeEvidence({ term, roles, texts }: Evidence, today: Date): string {
  const month = toLocalDay(today).slice(0, "2026-11".length)
  const parts = [
    roles.length > 0 && formatCount(roles.length, "role"),
    roles.length > 0 && formatDuration(durationOf(roles, month)),
    texts.length > 0 && formatCount(texts.length, "text"),
  ].filter(Boolean)
  const nothing = term.kind === "skill" ? "in the list of skills only" : "nothing"
  return `${term.names[0]}: ${parts.join(", ") || nothing}`
}
