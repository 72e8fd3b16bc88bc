/** Writes evidence for people. */
import type { Content } from "../../content/schemas"
import { toLocalDay } from "../../lib/dates"
import { formatCount } from "../../lib/format-count"
import { durationOf, formatDuration } from "../../lib/months"
import type { Evidence } from "./find-evidence"

/** @returns a line for each term with its places below it, and at the end the skills that are not named */
export function formatEvidence(all: readonly Evidence[], { skills }: Content, today: Date): string {
  const named = all.flatMap((evidence) => [
    summarizeEvidence(evidence, today),
    `  posting: ${evidence.quote}`,
    ...evidence.texts.map(({ place, text }) => `  ${place}: ${text}`),
  ])
  const others = skills.skills.flatMap((group) =>
    group.skills.flatMap(({ id, name }) => (all.some(({ term }) => term.id === id) ? [] : [name])),
  )
  const parts = [named.join("\n") || "The posting names none of your skills, tags and titles."]
  if (others.length > 0)
    parts.push(`Skills that it does not name: ${others.join(", ")}.
If it calls one of them by another name, add that name to \`aliases\` in skills.yaml.`)
  return parts.join("\n\n")
}

/** @returns as in 'Kubernetes: 2 roles, 3 yr 2 mo, 1 text' or 'Redis: in the list of skills only' */
export function summarizeEvidence({ term, texts }: Evidence, today: Date): string {
  const roles = texts.flatMap(({ role }) => role ?? [])
  const others = texts.length - roles.length
  const duration = durationOf(roles, toLocalDay(today))
  const parts = roles.length > 0 ? [formatCount(roles.length, "role")] : []
  // A role that has not started has none.
  if (duration.months > 0) parts.push(formatDuration(duration))
  if (others > 0) parts.push(formatCount(others, "text"))
  return `${term.name}: ${parts.join(", ") || "in the list of skills only"}`
}
