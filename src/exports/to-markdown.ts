/** Writes the résumé as Markdown (CommonMark 0.31). */
import { toUri } from "../lib/uri"
import type { ResumeModel } from "./model"
import { type Outline, type OutlineEntry, type OutlineSection, toOutline } from "./outline"

/** @returns a document with every text of the content escaped, so that none becomes markup */
export function toMarkdown(model: ResumeModel): string {
  const outline = toOutline(model)
  const blocks = [
    ...toHead(outline),
    ...outline.sections.flatMap(toSection),
    "---",
    `${link(`${model.siteUrl}${model.base}/`, `${model.siteUrl}${model.base}/`)}, updated ${model.updated}`,
  ]
  return `${blocks.join("\n\n")}\n`
}

function toHead({ name, headline, place, contact }: Outline): string[] {
  const links = contact.map(({ name, text, href }) => `${escapeText(name)}: ${link(text, href)}`)
  return [`# ${escapeText(name)}`, escapeText(headline), escapeText(place), toList(links)].filter(
    Boolean,
  )
}

function toSection({ title, text, list, entries, groups }: OutlineSection): string[] {
  return [
    `## ${escapeText(title)}`,
    text ? escapeText(text) : "",
    toList(
      groups.map(({ name, skills }) => `**${escapeText(name)}:** ${escapeText(skills.join(", "))}`),
    ),
    toList(list.map(escapeText)),
    ...entries.flatMap(toEntry),
  ].filter(Boolean)
}

function toEntry({ title, url, facts, dates, roles, details }: OutlineEntry): string[] {
  return [
    `### ${url ? link(title, url) : escapeText(title)}`,
    escapeText(facts.join(", ")),
    dates ? escapeText(dates) : "",
    toList(roles.map((role) => `*${escapeText(role.title)}*, ${role.dates}`)),
    toList(details.map(escapeText)),
  ].filter(Boolean)
}

const toList = (items: readonly string[]) => items.map((item) => `- ${item}`).join("\n")

const link = (text: string, url: string) => `[${escapeText(text)}](${toTarget(url)})`

const toTarget = (url: string) => toUri(url).replace(/[()]/g, (c) => (c === "(" ? "%28" : "%29"))

/** Escapes characters that can be markup, either anywhere or at the start of a line. */
function escapeText(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, " ")
    .replace(/[\\`*_[\]<>&~|$#]/g, "\\$&")
    .replace(/^(?:[-+=]|\d+[.)])/, (mark) => `${mark.slice(0, -1)}\\${mark.slice(-1)}`)
}
