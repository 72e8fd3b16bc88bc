/** Writes the résumé as Markdown (CommonMark 0.31). */
import { markdownLink, markdownText } from "./markdown-text"
import type { ResumeModel } from "./model"
import { type Outline, type OutlineEntry, type OutlineSection, toOutline } from "./outline"

/** @returns a document with every text of the content escaped, so that none becomes markup */
export function toMarkdown(model: ResumeModel): string {
  const outline = toOutline(model)
  const blocks = [
    ...toHead(outline),
    ...outline.sections.flatMap(toSection),
    "---",
    `${markdownLink(`${model.siteUrl}${model.base}/`, `${model.siteUrl}${model.base}/`)}, updated ${model.updated} (${model.hash})`,
  ]
  return `${blocks.join("\n\n")}\n`
}

function toHead({ name, headline, place, contact }: Outline): string[] {
  const links = contact.map(
    ({ name, text, href }) => `${markdownText(name)}: ${markdownLink(text, href)}`,
  )
  return [
    `# ${markdownText(name)}`,
    markdownText(headline),
    markdownText(place),
    toList(links),
  ].filter(Boolean)
}

function toSection({ title, text, list, entries, groups }: OutlineSection): string[] {
  return [
    `## ${markdownText(title)}`,
    text ? markdownText(text) : "",
    toList(
      groups.map(
        ({ name, skills }) => `**${markdownText(name)}:** ${markdownText(skills.join(", "))}`,
      ),
    ),
    toList(list.map(markdownText)),
    ...entries.flatMap(toEntry),
  ].filter(Boolean)
}

function toEntry({ title, url, facts, dates, roles, details }: OutlineEntry): string[] {
  return [
    `### ${url ? markdownLink(title, url) : markdownText(title)}`,
    markdownText(facts.join(", ")),
    dates ? markdownText(dates) : "",
    toList(roles.map((role) => `*${markdownText(role.title)}*, ${role.dates}`)),
    toList(details.map(markdownText)),
  ].filter(Boolean)
}

const toList = (items: readonly string[]) => items.map((item) => `- ${item}`).join("\n")
