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

const MESSAGE =
  "The develop server answers only its own pages, at localhost or at the IP address of this machine.\n"

/** What a link on another website may open: everything but Gatsby's own addresses, as in /___graphql. */
const LINK_TARGET = /^\/(?!_)/

/** Refuses the requests of other websites in every server of this process. Call it before the server starts. */
export function guardServer(): void {
  for (const { prototype } of [HttpServer, HttpsServer]) {
    const emit: (event: string, ...args: unknown[]) => boolean = prototype.emit
    prototype.emit = function (this: HttpServer, event: string, ...args: unknown[]): boolean {
      const [request, target] = args as [IncomingMessage, ServerResponse | Socket]
      const isRequest = event === "request" || event === "upgrade"
      if (!isRequest || isAllowed(request)) return emit.call(this, event, ...args)
      if (target instanceof ServerResponse) {
        target.writeHead(403, { "content-type": "text/plain" }).end(MESSAGE)
      } else {
        target.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n")
      }
      return true
    }
  }
}

type Request = Pick<IncomingMessage, "method" | "url" | "headers"> & {
  socket: Pick<Socket, "localAddress">
}

/**
 * @returns whether a request comes from a page of this server, from a link that opens one, or from no website.
 *   A browser always says in `Origin` or `Sec-Fetch-Site` that a request comes from another website. A name
 *   that another website has pointed at this machine is in `Host`.
 */
export function isAllowed({ method, url = "", headers, socket }: Request): boolean {
  const host = toUrl(`http://${headers.host}`)
  if (!host || !isLocal(host.hostname, socket.localAddress)) return false
  const { origin, "sec-fetch-site": site } = headers
  const isOwn =
    (origin === undefined || toUrl(origin)?.host === host.host) &&
    (site === undefined || site === "same-origin" || site === "none")
  if (isOwn) return true
  const isLink =
    headers["sec-fetch-mode"] === "navigate" && headers["sec-fetch-dest"] === "document"
  return isLink && method === "GET" && LINK_TARGET.test(url)
}

/** @returns whether the name always means this machine, or is the IP address that the request has reached */
function isLocal(hostname: string, localAddress = ""): boolean {
  if (/^(?:.+\.)?localhost$/.test(hostname)) return true
  return hostname.replace(/^\[|\]$/g, "") === localAddress.replace(/^::ffff:/, "")
}

function toUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}
