/** Lists the texts of the content that show skills, tags and titles, each with its place. */
import { parseInline } from "../../content/inline/parse-inline"
import { namesOf, textOf } from "../../content/picks/variant-picks"
import { companiesOf } from "../../content/picks/work-items"
import type { Content } from "../../content/schemas"
import { plainText } from "../../lib/inline-text"
import { ENGLISH } from "../../lib/interface-words"
import type { MonthRange } from "../../lib/months"
import { toEntry } from "../model/entries"
import { workDates } from "../model/resume-words"
import { toSearchable } from "./names"

/** What is shown of a text, and where; `searched` is all of it, or empty if only its tags count. */
export type Text = { place: string; text: string; searched: string; tags: readonly string[] } & {
  /** The title of a role or of an entry, such as a language. */
  title?: string
  role?: MonthRange & { skills: readonly string[] }
  /** The ids and tags by which a variant can pick a responsibility. */
  picks: readonly string[]
}

/**
 * @param today as in '2026-07-01'
 * @returns the texts in their order, without the Objective: what somebody looks for shows nothing
 */
export function searchedTexts({ skills, work, resume }: Content, today: string): Text[] {
  const ofSkills = skills.skills.flatMap((group) =>
    group.skills.map(({ name, tags }) => toText(`skills.yaml, ${group.name}`, name, tags, "")),
  )
  const ofWork = companiesOf(work).flatMap((company) => {
    const place = `work.yaml, ${company.company}`
    const roles = company.roles.map((role): Text => {
      const shown = `${role.title}, ${workDates(role, ENGLISH, today)}`
      const tags = [...company.tags, ...role.tags]
      return { ...toText(place, shown, tags, role.title), title: role.title, role }
    })
    const texts = [company, ...company.roles].flatMap(({ summary = "", responsibilities }) =>
      [summary, ...responsibilities].map((item) => {
        const [text, picks] = [toWords(textOf(item)), namesOf.responsibility(item)]
        return { ...toText(place, text, typeof item === "string" ? [] : item.tags), picks }
      }),
    )
    return [...roles, ...texts]
  })
  const ofSections = resume.sections.flatMap((section): Text[] => {
    const tagged = toText("resume.yaml", section.title, section.tags, "")
    if (!("content" in section) || section.section === "Objective") return [tagged]
    const place = `resume.yaml, ${section.title}`
    const { text = "", list, entries } = section.content
    const texts = [text, ...list].map((each) => toText(place, toWords(each)))
    const ofEntries = entries.map((entry): Text => {
      const { title, facts, text = "", details, notes } = toEntry(section.section, entry)
      const shown = [title, ...facts.map(plainText)].join(", ")
      const all = [shown, ...[text, ...details].map(plainText), ...notes.map((note) => note.text)]
      return { ...toText(place, shown, entry.tags, all.join("\n")), title }
    })
    return [tagged, ...texts, ...ofEntries]
  })
  return [...ofSkills, ...ofWork, ...ofSections]
}

const toWords = (inline: string) => plainText(parseInline(inline))

function toText(place: string, text: string, tags: readonly string[] = [], searched = text): Text {
  return { place, text, searched: toSearchable(searched), tags, picks: [] }
}
