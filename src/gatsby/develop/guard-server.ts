/**
 * Keeps other websites away from the develop server, which has the owner's files and can start an editor.
 *
 * Gatsby adds its own routes before the hook `onCreateDevServer`, lets every origin read them, and adds its
 * web socket to the HTTP server without Express. It has no setting for either, and hands that server to no
 * hook. So the guard stands where both get their requests: at the events of Node's servers.
 * @see https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onCreateDevServer
 * @see https://web.dev/articles/fetch-metadata
 */
import { Server as HttpServer, type IncomingMessage, ServerResponse } from "node:http"
import { Server as HttpsServer } from "node:https"
import type { Socket } from "node:net"
import type { CreateDevServerArgs } from "gatsby"
import { toUrl } from "../../lib/to-uri"
import { decodeIfValid } from "../../lib/uri"

const MESSAGE =
  "The develop server answers only its own pages, at localhost, the IP address of this machine, or DEVELOP_HOST.\n"

/** The one other host that the owner allows. */
const TUNNEL = toUrl(`https://${process.env.DEVELOP_HOST?.replace(/^.*:\/\//, "") ?? ""}`)?.origin
/** Hosts that always mean this machine. A browser sends them `Sec-Fetch-Site` without HTTPS, too. */
const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/

/**
 * Keeps other websites from each server of this process, and from its answers in frames and caches. Call it first.
 * It removes Gatsby's routes that fetch any address and can end the server, and the one that opens any file.
 */
export function guardServer({ app }: CreateDevServerArgs, kinds = [HttpServer, HttpsServer]): void {
  const isKept = ({ route }: { route?: { path: unknown } }) =>
    !/^\/(?:_gatsby\/|__open-stack-frame)/.test(String(route?.path))
  app._router.stack = app._router.stack.filter(isKept)
  app.use("/_gatsby", (_: unknown, response: ServerResponse) => response.writeHead(404).end())
  for (const { prototype } of kinds) {
    const emit: (event: string, ...args: unknown[]) => boolean = prototype.emit
    prototype.emit = function (this: HttpServer, event: string, ...args: unknown[]): boolean {
      const [request, target] = args as [IncomingMessage, ServerResponse | Socket]
      const isRequest = event === "request" || event === "upgrade"
      if (isRequest && !isAllowed(request)) {
        if (target instanceof ServerResponse) target.writeHead(403).end(MESSAGE)
        else target.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n")
        return true
      }
      if (target instanceof ServerResponse) {
        target.setHeader("cross-origin-resource-policy", "same-origin")
        target.setHeader("x-frame-options", "SAMEORIGIN").setHeader("vary", "origin")
      }
      return emit.call(this, event, ...args)
    }
  }
}

type Request = Pick<IncomingMessage, "method" | "url" | "headers"> & {
  socket: Pick<Socket, "localAddress">
}

/**
 * @returns whether a page of this server sends the request, a link opens a page, or no website reads something.
 *   A prefetch for another website names no sender, nor need a GET at an IP address. So nothing acts without one.
 *   A name that another website has pointed at this machine is in `Host`.
 */
export function isAllowed({ method, url = "", headers, socket }: Request): boolean {
  const { host, "x-forwarded-host": forwarded = host, origin, "sec-fetch-site": site } = headers
  const names = [toUrl(`http://${host}`), toUrl(`http://${forwarded}`)]
  if (!names.every((name) => name && isLocal(name, socket.localAddress))) return false
  if (headers["sec-purpose"] || headers.purpose) return false
  const senders = sendersOf(headers)
  const isUnknown = senders.length === 0
  if (!isUnknown && senders.every((isOwn) => isOwn)) return true
  const path = decodeIfValid(url.replace(/[?#].*/s, ""))
  // Gatsby's own addresses act, as /__refresh. GraphiQL does so from its page, which opens without a query.
  if (/\/_/.test(path)) return isUnknown && method === "GET" && /^\/___graphql\/?$/.test(url)
  const isPage = !path.includes(".") // A file has one, and so has /socket.io/.
  if (isUnknown) return isPage || site === "none" || LOOPBACK.test(names[0]?.hostname ?? "")
  if (site === undefined || origin !== undefined) return isPage && origin === undefined
  return headers["sec-fetch-mode"] === "navigate" && headers["sec-fetch-dest"] === "document"
}

/** @returns for each header that names the sender, whether that is a page of this server */
function sendersOf({
  host,
  origin,
  referer,
  "sec-fetch-site": site,
}: Request["headers"]): boolean[] {
  const here = [`http://${host}`, `https://${host}`].map((page) => toUrl(page)?.origin)
  const own = here.includes(TUNNEL) ? [TUNNEL] : [...here, TUNNEL]
  const pages = [origin, referer].filter((page) => page !== undefined)
  const isOwn = pages.map((page) => own.includes(toUrl(page)?.origin ?? "null"))
  return site === undefined || site === "none" ? isOwn : [...isOwn, site === "same-origin"]
}

/** @returns whether it always means this machine, or is the IP address that the request has reached, or the tunnel */
function isLocal({ host, hostname }: URL, localAddress = ""): boolean {
  if (LOOPBACK.test(hostname) || `https://${host}` === TUNNEL) return true
  return hostname.replace(/^\[|\]$/g, "") === localAddress.replace(/^::ffff:/, "")
}
