/** What the files of the built site weigh on the wire. */
import { existsSync, readFileSync, statSync } from "node:fs"
import path from "node:path"
import { brotliCompressSync, constants } from "node:zlib"

/** @returns the bytes of a file's body as a host with precompressed files sends it */
export function bytesOnTheWire(root: string, pathname: string): number {
  const file = toFile(root, pathname)
  const compressed = `${file}.br`
  return statSync(existsSync(compressed) ? compressed : file).size
}

const toFile = (root: string, pathname: string) =>
  path.join(root, pathname, pathname.endsWith("/") ? "index.html" : "")

const STYLE = /<style[^>]*>([^<]*)<\/style>/g
/** JSON-LD is data, and no script. */
const INLINE_SCRIPT = /<script(?![^>]*type="application)[^>]*>([\s\S]*?)<\/script>/g
const EXTERNAL_SCRIPT = /<(?:script src|link as="script"[^>]* href)="([^"]+)"/g

export type PageParts = {
  /** The bytes of the page itself, and of the styles and the inline scripts within it. */
  html: number
  styles: number
  inlineScripts: number
  /** The addresses of scripts that the page asks for by itself. */
  scripts: string[]
}

/** Takes a built page apart; its parts are weighed as if each were sent alone. */
export function weighPage(root: string, route: string): PageParts {
  const html = readFileSync(toFile(root, route), "utf8")
  return {
    html: bytesOnTheWire(root, route),
    styles: compressedSize(captures(html, STYLE).join("")),
    inlineScripts: compressedSize(captures(html, INLINE_SCRIPT).join("")),
    scripts: captures(html, EXTERNAL_SCRIPT),
  }
}

function captures(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, captured]) => captured ?? "")
}

function compressedSize(text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return brotliCompressSync(text, { params }).length
}
