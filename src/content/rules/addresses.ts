/** Checks the URLs of the site: no two things have the same one, and links lead to one that exists. */

import { toSlug } from "../../lib/slug"
import { decodeIfValid } from "../../lib/uri"
import { findAddresses } from "../inline/check-inline"
import { sectionId } from "../picks/resume-sections"
import { isCompany } from "../picks/work-items"
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
import { anyOf, didYouMean, nearest, quote, quoteWhole } from "../wording"
import { findEarlier, type Id } from "./ids"
import type { ContentText } from "./items"
import type { Rule, RuleFinding } from "./rule"

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

/** @returns the HTML ids of /resume/: those of its sections, of the companies and of career breaks */
function resumeIds(content: Partial<Content>): Id[] {
  const sections = (content.resume?.sections ?? []).map((section, index): Id => {
    const hasId = "id" in section && section.id !== undefined
    const path = ["sections", index, hasId ? "id" : "section"]
    const owner = `the section ${hasId ? section.title : section.section}`
    return { file: "resume", path, id: sectionId(section), owner }
  })
  const work = (content.work?.work ?? []).map((item, index): Id => {
    const owner = isCompany(item) ? item.company : item.break
    return { file: "work", path: ["work", index, "id"], id: item.id, owner }
  })
  return [...sections, ...work]
}

/** @returns the HTML ids of /portfolio/: those of the projects, their descriptions and their demos */
function portfolioIds({ portfolio }: Partial<Content>): Id[] {
  return (portfolio?.projects ?? []).flatMap(({ id, name, demo }, index): Id[] => {
    const file = "portfolio"
    const path = ["projects", index, "id"]
    const project: Id[] = [
      { file, path, id, owner: name },
      { file, path, id: `${id}-details`, owner: `the description of ${name}` },
    ]
    if (!demo) return project
    const demoPath = ["projects", index, "demo", "id"]
    return [...project, { file, path: demoPath, id: demo.id, owner: `the demo of ${name}` }]
  })
}

/** @returns the HTML ids of /: that of the showcase, if there is one, and those of its demos */
function homeIds({ showcase }: Partial<Content>): Id[] {
  const cards = showcase?.cards ?? []
  if (cards.length === 0) return []
  const demos = cards.flatMap(({ name, demo }, index): Id[] => {
    const path = ["cards", index, "demo", "id"]
    return demo ? [{ file: "showcase", path, id: demo.id, owner: `the demo of ${name}` }] : []
  })
  return [{ file: "showcase", path: [], id: "showcase", owner: "the showcase" }, ...demos]
}

/** Every HTML id is unique on its page. */
export const checkIds: Rule = function* ({ content }) {
  yield* findRepeatedUrls(homeIds(content), "/")
  yield* findRepeatedUrls(resumeIds(content), "/resume/", (index) =>
    repeatedSectionHint(content, index),
  )
  yield* findRepeatedUrls(portfolioIds(content), "/portfolio/")
}

/** @returns what to do with a section that has no id: some kinds may have one */
function repeatedSectionHint({ resume }: Partial<Content>, index: number): string | undefined {
  const section = resume?.sections[index]
  if (!section || ("id" in section && section.id !== undefined)) return undefined
  const canHaveId = Object.hasOwn(shapeAt(schemaOf("resume"), resume, ["sections", index]), "id")
  if (canHaveId) return `Give this section an id, as in id: ${toSlug(section.title) || "more"}`
  const other = section.section === "WorkExperience" ? "OtherExperience or Custom" : "Custom"
  return `A résumé has this section once. Put both into one, or use ${other} with an id.`
}

function* findRepeatedUrls(
  ids: readonly Id[],
  page: string,
  hintOf?: (index: number) => string | undefined,
): Generator<RuleFinding> {
  for (const [index, { file, path, id }] of ids.entries()) {
    const see = id === MAIN_ID ? undefined : findEarlier(ids, index)
    const owner = id === MAIN_ID ? "the page's main content" : see?.owner
    if (owner === undefined) continue
    const message = `${page}#${id} is already the URL of ${owner}.`
    const hint = hintOf?.(index) ?? "Choose another id for one of them."
    yield { file, path, code: "duplicate-address", message, hint, ...(see && { see }) }
  }
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
export const checkLinks: Rule = function* ({ content, texts, invalid, staticFiles }) {
  const idsByPage = findPageIds(content, invalid)
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
      yield { ...place, code: "unknown-page", message, expected: anyOf(pages), hint }
    } else if (id && !ids.has(id)) {
      const meant = nearest(id, ids)
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
