/** Writes the résumé as Markdown (CommonMark 0.31). */
import { formatDate } from "../../lib/dates"
import { fill, type Words } from "../../lib/interface-words"
import type { ResumeModel } from "../model/model"
import {
  type Outline,
  type OutlineEntry,
  type OutlineRole,
  type OutlineSection,
  toOutline,
} from "../model/outline"
import { markdownLink, markdownText } from "./markdown-text"

/** @returns a document with the marks of texts, and with all other characters as text, not as markup */
export function toMarkdown(model: ResumeModel): string {
  const outline = toOutline(model)
  const blocks = [
    ...toHead(outline),
    ...outline.sections.flatMap((section) => toSection(section, model.words)),
    "---",
    toLastLine(model),
  ]
  return `${blocks.join("\n\n")}\n`
}

function toLastLine({ words, siteUrl, base, updated, hash }: ResumeModel): string {
  const page = `${siteUrl}${base}/`
  const date = formatDate(updated, words.dates)
  const ends = [fill(words.updatedAtEnd, { date }), fill(words.version, { version: hash })]
  return [markdownLink(page, page), ...ends.map(markdownText)].join(words.comma)
}

function toHead({ name, headline, place, contact }: Outline): string[] {
  const links = contact.map(
    ({ name, text, href }) =>
      `${markdownText(name)}: ${href === undefined ? markdownText(text) : markdownLink(text, href)}`,
  )
  return [
    `# ${markdownText(name)}`,
    markdownText(headline),
    markdownText(place),
    toList(links),
  ].filter(Boolean)
}

function toSection({ title, text, list, entries, groups }: OutlineSection, words: Words): string[] {
  return [
    `## ${markdownText(title)}`,
    text ? markdownText(text) : "",
    toList([
      ...groups.map(({ name, skills }) => `**${markdownText(name)}:** ${markdownText(skills)}`),
      ...list.map(markdownText),
    ]),
    ...entries.flatMap((entry) => entryLines(entry, words)),
  ].filter(Boolean)
}

function entryLines(entry: OutlineEntry, { comma }: Words): string[] {
  const { title, url, facts, dates, text, roles, details, detailsHeading, notes } = entry
  // Two lists in a row would be one list.
  const isList =
    roles.every((role) => !role.text && role.details.length === 0) &&
    (details.length + notes.length === 0 || Boolean(detailsHeading))
  return [
    `### ${url ? markdownLink(title, url) : markdownText(title)}`,
    markdownText(facts),
    dates ? markdownText(dates) : "",
    text ? markdownText(text) : "",
    ...(isList
      ? [toList(roles.map((role) => toRoleLine(role, comma)))]
      : roles.flatMap((role) => toRole(role, comma))),
    detailsHeading ? `*${markdownText(detailsHeading)}*` : "",
    toList([
      ...details.map(markdownText),
      ...notes.map(({ label, text }) => `*${markdownText(label)}:* ${markdownText(text)}`),
    ]),
  ].filter(Boolean)
}

function toRoleLine({ title, dates, facts }: OutlineRole, comma: string): string {
  return [`*${markdownText(title)}*`, dates, markdownText(facts)].filter(Boolean).join(comma)
}

/** A role with a text or details of its own is a paragraph with a list below it. */
function toRole(role: OutlineRole, comma: string): string[] {
  return [
    toRoleLine(role, comma),
    role.text ? markdownText(role.text) : "",
    toList(role.details.map(markdownText)),
  ]
}

const toList = (items: readonly string[]) => items.map((item) => `- ${item}`).join("\n")
