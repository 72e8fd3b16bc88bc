/** The outline of the résumé in; the one file a person would write by hand, and no faster one, out. */
import type { Outline, OutlineEntry, OutlineSection } from "../../../src/exports/outline"

/** Below 2 kB, and all there is: the floor has no script, no picture and no second request. */
export const FLOOR_STYLES = `
:root{color-scheme:dark;font:1rem/1.5 "Helvetica Neue",Roboto,sans-serif;background:#14171c;color:#e8eaed}
body{margin:0 auto;max-width:72ch;padding:1.5rem}
h1{font-size:2.5rem;line-height:1.1;margin:0}
h2{font-size:1.25rem;margin:2rem 0 .5rem;border-bottom:1px solid #3a4250;text-transform:uppercase}
h3{font-size:1.05rem;margin:1.25rem 0 0}
p,dl,ul,address{margin:.25rem 0}
ul{padding-left:1.25rem}
dt{font-weight:700}
dd{margin:0 0 .5rem}
address{font-style:normal}
address a{margin-right:1rem}
a{color:#8ab4f8}
.facts{color:#aab2bd}
@media print{:root{color-scheme:light;background:#fff;color:#000;font-size:10pt}a{color:inherit}body{max-width:none;padding:0}h2,h3{break-after:avoid}}
`.trim()

/**
 * @param outline what the résumé says, in reading order
 * @param description what search engines show of it
 * @returns a complete HTML document with its styles inside
 */
export function toFloorHtml(outline: Outline, description: string): string {
  const { name, headline, place, contact, sections } = outline
  const links = contact.map(({ text, href }) => link(text, href))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${name} — ${headline}`)}</title>
<meta name="description" content="${escapeHtml(description)}">
<link rel="icon" href="data:,">
<style>${FLOOR_STYLES}</style>
</head>
<body>
<header>
<h1>${escapeHtml(name)}</h1>
<p>${escapeHtml(headline)}</p>
<address>${escapeHtml(place)}
${links.join("\n")}</address>
</header>
<main>
${sections.map(toSection).join("\n")}
</main>
</body>
</html>
`
}

function toSection({ title, text, list, groups, entries }: OutlineSection): string {
  const terms = groups.map(
    ({ name, skills }) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(skills.join(", "))}</dd>`,
  )
  return lines(
    "<section>",
    element("h2", title),
    text && element("p", text),
    terms.length > 0 && `<dl>\n${terms.join("\n")}\n</dl>`,
    toList(list),
    ...entries.map(toEntry),
    "</section>",
  )
}

function toEntry({ title, url, facts, dates, roles, details }: OutlineEntry): string {
  const known = [...facts, dates].filter((fact) => fact !== undefined)
  return lines(
    "<article>",
    `<h3>${url ? link(title, url) : escapeHtml(title)}</h3>`,
    known.length > 0 && `<p class="facts">${escapeHtml(known.join(" · "))}</p>`,
    ...roles.map((role) => element("p", `${role.title}, ${role.dates}`)),
    toList(details),
    "</article>",
  )
}

function toList(items: readonly string[]): string | false {
  return items.length > 0 && `<ul>\n${items.map((item) => element("li", item)).join("\n")}\n</ul>`
}

function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`
}

function link(text: string, href: string): string {
  return `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`
}

function lines(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join("\n")
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}
