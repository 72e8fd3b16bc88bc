/** Writes a variant and a letter for a job posting, for the owner to edit. They claim nothing. */
import { stringify } from "yaml"
import type { Content } from "../../content/schemas"
import { DRAFT } from "../../content/schemas/letters"
import { schemaLine } from "../../content/schemas/schema-line"
import { toLocalDay } from "../../lib/dates"
import type { Evidence } from "./find-evidence"
import { summarizeEvidence } from "./format-evidence"

/** @returns the text of the YAML file: all skills, those of the job posting first */
export function toVariantSkeleton(evidence: readonly Evidence[], { skills }: Content): string {
  const groups = skills.skills.filter((group) => group.skills.length > 0)
  const named = evidence.flatMap(({ term }) => term.id ?? [])
  const items = named.length > 0 ? groups.flatMap((group) => group.skills) : groups
  const order = [...new Set([...named, ...items.map(({ id }) => id)])]
  const picks = [...new Set(evidence.flatMap(({ texts }) => texts.flatMap((text) => text.picks)))]
  return `${schemaLine("variant", "../..")}
# A variant for one job posting. It selects and orders; docs/content.md describes its fields.
# headline: and objective: replace those of the main résumé.
${order.length > 0 ? `skills: ${toFlow(order)}   # those of the job posting first; delete what this reader does not need` : "{}"}
${picks.length > 0 ? `# responsibilities: ${toFlow(picks)}   # ids and tags of those that the job posting names; others disappear` : "# A responsibility with an id or a tag can be picked with responsibilities:."}
`
}

const toFlow = (ids: readonly string[]) =>
  stringify(ids, { collectionStyle: "flow", flowCollectionPadding: false, lineWidth: 0 }).trim()

/** @returns the text of the YAML file, with the evidence in comments */
export function toLetterSkeleton(evidence: readonly Evidence[], today: Date): string {
  const [to, greeting, paragraph] = DRAFT
  const lines = evidence.map((each) => `# ${summarizeEvidence(each, today)}`)
  return `${schemaLine("letter", "../..")}
# A letter for one job posting. What your résumé shows of it:
${lines.join("\n") || "# nothing by name"}
to:
  - ${to}
date: '${toLocalDay(today)}'
greeting: ${greeting}
paragraphs:
  - ${paragraph}
closing: Kind regards,
`
}
