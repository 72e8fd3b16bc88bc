/** Writes the résumé as a Word document, in one column. */
import { type Inline, plainText, toParts } from "../../lib/inline-text"
import { hasRightToLeft, isRightToLeft } from "../../lib/language"
import { bareUrl, hostOf } from "../../lib/uri"
import { withReadableHost } from "../model/complete-urls"
import type { ResumeModel } from "../model/model"
import type { Outline, OutlineEntry, OutlineSection } from "../model/outline"
import type { Paragraph } from "./docx/paragraphs"
import { writeDocx } from "./docx/write-docx"
import { forParsers } from "./for-parsers"

/** @returns the bytes of a .docx file; equal models give equal bytes */
export function toDocx(model: ResumeModel): Uint8Array {
  const outline = forParsers(model)
  return writeDocx(model, [
    ...toLetterhead(outline, model.language),
    ...outline.sections.flatMap(toSection),
  ])
}

/** @returns the name, the headline and the contact data, each on a line of its own */
export function toLetterhead(
  { name, headline, place, contact }: Outline,
  language: string,
): Paragraph[] {
  const lines: Inline[] = [
    ...(place ? [leftToRight(place, language)] : []),
    ...contact.map(({ text, href }) => toLink(leftToRight(text, language), href)),
  ]
  return [
    { style: "Title", text: name },
    { style: "Subtitle", text: headline },
    ...lines.map((text): Paragraph => ({ style: "Facts", text })),
  ]
}

/**
 * A number has no direction of its own. From right to left, LibreOffice turns "+44 1632 960142" around.
 * @returns the text with a left-to-right mark if its letters are not from right to left and the document is
 */
function leftToRight(text: string, language: string): string {
  return isRightToLeft(language) && !hasRightToLeft(text) ? `\u200e${text}` : text
}

function toSection({ title, text, list, entries, groups }: OutlineSection): Paragraph[] {
  return [
    { style: "Heading1", text: title },
    ...toText(text),
    ...groups.map(({ name, skills }): Paragraph => {
      const heading = { type: "strong", content: `${name}: ` } as const
      return { style: "Normal", text: [heading, skills] }
    }),
    ...toList(list),
    ...entries.flatMap(entryParagraphs),
  ]
}

function entryParagraphs({
  title,
  dates,
  text,
  details,
  notes,
  ...rest
}: OutlineEntry): Paragraph[] {
  return [
    { style: "Heading2", text: title },
    ...toFacts(rest),
    ...(dates ? [{ style: "Facts", text: dates } as const] : []),
    ...toText(text),
    ...toList(details),
    ...notes.flatMap(({ label, text }) => toText(`${label}: ${text}`)),
  ]
}

/** Only the domain is a link: Word shows a heading with a link in the style of links. */
function toFacts({ company, facts, url }: Pick<OutlineEntry, "company" | "facts" | "url">) {
  const name = company ? [{ type: "strong", content: company } as const] : []
  const place = facts ? toParts(company ? ` | ${plainText(facts)}` : facts) : []
  const hasDomain = url && !plainText(facts).includes(bareUrl(url))
  const separator = hasDomain && (company || facts) ? [" · "] : []
  const domain = hasDomain
    ? [{ type: "link", href: url, content: hostOf(withReadableHost(url)) } as const]
    : []
  const text = [...name, ...place, ...separator, ...domain]
  return text.length > 0 ? [{ style: "Facts", text } as const] : []
}

const toText = (text: Inline | undefined): Paragraph[] => (text ? [{ style: "Normal", text }] : [])

const toList = (items: readonly Inline[]) =>
  items.map((text): Paragraph => ({ style: "ListBullet", text }))

const toLink = (text: string, href: string | undefined): Inline =>
  href === undefined ? text : { type: "link", href, content: text }
