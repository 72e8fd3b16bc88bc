/** Measures the files of the built site. */
import { existsSync, readFileSync, statSync } from "node:fs"
import path from "node:path"
import { brotliCompressSync, constants } from "node:zlib"

/** @returns the size of a file as a host sends it: that of the precompressed file, if there is one */
export function transferSize(root: string, pathname: string): number {
  const file = toFile(root, pathname)
  const compressed = `${file}.br`
  return statSync(existsSync(compressed) ? compressed : file).size
}

const toFile = (root: string, pathname: string) =>
  path.join(root, pathname, pathname.endsWith("/") ? "index.html" : "")

const STYLE = /<style[^>]*>([^<]*)<\/style>/g
/** JSON-LD is data, not a script. */
const INLINE_SCRIPT = /<script(?![^>]*type="application)[^>]*>([\s\S]*?)<\/script>/g
const EXTERNAL_SCRIPT = /<(?:script src|link as="script"[^>]* href)="([^"]+)"/g

export type PageSizes = {
  /** The bytes of the page, and of the inline styles and scripts, each compressed alone. */
  html: number
  styles: number
  inlineScripts: number
  /** The URLs of the scripts that the HTML loads. */
  scripts: string[]
}

/** Measures a built page and its inline parts. */
export function measurePage(root: string, route: string): PageSizes {
  const html = readFileSync(toFile(root, route), "utf8")
  return {
    html: transferSize(root, route),
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
