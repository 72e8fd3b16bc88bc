/** Checks the URLs of the site: no two things have the same one, and links lead to one that exists. */

import { decodeIfValid } from "../../lib/uri"
import { findAddresses } from "../inline/check-inline"
import type { Content } from "../schemas"
import { MAIN_PAGES, mainPages } from "../schemas/pages"
import { PATTERNS } from "../schemas/value-rules"
import {
  FORMAT_PATHS,
  filesOf,
  legalPagePath,
  type SitePage,
  toSitePages,
  toWrittenFiles,
  type WrittenFile,
  withoutEmptyPages,
} from "../site-map/page-paths"
import { amongNames, quote } from "../wording"
import type { ContentText, Item, Place } from "./items"
import type { Rule, RuleFinding } from "./rule"

/** An HTML id of a page. */
type Anchor = Place & { id: string; page: string }

/** Each legal page has a folder and files of its own, and no two error pages have the same status. */
const checkAddresses: Rule = function* ({ content }) {
  const files = toWrittenFiles(content)
  for (const page of toSitePages(content)) yield* checkPage(page, files)
}

function* checkPage(
  { path, file, at, template }: SitePage,
  files: readonly WrittenFile[],
): Generator<RuleFinding> {
  const own = filesOf(path)
  // For macOS and Windows, 'pt-br' is 'pt-BR'.
  const isTaken = (file: string) => {
    const name = file.toLowerCase()
    return name.startsWith(path) || own.includes(name)
  }
  // An id can be the name of any other file. A status can only be that of another error page.
  const isOther = ({ place }: WrittenFile) =>
    place?.file === file ? Number(place.at[1]) < Number(at[1]) : template === "legal"
  const found = files.find((each) => isOther(each) && isTaken(each.path))
  if (!found) return
  const { owner, place } = found
  const message =
    found.path === own[0]
      ? `${path} is already the URL of ${owner}.`
      : `${path} is not free: the build writes ${found.path} for ${owner}.`
  const hint = place?.file === file ? "Choose another id for one of them." : "Choose another id."
  const see = place && { see: { file: place.file, path: place.at } }
  yield { file, path: at, code: "duplicate-address", message, hint, ...see }
}

/** The id of the page's main element, which every page has. */
const MAIN_ID = "content"

/** @returns the HTML ids of the pages, each with its page and its place */
function findAnchors(content: Partial<Content>, items: readonly Item[]): Anchor[] {
  const anchors = items.flatMap(({ file, path, list, id, page }): Anchor[] => {
    if (!page || !id) return []
    const anchor = { file, path, id, page }
    return list === "projects" ? [anchor, { ...anchor, id: `${id}-details` }] : [anchor]
  })
  const showcase = { file: "showcase", path: [], id: "showcase", page: "/" } as const
  return content.showcase?.cards.length ? [showcase, ...anchors] : anchors
}

/** Every HTML id is unique on its page. An item that has two of them is reported once. */
const checkIds: Rule = function* ({ content, items }) {
  const first = new Map<string, Anchor>()
  const reported = new Set<Anchor["path"]>()
  for (const anchor of findAnchors(content, items)) {
    const { file, path, id, page } = anchor
    const url = `${page}#${id}`
    const see = first.get(url)
    if (!see) first.set(url, anchor)
    if ((!see && id !== MAIN_ID) || reported.has(path)) continue
    reported.add(path)
    const owner = id === MAIN_ID ? "the page's main content" : "another item"
    const message = `${url} is already the URL of ${owner}.`
    const isKind = path.at(-1) === "section"
    const hint = isKind
      ? "Put both into one, or make one a Custom section."
      : "Choose another id for one of them."
    yield { file, path, code: "duplicate-address", message, hint, ...(see && { see }) }
  }
}

/** There is an error page for the status 404, which every unknown URL shows. */
const checkErrorPages: Rule = function* ({ content: { errors } }) {
  if (!errors || errors.errors.some(({ status }) => status === 404)) return
  const message =
    "There is no error page for the status 404, which the site shows for every unknown URL."
  const expected = "an entry with status: 404"
  yield { file: "errors", path: ["errors"], on: "key", code: "missing-404", message, expected }
}

const FORMAT_FILES: readonly string[] = Object.values(FORMAT_PATHS)

type Link = { href: string } & Pick<RuleFinding, "file" | "path" | "part">

/** A link within this site points to a page, a file or an HTML id that exists. */
const checkLinks: Rule = function* ({ content, items, texts, invalid, staticFiles }) {
  const idsByPage = findPageIds(content, items, invalid)
  for (const { href, ...place } of texts.flatMap(findLinks)) {
    if (!href.startsWith("/")) continue
    const [url = "", id] = href.split("#")
    const page = decodeIfValid(url.replace(/\?.*$/, ""))
    const ids = idsByPage.get(page.endsWith("/") ? page : `${page}/`)
    if (!ids && !FORMAT_FILES.includes(page) && !staticFiles.has(page)) {
      const message = `This site has no page ${quote(page)}.`
      yield { ...place, code: "unknown-page", message, ...amongNames(page, [...idsByPage.keys()]) }
    } else if (ids && id && !ids.has(id)) {
      const message = `The page ${page} has no id ${quote(id)}.`
      const links = [...ids].map((each) => `${page}#${each}`)
      yield { ...place, code: "unknown-page", message, ...amongNames(`${page}#${id}`, links) }
    }
  }
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
  items: readonly Item[],
  invalid: ReadonlySet<string>,
): Map<string, ReadonlySet<string>> {
  const anchors = findAnchors(content, items)
  const shown = withoutEmptyPages(content)
  const paths = [
    ...mainPages
      .filter((name) => shown[name] || invalid.has(name) || !MAIN_PAGES[name].isOptional)
      .map((name) => MAIN_PAGES[name].path),
    ...(content.legal?.pages ?? []).map(legalPagePath),
  ]
  const idsOf = (path: string) => anchors.flatMap(({ page, id }) => (page === path ? id : []))
  const ids = new Map(paths.map((path) => [path, new Set([MAIN_ID, ...idsOf(path)])]))
  if (invalid.has("showcase")) ids.get("/")?.add("showcase")
  return ids
}

export const ADDRESS_RULES = [checkIds, checkAddresses, checkErrorPages, checkLinks]
