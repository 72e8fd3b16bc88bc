/** Writes the HTTP headers of the built site in the format of each host. */
import { errorPagePath } from "../../content/site-map/page-paths"
import { HASHED_FOLDER } from "../built-files"

export type BuiltSite = {
  /** The path of every file, as in '/about/index.html'. */
  files: readonly string[]
  /** The Content Security Policy of each HTML file of `static/`, by its path. A page of the site has its own in itself. */
  policies: ReadonlyMap<string, string>
  /** The path of the site on its domain, as in '/name', or ''. */
  pathPrefix: string
}

/** The headers of every response. */
const SITE_HEADERS: Readonly<Record<string, string>> = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy":
    "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Strict-Transport-Security": "max-age=31536000",
  "X-Content-Type-Options": "nosniff",
  // Pages also have frame-ancestors. This header covers other files and unknown URLs.
  "X-Frame-Options": "DENY",
}

/** The cache rule for a file whose name contains a hash of its content. */
export const IMMUTABLE = "public, max-age=31536000, immutable"
/** The cache rule for every other file: cache it, and revalidate it on each request. */
export const REVALIDATE = "public, max-age=0, must-revalidate"

/** The media types that hosts do not know, or send without a charset. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  avif: "image/avif",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  md: "text/markdown; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  vcf: "text/vcard; charset=utf-8",
  webmanifest: "application/manifest+json",
}

/** The path of a webpack script: a name and a hash of twenty digits. */
export const HASHED_SCRIPT = /^\/[^/]+-[0-9a-f]{20}\.js$/

/** @returns the cache rule for a file by its path, as in '/static/moths.avif' */
export function toCacheRule(file: string): string {
  return file.startsWith(HASHED_FOLDER) || HASHED_SCRIPT.test(file) ? IMMUTABLE : REVALIDATE
}

/** The files of this module for Netlify and Cloudflare Pages. Any other host would show them to visitors. */
export const HOST_FILES: readonly string[] = ["_headers", "_redirects"]

/** The policy of every response. Browsers ignore this directive in a meta element. */
const FRAME_POLICY = "frame-ancestors 'none'"

/** The policy of a file that is no page: a browser that opens an SVG or XML file itself would run its scripts. */
export const FILE_POLICY = "script-src 'none'"

/** The extensions of such files. */
const XML = "svg svgz xml xhtml xht xsl xslt rdf rss atom mml".split(" ")

/** @returns whether a browser that opens the file would run scripts in it, although it is no page */
export const isXml = (file: string) => XML.includes(file.replace(/^.*\./s, "").toLowerCase())

/**
 * Writes the `_headers` file of Netlify and Cloudflare Pages. Both revalidate files by default. Both
 * join the values if two rules set the same header. Only the policy has two rules: browsers apply
 * each policy of a list (https://www.w3.org/TR/CSP3/#parse-response-csp).
 */
export function toHeadersFile({ files, policies, pathPrefix }: BuiltSite): string {
  const rules: [location: string, headers: Record<string, string>][] = [
    ["/*", { ...SITE_HEADERS, "Content-Security-Policy": FRAME_POLICY }],
  ]
  for (const extension of XML) {
    rules.push([`/*.${extension}`, { "Content-Security-Policy": FILE_POLICY }])
  }
  rules.push([`${HASHED_FOLDER}*`, { "Cache-Control": IMMUTABLE }])
  for (const file of files.filter((name) => HASHED_SCRIPT.test(name))) {
    rules.push([file, { "Cache-Control": IMMUTABLE }])
  }
  for (const [extension, type] of Object.entries(CONTENT_TYPES)) {
    rules.push([`/*.${extension}`, { "Content-Type": type }])
  }
  // They come last: Cloudflare Pages reads 100 rules, and static/ may have any number of HTML files.
  for (const [file, policy] of policies) {
    rules.push([encodeURI(file.replace(/index\.html$/, "")), { "Content-Security-Policy": policy }])
  }
  return rules
    .map(([location, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
      return `${pathPrefix}${location}\n${lines.join("")}`
    })
    .join("\n")
}

/** Writes the nginx maps from a file to its policy and its cache rule, and from 405 to its header. */
export function toNginxMaps(site: BuiltSite): string {
  const { policies, pathPrefix } = site
  const pages = [...policies].map(
    ([file, policy]) => `  ${quote(pathPrefix + file)} "${policy}; ${FRAME_POLICY}";\n`,
  )
  const script = HASHED_SCRIPT.source.replace("^", `^${pathPrefix}`).replaceAll("\\/", "/")
  // With the default size, nginx rejects paths longer than about fifty characters.
  return `map_hash_bucket_size 256;
map_hash_max_size 8192;

map $uri $site_policy {
  default "${FILE_POLICY}; ${FRAME_POLICY}";
  "~\\.html$" "${FRAME_POLICY}";
${pages.join("")}}

${toLanguageMap(site)}map $status $site_allow {
  405 "GET, HEAD";
}

map $uri $site_cache {
  default "${REVALIDATE}";
  "~^${pathPrefix}/static/" "${IMMUTABLE}";
  "~${script}" "${IMMUTABLE}";
}
`
}

/** Writes the nginx directives that set the headers. */
export function toNginxHeaders(): string {
  const headers = {
    ...SITE_HEADERS,
    "Cache-Control": "$site_cache",
    "Content-Security-Policy": "$site_policy",
    // nginx leaves out a header without a value.
    Allow: "$site_allow",
  }
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join("")
}

/** The statuses with which nginx itself answers, without TLS and proxies. */
const NGINX_STATUSES = [400, 403, 404, 405, 408, 412, 414, 416, 494, 500, 501, 503, 505]

const ERROR_PAGE = /^\/([45]\d\d)\.html$/

/**
 * Writes the nginx directives that name the error pages. A status without a page of its own becomes the
 * general status of its class (https://www.rfc-editor.org/rfc/rfc9110#section-15), if that has a page.
 */
export function toNginxErrors({ files, pathPrefix }: BuiltSite): string {
  const pages = files.flatMap((file) => ERROR_PAGE.exec(file)?.slice(1).map(Number) ?? [])
  const start = pathPrefix + (languagesIn(files).length > 0 ? "$site_language" : "")
  const toPage = (status: number) => start + errorPagePath(status)
  const own = pages.map((status) => `error_page ${status} ${toPage(status)};\n`)
  const others = NGINX_STATUSES.filter((status) => !pages.includes(status)).flatMap((status) => {
    const general = status < 500 ? 400 : 500
    return pages.includes(general) ? [`error_page ${status} =${general} ${toPage(general)};\n`] : []
  })
  return [...own, ...others].join("")
}

/** @returns the folders of the languages, as in 'de'; each has error pages of its own */
const languagesIn = (files: readonly string[]) =>
  files.flatMap((file) => /^\/([^/]+)\/404\.html$/.exec(file)?.[1] ?? [])

/** @returns the map from an address to the folder of its language; empty for a site with one language */
function toLanguageMap({ files, pathPrefix }: BuiltSite): string {
  const languages = languagesIn(files)
  if (languages.length === 0) return ""
  const pattern = `~^${pathPrefix}(?<language>/(?:${languages.join("|")}))(?:/|$)`
  return `map $uri $site_language {\n  default "";\n  "${pattern}" $language;\n}\n\n`
}

/**
 * Writes the `_redirects` file of Netlify, which sends the 404 page of the language. Cloudflare Pages
 * finds it without the file.
 * @returns undefined for a site with one language
 */
export function toRedirectsFile({ files, pathPrefix }: BuiltSite): string | undefined {
  const lines = languagesIn(files).map(
    (language) => `${pathPrefix}/${language}/*  ${pathPrefix}/${language}/404.html  404\n`,
  )
  return lines.length > 0 ? lines.join("") : undefined
}

const quote = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`
