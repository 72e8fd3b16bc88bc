/** Serves a built site as the hosts in hosting/ do: headers, error pages and precompressed files. */

import { existsSync, statSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { createServer, type Server, type ServerResponse } from "node:http"
import path from "node:path"
import sirv from "sirv"
import {
  CONTENT_TYPES,
  FILE_POLICY,
  HOST_FILES,
  isXml,
  REVALIDATE,
  toCacheRule,
} from "../../src/gatsby/after-build/host-headers"
import { COPY } from "../../src/gatsby/built-files"
import { listenOnFreePort } from "./listen"

export type StaticServerOptions = {
  /** The folder that `gatsby build` wrote. */
  root: string
  /** The path of the site, such as "/name", if it was built with `--prefix-paths`. */
  pathPrefix?: string
}

/** A request that takes longer than ten seconds ends. https://nodejs.org/api/http.html#httpcreateserveroptions-requestlistener */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1000,
}

type ErrorStatus = 400 | 403 | 404 | 405

const HIDDEN_SEGMENT = /\/\.(?!well-known(?:\/|$))/

/**
 * Creates a server that does not listen yet. It looks for a file at each request, so the site may be
 * rebuilt while it is served.
 */
export function createStaticServer({ root, pathPrefix = "" }: StaticServerOptions): Server {
  // Without `dev`, sirv would read the list of files only once.
  const serveFile = sirv(root, { brotli: true, dev: true, etag: true, gzip: true })
  const name = pathPrefix.replace(/^\/+|\/+$/g, "")
  const prefix = name && `/${name}`

  return createServer(TIMEOUTS, (request, response) => {
    const pathname = withoutPrefix((request.url ?? "/").replace(/[?#].*$/, ""), prefix)
    const refusal = refuse(request.method, pathname, root)
    if (refusal || !pathname) {
      sendErrorPage(response, languageFolder(root, pathname), refusal ?? 404)
      return
    }
    request.url = pathname
    // sirv throws for a range that ends before it starts. A server may ignore ranges.
    delete request.headers.range
    // sirv does not handle a file that is deleted before it is read.
    response.once("pipe", (file) => file.once("error", () => response.destroy()))
    response.setHeaders(fileHeaders(pathname))
    serveFile(request, response, () => sendErrorPage(response, languageFolder(root, pathname), 404))
  })
}

/** @returns the folder of the language that the address begins with, or else the root of the site */
function languageFolder(root: string, pathname = "/"): string {
  const folder = path.join(root, decodePath(pathname)?.split("/")[1] ?? "")
  // Below page-data/, the data of the page is in a folder with this name.
  const page = path.join(folder, "404.html")
  return existsSync(page) && statSync(page).isFile() ? folder : root
}

/** Serves a built site on a free port until `close` is called. */
export async function serveFolder(root: string): Promise<{ origin: string; close: () => void }> {
  const server = createStaticServer({ root })
  const port = await listenOnFreePort(server, 9300)
  const close = () => server.close().closeAllConnections()
  return { origin: `http://localhost:${port}`, close }
}

function refuse(method = "GET", pathname = "/", root: string): ErrorStatus | undefined {
  if (method !== "GET" && method !== "HEAD") return 405
  const decoded = decodePath(pathname)
  if (decoded === undefined) return 400
  if (HIDDEN_SEGMENT.test(decoded)) return 403
  // The file that sirv would read.
  const file = path.join(root, decoded).replace(/[\\/]+$/, "")
  const isCopy = existsSync(COPY.exec(file)?.[1] ?? "")
  // Some disks do not distinguish case.
  const isForHosts = HOST_FILES.includes(path.basename(file).toLowerCase())
  return isCopy || isForHosts ? 404 : undefined
}

async function sendErrorPage(response: ServerResponse, root: string, status: ErrorStatus) {
  const page = await readFile(path.join(root, `${status}.html`)).catch(() => undefined)
  const body = page ?? Buffer.from(`${status}\n`)
  const headers = {
    "cache-control": REVALIDATE,
    "content-length": body.length,
    "content-type": `text/${page ? "html" : "plain"}; charset=utf-8`,
    "x-content-type-options": "nosniff",
    ...(status === 405 && { allow: "GET, HEAD" }),
  }
  response.writeHead(status, headers).end(body)
}

function fileHeaders(pathname: string): Headers {
  const contentType = CONTENT_TYPES[path.posix.extname(pathname).slice(1)]
  return new Headers({
    "cache-control": toCacheRule(pathname),
    vary: "accept-encoding",
    "x-content-type-options": "nosniff",
    ...(isXml(pathname) && { "content-security-policy": FILE_POLICY }),
    ...(contentType && { "content-type": contentType }),
    // sirv would take a file such as data.gz for a compressed page.
    ...(/\.(?:br|gz)$/.test(pathname) && { "content-encoding": "identity" }),
  })
}

function withoutPrefix(pathname: string, prefix: string): string | undefined {
  if (pathname === prefix) return "/"
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : undefined
}

function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}
