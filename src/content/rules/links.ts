/** Checks where buttons and links in texts lead, and the owner's names and contact fields. */

import { nameParts } from "../../lib/people/name-parts"
import { decodeIfValid } from "../../lib/uri"
import { findAddresses } from "../inline/check-inline"
import type { Content } from "../schemas"
import { checkEmail, checkPhone, checkWebUrl } from "../schemas/url-rules"
import { PATTERNS, type ValueRule } from "../schemas/value-rules"
import { FORMAT_PATHS, legalPagePath } from "../site-map/page-paths"
import { anyOf, didYouMean, nearest, quote, quoteWhole } from "../wording"
import { homeIds, MAIN_ID, portfolioIds, resumeIds } from "./ids"
import type { CrossFileFinding, CrossFileRule } from "./rule"
import type { ContentText } from "./texts-in"

const FORMAT_FILES: readonly string[] = Object.values(FORMAT_PATHS)

type Link = { href: string } & Pick<CrossFileFinding, "file" | "path" | "part">

/** A link within this site points to a page, a file or an HTML id that exists. */
export const checkLinks: CrossFileRule = ({ content, texts, invalid, staticFiles }) => {
  const idsByPage = findPageIds(content, invalid)
  return texts.flatMap(findLinks).flatMap(({ href, ...place }): CrossFileFinding[] => {
    if (!href.startsWith("/")) return []
    const [url = "", id] = href.split("#")
    const page = decodeIfValid(url.replace(/\?.*$/, ""))
    const ids = idsByPage.get(page.endsWith("/") ? page : `${page}/`)
    const unknown = (message: string, expected: string, hint?: string): CrossFileFinding[] => [
      { ...place, code: "unknown-page", message, expected, hint },
    ]
    if (!ids) {
      if (FORMAT_FILES.includes(page) || staticFiles.has(page)) return []
      const pages = [...idsByPage.keys()]
      const message = `This site has no page ${quote(page)}.`
      return unknown(message, anyOf(pages), didYouMean(page, pages))
    }
    if (!id || ids.has(id)) return []
    const meant = nearest(id, ids)
    const hint = meant && `Did you mean ${quoteWhole(`${page}#${meant}`)}?`
    return unknown(`The page ${page} has no id ${quote(id)}.`, "an id on that page", hint)
  })
}

/** @returns the links in a text that takes marks, or that of a button */
function findLinks({ file, path, text, notes }: ContentText): Link[] {
  if (notes.pattern === PATTERNS.href) return [{ file, path, href: text }]
  if (!notes.inline) return []
  return findAddresses(text).map(({ href, range }) => ({ file, path, href, part: range }))
}

/**
 * @param invalid the files with errors; their pages count as existing
 * @returns the pages of this site with the HTML ids of each
 */
function findPageIds(
  content: Partial<Content>,
  invalid: ReadonlySet<string>,
): Map<string, ReadonlySet<string>> {
  const { about, portfolio } = content
  const idSet = (ids: { id: string }[]) => new Set([MAIN_ID, ...ids.map(({ id }) => id)])
  const hasAbout = about || invalid.has("about")
  const hasPortfolio = (portfolio?.projects.length ?? 0) > 0 || invalid.has("portfolio")
  return new Map([
    ["/", idSet(invalid.has("showcase") ? [{ id: "showcase" }] : homeIds(content))],
    ...(hasAbout ? [["/about/", idSet([])] as const] : []),
    ...(hasPortfolio ? [["/portfolio/", idSet(portfolioIds(content))] as const] : []),
    ["/resume/", idSet(resumeIds(content))],
    ...(content.legal?.pages ?? []).map((page) => [legalPagePath(page), idSet([])] as const),
  ])
}

/** The family name is a part of the name. Without one, it is the part that address books take. */
export const checkFamilyName: CrossFileRule = ({ content: { owner } }) => {
  if (!owner) return []
  const { name, familyName } = owner
  if (!familyName) {
    const { family, isGuess } = nameParts(owner)
    if (!isGuess) return []
    const message = `Address books take ${quote(family)} as the family name, but this is a guess.`
    const hint = `Add a line below the name, with the part that is right, as in familyName: ${family}`
    return [{ file: "owner", path: ["name"], code: "guessed-name", message, hint }]
  }
  if (name.includes(familyName)) return []
  const message = `${quote(familyName)} is not a part of the name.`
  const expected = `a part of ${quote(name)}`
  return [{ file: "owner", path: ["familyName"], code: "bad-value", message, expected }]
}

const CONTACT_RULES: Readonly<Record<Content["owner"]["contact"][number]["kind"], ValueRule>> = {
  email: checkEmail,
  phone: checkPhone,
  website: checkWebUrl,
  profile: checkWebUrl,
}

/** The kind of a contact field decides which values are valid, also in a translation. */
export const checkContact: CrossFileRule = ({ content: { owner }, texts }) =>
  texts.flatMap(({ file, path, text, base = { file, path } }): CrossFileFinding[] => {
    const [top, index, name] = base.path
    const field = owner?.contact[Number(index)]
    if (base.file !== "owner" || top !== "contact" || name !== "value" || !field) return []
    const diagnostic = CONTACT_RULES[field.kind](text)
    if (!diagnostic) return []
    const { suggestion, ...details } = diagnostic
    const hint = suggestion ? `Did you mean ${quoteWhole(suggestion)}?` : details.hint
    return [{ ...details, file, path, hint }]
  })
