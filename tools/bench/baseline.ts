/** Builds the baseline: one HTML file with the text of the résumé, as a person would write it by hand. */

import { UserError } from "../../scripts/lib/run-main"
import { SAMPLE } from "../../src/content/files/content-folder"
import { loadContent } from "../../src/content/load"
import { type Inline, plainText } from "../../src/lib/inline-text"
import {
  modelFor,
  type Outline,
  type OutlineEntry,
  type OutlineSection,
  toModel,
  toOutline,
} from "../../src/resume"

const STYLES = `
:root{color-scheme:dark;font:1rem/1.5 "Helvetica Neue",Roboto,sans-serif;background:#14171c;color:#e8eaed}
body{margin:0 auto;max-width:72ch;padding:1.5rem}
h1{font-size:2.5rem;line-height:1.1;margin:0}
h2{font-size:1.25rem;margin:2rem 0 .5rem;border-bottom:1px solid #3a4250;text-transform:uppercase}
h3{font-size:1.05rem;margin:1.25rem 0 0}
h4{font-size:1rem;margin:.75rem 0 0}
p,ul{margin:.25rem 0}
ul{padding-left:1.25rem}
a{color:#8ab4f8}
`.trim()

/** @throws `UserError` when the content is invalid */
export async function renderBaseline(): Promise<string> {
  const { content } = await loadContent(SAMPLE)
  if (!content) throw new UserError("The content has errors: run `npm run check`.")
  const model = modelFor(toModel(content), "web")
  return toBaselineHtml(toOutline(model), model.description)
}

/** @returns a complete HTML document with inlined styles; it has no script and requests nothing */
export function toBaselineHtml(outline: Outline, description: string): string {
  const { name, headline, place, contact, sections } = outline
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${name} — ${headline}`)}</title>
<meta name="description" content="${escapeHtml(description)}">
<link rel="icon" href="data:,">
<style>${STYLES}</style>
</head>
<body>
<header>
${[element("h1", name), element("p", headline), element("p", place)].join("\n")}
<ul>${contact.map(({ text, href }) => `<li>${href ? link(text, href) : escapeHtml(text)}</li>`).join("\n")}</ul>
</header>
<main>
${sections.flatMap(toSection).join("\n")}
</main>
</body>
</html>
`
}

function toSection(section: OutlineSection): string[] {
  const groups = section.groups.map(({ name, skills }) => `${name}: ${skills}`)
  return [
    element("h2", section.title),
    element("p", section.text),
    list([...groups, ...section.list]),
    ...section.entries.flatMap(toEntry),
  ]
}

function toEntry({ title, url, dates, roles, ...entry }: OutlineEntry): string[] {
  return [
    `<h3>${url ? link(title, url) : escapeHtml(title)}</h3>`,
    facts([entry.facts, dates]),
    element("p", entry.text),
    ...roles.flatMap((role) => [
      element("h4", role.title),
      facts([role.facts, role.dates]),
      element("p", role.text),
      list(role.details),
    ]),
    element("h4", entry.detailsHeading),
    list(entry.details),
    ...entry.notes.map(({ label, text }) => element("p", `${label}: ${text}`)),
  ]
}

const facts = (texts: readonly (string | undefined)[]) =>
  element("p", texts.filter(Boolean).join(" · "))

const list = (items: readonly Inline[]) =>
  items.length > 0 ? `<ul>${items.map((item) => element("li", item)).join("\n")}</ul>` : ""

const element = (name: string, text: Inline = "") =>
  text ? `<${name}>${escapeHtml(plainText(text))}</${name}>` : ""

const link = (text: string, href: string) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")
