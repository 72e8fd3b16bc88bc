/**
 * Lists the pages of the site and the files that the build writes, with the place in the content that asks
 * for each. The build creates its pages from this list, and the check finds addresses that collide in it.
 */
import type { DataPath } from "../diagnostics"
import type { Content, FileName } from "../schemas"
import { MAIN_PAGES, type MainPage, mainPages } from "../schemas/pages"

/** The paths of the format files that the build writes, from the root of the site. */
export const FORMAT_PATHS = {
  pdf: "/resume.pdf",
  pdfInOneColumn: "/resume-ats.pdf",
  docx: "/resume.docx",
  json: "/resume.json",
  text: "/resume.txt",
  markdown: "/resume.md",
  vcard: "/contact.vcf",
} as const

/** The path of the main résumé, without a trailing slash. */
export const MAIN_RESUME = "/resume"

/** @returns the path of the main résumé or of a variant, without a trailing slash */
export const resumeBase = (variant = "") => (variant ? `${MAIN_RESUME}/${variant}` : MAIN_RESUME)

/** @returns the path of the error page for an HTTP status, as in '/404.html'; hosts expect this name */
export const errorPagePath = (status: number): string => `/${status}.html`

/** @returns the path of a page of legal.yaml, as in '/imprint/' */
export const legalPagePath = ({ id }: { id: string }): string => `/${id}/`

/**
 * @returns the path of a page's share image, as in '/share/about.png'. No id ends with a hyphen, so that of
 *   a legal page is never that of the home page or of a variant, whose name it would give away
 */
export function shareImagePath({ path }: { path: string }): string {
  const name = path.replace(/^\/|\/$/g, "")
  const isLikeAnother = /^(?:home$|resume-)/.test(name)
  return `/share/${isLikeAnother ? `${name}-` : name.replaceAll("/", "-") || "home"}.png`
}

export type SitePage = {
  /** Without the start of its language, as in '/about/'. */
  path: string
  /** The name of its file in src/templates. */
  template: MainPage | "error-page" | "legal"
  /** The id of a legal page, the status of an error page, or the name of a variant. */
  key?: string | number
  /** What the page is, for messages. */
  owner: string
  file: FileName
  at: DataPath
}

/** @returns the content without a page or a showcase that has no item */
export function withoutEmptyPages<Some extends Partial<Content>>(content: Some): Some {
  const shown: Partial<Content> = { ...content }
  if (shown.portfolio?.projects.length === 0) delete shown.portfolio
  if (shown.showcase?.cards.length === 0) delete shown.showcase
  return shown as Some
}

/**
 * @returns every page of the content, which is in one language; the home page and the résumé always exist. The
 *   content of a variant has one page
 */
export function toSitePages(content: Partial<Content>): SitePage[] {
  const { legal, errors, variant, variants = {} } = content
  if (variant) return [variantPage(variant)]
  return [
    ...mainPages.filter((name) => content[name] || !MAIN_PAGES[name].isOptional).map(mainPage),
    ...Object.keys(variants).map(variantPage),
    ...(errors?.errors ?? []).map(
      ({ status, reason }, index): SitePage => ({
        path: errorPagePath(status),
        template: "error-page",
        key: status,
        owner: reason,
        file: "errors",
        at: ["errors", index, "status"],
      }),
    ),
    ...(legal?.pages ?? []).map(
      (page, index): SitePage => ({
        path: legalPagePath(page),
        template: "legal",
        key: page.id,
        owner: page.title,
        file: "legal",
        at: ["pages", index, "id"],
      }),
    ),
  ]
}

function mainPage(name: MainPage): SitePage {
  const { path } = MAIN_PAGES[name]
  return { path, template: name, owner: `the page of ${name}.yaml`, file: name, at: [] }
}

function variantPage(name: string): SitePage {
  const owner = `the variant ${name}`
  const path = `${resumeBase(name)}/`
  return { path, template: "resume", key: name, owner, file: `variants/${name}`, at: [] }
}

/** A file that the build writes. */
export type WrittenFile = {
  /** From the root of the site. That of a folder with such files ends with a slash. */
  path: string
  /** What it belongs to, for messages. */
  owner: string
  /** What asks for it, if it is something in the content. */
  place?: Pick<SitePage, "file" | "at">
  /** Whether static/ may have this file in its place, or files of its own in the folder. */
  isReplaceable?: boolean
}

/** @returns the variants that are read in the language */
export function variantsIn(variants: Content["variants"], language?: string): Content["variants"] {
  const all = Object.entries(variants)
  return Object.fromEntries(all.filter(([, own]) => (own.language ?? language) === language))
}

/** What the build writes for every content. */
const FIXED_FILES: readonly WrittenFile[] = [
  ...["/_gatsby/", "/page-data/", "/slice-data/", "/_headers"].map((path) => ({ path })),
  ...["/chunk-map.json", "/webpack.stats.json"].map((path) => ({ path })),
  ...["/icons/", "/static/", "/favicon.svg"].map((path) => ({ path, isReplaceable: true })),
  ...["/manifest.webmanifest", "/robots.txt", "/sitemap.xml"].map((path) => {
    return { path, isReplaceable: true }
  }),
].map((file) => ({ ...file, owner: "another part of the site" }))

/** @returns the files that the build writes, except scripts and pictures, whose names have a hash */
export function toWrittenFiles(content: Partial<Content>): WrittenFile[] {
  const { website, translations = {}, variants = {}, ...others } = content
  const starts = Object.keys(translations).map((language) => {
    const place = { file: `translations/${language}`, at: [] } as const
    return { language, start: `/${language}`, place }
  })
  const base = { language: website?.language, start: "", place: undefined }
  const inLanguages = [base, ...starts].flatMap(({ language, start, place }) => {
    const inLanguage = variantsIn(variants, language)
    return toSitePages({ ...others, variants: inLanguage }).flatMap((page) => {
      const owner = place ? `${page.owner} in the language ${language}` : page.owner
      const files = { owner, place: place ?? page }
      return [
        ...filesOf(start + page.path).map((path) => ({ ...files, path })),
        ...replaceableFilesOf(page).map((path) => {
          return { ...files, path: start + path, isReplaceable: true }
        }),
      ]
    })
  })
  return [...inLanguages, ...FIXED_FILES]
}

/** @returns the HTML file and the data file of a page, and the copy that Gatsby makes of /404/ and /500/ */
export function filesOf(page: string): string[] {
  const data = page === "/" ? "/index/" : page.replace(/\/?$/, "/")
  const [, status] = /^\/(404|500)\/$/.exec(page) ?? []
  return [
    page.replace(/\/$/, "/index.html"),
    `/page-data${data}page-data.json`,
    ...(status ? filesOf(errorPagePath(Number(status))) : []),
  ]
}

function replaceableFilesOf({ path, template, key }: SitePage): string[] {
  if (template === "error-page") return []
  const formats = Object.values(FORMAT_PATHS)
    .filter((format) => key === undefined || format.startsWith(MAIN_RESUME))
    .map((format) => format.replace(MAIN_RESUME, resumeBase(key?.toString())))
  return [...(template === "resume" ? formats : []), shareImagePath({ path })]
}
