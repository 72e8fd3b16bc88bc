/** Checks the URLs of the site: no two things have the same one, and links lead to one that exists. */

import { toSlug } from "../../lib/slug"
import { decodeIfValid } from "../../lib/uri"
import { findAddresses } from "../inline/check-inline"
import { type Content, schemaOf } from "../schemas"
import { shapeAt } from "../schemas/introspection"
import { PATTERNS } from "../schemas/value-rules"
import {
  FORMAT_PATHS,
  filesOf,
  legalPagePath,
  type SitePage,
  toSitePages,
  toWrittenFiles,
  type WrittenFile,
} from "../site-map/page-paths"
import { anyNear, didYouMean, nearestId, quote, quoteWhole } from "../wording"
import type { ContentText, Item, Place } from "./items"
import type { Rule, RuleFinding } from "./rule"

/** An HTML id of a page. */
type Anchor = Place & { id: string; page: string }

const MAX_NAME_BYTES = 255

/**
 * Each legal page has a folder and files of its own, no two error pages have the same status, and no name is too
 * long for a file.
 */
export const checkAddresses: Rule = function* ({ content }) {
  const files = toWrittenFiles(content)
  for (const page of toSitePages(content)) yield* checkPage(page, files)
  yield* checkLengths(files)
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

/** Reports each id and each variant once. */
function* checkLengths(files: readonly WrittenFile[]): Generator<RuleFinding> {
  const tooLong = files.flatMap(({ path, place }) => {
    const bytes = Math.max(...path.split("/").map((name) => Buffer.byteLength(name)))
    return place && bytes > MAX_NAME_BYTES ? [{ place, bytes }] : []
  })
  const byPlace = new Map(
    tooLong.map((each) => [JSON.stringify([each.place.file, each.place.at]), each]),
  )
  for (const { place, bytes } of byPlace.values()) {
    const message = `The build would write a file whose name has ${bytes} bytes, and a name can have ${MAX_NAME_BYTES}.`
    const hint = "Choose a shorter name."
    yield { file: place.file, path: place.at, code: "bad-id", message, hint }
  }
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

/** Every HTML id is unique on its page. */
export const checkIds: Rule = function* ({ content, items }) {
  const first = new Map<string, Anchor>()
  for (const anchor of findAnchors(content, items)) {
    const { file, path, id, page } = anchor
    const url = `${page}#${id}`
    const see = first.get(url)
    if (!see) first.set(url, anchor)
    if (!see && id !== MAIN_ID) continue
    const owner = id === MAIN_ID ? "the page's main content" : "another item"
    const message = `${url} is already the URL of ${owner}.`
    const isSection = path.at(-1) === "section"
    const hint = isSection
      ? repeatedSectionHint(content, Number(path[1]))
      : "Choose another id for one of them."
    yield { file, path, code: "duplicate-address", message, hint, ...(see && { see }) }
  }
}

/** @returns what to do with a section that has no id: some kinds may have one */
function repeatedSectionHint({ resume }: Partial<Content>, index: number): string | undefined {
  const section = resume?.sections[index]
  if (!section) return undefined
  const canHaveId = Object.hasOwn(shapeAt(schemaOf("resume"), resume, ["sections", index]), "id")
  if (canHaveId) return `Give this section an id, as in id: ${toSlug(section.title) || "more"}`
  const other = section.section === "WorkExperience" ? "OtherExperience or Custom" : "Custom"
  return `A résumé has this section once. Put both into one, or use ${other} with an id.`
}

/** There is an error page for the status 404, which every unknown URL shows. */
export const checkErrorPages: Rule = function* ({ content: { errors } }) {
  if (!errors || errors.errors.some(({ status }) => status === 404)) return
  const message =
    "There is no error page for the status 404, which the site shows for every unknown URL."
  const expected = "an entry with status: 404"
  yield { file: "errors", path: ["errors"], on: "key", code: "missing-404", message, expected }
}

const FORMAT_FILES: readonly string[] = Object.values(FORMAT_PATHS)

type Link = { href: string } & Pick<RuleFinding, "file" | "path" | "part">

/** A link within this site points to a page, a file or an HTML id that exists. */
export const checkLinks: Rule = function* ({ content, items, texts, invalid, staticFiles }) {
  const idsByPage = findPageIds(content, items, invalid)
  for (const { href, ...place } of texts.flatMap(findLinks)) {
    if (!href.startsWith("/")) continue
    const [url = "", id] = href.split("#")
    const page = decodeIfValid(url.replace(/\?.*$/, ""))
    const ids = idsByPage.get(page.endsWith("/") ? page : `${page}/`)
    if (!ids) {
      if (FORMAT_FILES.includes(page) || staticFiles.has(page)) continue
      const pages = [...idsByPage.keys()]
      const message = `This site has no page ${quote(page)}.`
      const hint = didYouMean(page, pages)
      yield { ...place, code: "unknown-page", message, expected: anyNear(page, pages), hint }
    } else if (id && !ids.has(id)) {
      const meant = nearestId(id, ids)
      const message = `The page ${page} has no id ${quote(id)}.`
      const hint = meant && `Did you mean ${quoteWhole(`${page}#${meant}`)}?`
      yield { ...place, code: "unknown-page", message, expected: "an id on that page", hint }
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
  const { about, portfolio, legal } = content
  const anchors = findAnchors(content, items)
  const idsOf = (path: string) =>
    new Set([MAIN_ID, ...anchors.flatMap(({ page, id }) => (page === path ? id : []))])
  const hasAbout = about || invalid.has("about")
  const hasPortfolio = (portfolio?.projects.length ?? 0) > 0 || invalid.has("portfolio")
  const paths = [
    "/",
    ...(hasAbout ? ["/about/"] : []),
    ...(hasPortfolio ? ["/portfolio/"] : []),
    "/resume/",
    ...(legal?.pages ?? []).map(legalPagePath),
  ]
  const ids = new Map(paths.map((path) => [path, idsOf(path)]))
  if (invalid.has("showcase")) ids.get("/")?.add("showcase")
  return ids
}
