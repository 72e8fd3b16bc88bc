/** What is in the built site in; the headers it should be served with, in each host's words, out. */

export type BuiltSite = {
  /** Every file, as in '/about/index.html'. */
  files: readonly string[]
  /** The policy of each page, under the address of its file. */
  policies: ReadonlyMap<string, string>
  /** The folder the site lives under, as in '/name', or ''. */
  pathPrefix: string
}

/** The headers of every answer. */
const SITE_HEADERS: Readonly<Record<string, string>> = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy":
    "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Strict-Transport-Security": "max-age=31536000",
  "X-Content-Type-Options": "nosniff",
  // Older than frame-ancestors, but said of files too, and of addresses that no page has.
  "X-Frame-Options": "DENY",
}

/** For a file whose name changes with its content. */
export const IMMUTABLE = "public, max-age=31536000, immutable"
/** For everything else: kept, but asked for anew each time. */
export const REVALIDATE = "public, max-age=0, must-revalidate"

/** The types that hosts do not know, or know without their charset. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  avif: "image/avif",
  md: "text/markdown; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  vcf: "text/vcard; charset=utf-8",
  webmanifest: "application/manifest+json",
}

/** A script of the bundle: a name, and twenty digits made from its content. */
export const HASHED_SCRIPT = /^\/[^/]+-[0-9a-f]{20}\.js$/

/** Only a header can forbid to be framed: a meta element's word on it is ignored. */
function toHeaderPolicy(policy: string): string {
  return `${policy}; frame-ancestors 'none'`
}

/**
 * The `_headers` of Netlify and Cloudflare Pages. Both send revalidation by themselves, and both
 * join what two rules say of one header, so no header is set by more than one rule.
 */
export function toHeadersFile({ files, policies, pathPrefix }: BuiltSite): string {
  const rules: [location: string, headers: Record<string, string>][] = [["/*", SITE_HEADERS]]
  for (const [file, policy] of policies) {
    const address = file.replace(/index\.html$/, "")
    rules.push([address, { "Content-Security-Policy": toHeaderPolicy(policy) }])
  }
  rules.push(["/static/*", { "Cache-Control": IMMUTABLE }])
  for (const file of files) {
    if (HASHED_SCRIPT.test(file)) rules.push([file, { "Cache-Control": IMMUTABLE }])
    const type = CONTENT_TYPES[extensionOf(file)]
    if (type && !file.startsWith("/static/")) rules.push([file, { "Content-Type": type }])
  }
  return rules
    .map(([location, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
      return `${pathPrefix}${location}\n${lines.join("")}`
    })
    .join("\n")
}

/** nginx's maps from the file it serves to what differs between files. */
export function toNginxMaps({ policies, pathPrefix }: BuiltSite): string {
  const pages = [...policies].map(
    ([file, policy]) => `  "${pathPrefix}${file}" "${toHeaderPolicy(policy)}";\n`,
  )
  const script = HASHED_SCRIPT.source.replace("^", `^${pathPrefix}`).replaceAll("\\/", "/")
  // By itself nginx takes no address over some fifty characters.
  return `map_hash_bucket_size 256;
map_hash_max_size 8192;

map $uri $site_policy {
  default "frame-ancestors 'none'";
${pages.join("")}}

map $uri $site_cache {
  default "${REVALIDATE}";
  "~^${pathPrefix}/static/" "${IMMUTABLE}";
  "~${script}" "${IMMUTABLE}";
}
`
}

/** nginx's headers for the server that serves the site. */
export function toNginxHeaders(): string {
  const headers = {
    ...SITE_HEADERS,
    "Cache-Control": "$site_cache",
    "Content-Security-Policy": "$site_policy",
  }
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join("")
}

function extensionOf(file: string): string {
  return file.slice(file.lastIndexOf(".") + 1)
}
