/** Writes the résumé as Markdown (CommonMark 0.31). */
import { toUri } from "../lib/uri"
import type { ResumeModel } from "./model"
import {
  type Outline,
  type OutlineEntry,
  type OutlineRole,
  type OutlineSection,
  toOutline,
} from "./outline"

/** @returns a document with every text of the content escaped, so that none becomes markup */
export function toMarkdown(model: ResumeModel): string {
  const outline = toOutline(model)
  const blocks = [
    ...toHead(outline),
    ...outline.sections.flatMap(toSection),
    "---",
    `${link(`${model.siteUrl}${model.base}/`, `${model.siteUrl}${model.base}/`)}, updated ${model.updated} (${model.hash})`,
  ]
  return `${blocks.join("\n\n")}\n`
}

function toHead({ name, headline, place, contact }: Outline): string[] {
  const links = contact.map(
    ({ name, text, href }) =>
      `${escapeText(name)}: ${href === undefined ? escapeText(text) : link(text, href)}`,
  )
  return [`# ${escapeText(name)}`, escapeText(headline), escapeText(place), toList(links)].filter(
    Boolean,
  )
}

function toSection({ title, text, list, entries, groups }: OutlineSection): string[] {
  return [
    `## ${escapeText(title)}`,
    text ? toProse(text) : "",
    toList(
      groups.map(({ name, skills }) => `**${escapeText(name)}:** ${escapeText(skills.join(", "))}`),
    ),
    toList(list.map(toProse)),
    ...entries.flatMap(toEntry),
  ].filter(Boolean)
}

function toEntry(entry: OutlineEntry): string[] {
  const { title, url, facts, dates, text, roles, details, detailsHeading, notes } = entry
  const isList = roles.every((role) => !role.text && role.details.length === 0)
  return [
    `### ${url ? link(title, url) : escapeText(title)}`,
    escapeText(facts.join(", ")),
    dates ? escapeText(dates) : "",
    text ? toProse(text) : "",
    ...(isList ? [toList(roles.map(toRoleLine))] : roles.flatMap(toRole)),
    detailsHeading ? `*${detailsHeading}*` : "",
    toList(details.map(toProse)),
    toList(notes.map(({ label, text }) => `*${escapeText(label)}:* ${escapeText(text)}`)),
  ].filter(Boolean)
}

function toRoleLine({ title, dates, facts }: OutlineRole): string {
  return [`*${escapeText(title)}*`, dates, ...facts.map(escapeText)].join(", ")
}

/** A role with a text or details of its own is a paragraph with a list below it. */
function toRole(role: OutlineRole): string[] {
  return [toRoleLine(role), role.text ? toProse(role.text) : "", toList(role.details.map(toProse))]
}

/** @returns a text of the content as Markdown; titles and names go through `escapeText` */
const toProse = (text: string) => escapeText(text)

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
