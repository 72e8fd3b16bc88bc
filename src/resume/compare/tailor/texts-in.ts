/** Lists the texts of the content in which the terms of a job posting are searched, each with its place. */
import { parseInline } from "../../../content/inline/parse-inline"
import type { Content } from "../../../content/schemas"
import { type Responsibility, textOf } from "../../../content/values/variant-picks"
import { companiesOf } from "../../../content/values/work-items"
import { plainText } from "../../../lib/inline-text"
import { toEntry } from "../../model/entries"

/** What a text is. The name of a skill or a title may be longer than the term. */
type TextKind = "skill" | "title" | "language" | "wish" | "text"

export type Text = {
  kind: TextKind
  /** The file, and the company, section or group in it. */
  place: string
  /** What is shown of it. */
  text: string
  /** All of it: an entry is shown by its title alone. */
  searched: string
  tags: readonly string[]
  /** The ids and tags by which a variant can pick it. */
  names: readonly string[]
}

export function textsIn({ skills, work, resume }: Content): Text[] {
  return [
    ...skills.skills.flatMap((group) =>
      group.skills.map(({ name }) => toText("skill", `skills.yaml, ${group.name}`, name)),
    ),
    ...companiesOf(work).flatMap((company) => {
      const place = `work.yaml, ${company.company}`
      const ofItem = (item: Responsibility) =>
        typeof item === "string"
          ? toText("text", place, item)
          : {
              ...toText("text", place, textOf(item)),
              tags: item.tags,
              names: [...(item.id ? [item.id] : []), ...item.tags],
            }
      return [
        ...company.roles.map(({ title }) => toText("title", place, title)),
        ...[company, ...company.roles].flatMap(({ summary, responsibilities }) => [
          ...(summary ? [toText("text", place, summary)] : []),
          ...responsibilities.map(ofItem),
        ]),
      ]
    }),
    ...resume.sections.flatMap((section): Text[] => {
      if (!("content" in section)) return []
      const place = `resume.yaml, ${section.title}`
      const kind = KINDS[section.section] ?? "text"
      const { text, list, entries } = section.content
      return [
        ...[...(text ? [text] : []), ...list].map((each) => toText(kind, place, each)),
        ...entries.map((entry) => {
          const { title, facts, text, details, notes } = toEntry(section.section, entry)
          const all = [...(text ? [text] : []), ...details].map(plainText)
          const searched = [title, ...facts, ...all, ...notes.map((note) => note.text)].join("\n")
          const shown = kind === "language" ? [title, ...facts].join(", ") : title
          return { ...toText(kind, place, shown), searched, tags: entry.tags }
        }),
      ]
    }),
  ]
}

const KINDS: Record<string, TextKind | undefined> = { Languages: "language", Objective: "wish" }

function toText(kind: TextKind, place: string, inline: string): Text {
  const text = plainText(parseInline(inline))
  return { kind, place, text, searched: text, tags: [], names: [] }
}
