/** Reads the text of every format of the résumé in a built site. */
import { readFile } from "node:fs/promises"
import path from "node:path"
import { strFromU8, unzipSync } from "fflate"
import { readPdf } from "../../src/gatsby/after-build/read-pdf"
import { isPage, listBuiltFiles } from "../../src/gatsby/built-files"
import { toOneLine } from "../../src/lib/one-line"
import { type FormatText, type FormatTexts, toJsonLines } from "./compare-formats"

/** The paths of the formats of every version of the site, in each language. */
const FORMAT =
  /^\/(?:[a-z]{2,3}(?:-\w+)*\/)?(?:resume(?:-ats)?|contact|resume\/[^/]+)\.(?:pdf|docx|json|txt|md|vcf)$/

const JSON_LD = /<script type="application\/ld\+json">(.*?)<\/script>/s

/**
 * @param folder the folder of the built site
 * @returns every format in it, and the JSON-LD of its pages; nothing if there is no built site
 */
export async function readFormatTexts(folder: string): Promise<FormatTexts> {
  const files = await listBuiltFiles(folder).catch(() => [])
  const texts = new Map<string, FormatText>()
  let hashes: string[] = []
  for (const file of files) {
    if (!FORMAT.test(file) && !isPage(file)) continue
    const bytes = await readFile(path.join(folder, file))
    const [, jsonLd] = (isPage(file) && JSON_LD.exec(bytes.toString())) || []
    if (FORMAT.test(file)) texts.set(file, await toText(path.join(folder, file), bytes))
    else if (jsonLd) texts.set(`${file} (JSON-LD)`, lines(toJsonLines(JSON.parse(jsonLd))))
    if (file.endsWith(".json")) hashes = [...hashes, ...hashIn(bytes)]
  }
  return withoutHashes(texts, hashes)
}

async function toText(file: string, bytes: Buffer): Promise<FormatText> {
  if (file.endsWith(".pdf")) {
    const words = (await readPdf(bytes)).text.split(/\s+/)
    return { unit: "word", parts: words.filter(Boolean) }
  }
  if (file.endsWith(".docx")) {
    const xml = Object.values(unzipSync(bytes)).map((part) => strFromU8(part))
    // A paragraph is a line, and so is each property of the file.
    const parts = xml.join("\n").split(/<\/w:p>|<\/(?!w:)[^>]*>/)
    const texts = parts.map((part) => toOneLine(part.replace(/<[^>]*>/g, "")))
    return lines(texts.filter(Boolean))
  }
  const text = bytes.toString()
  if (file.endsWith(".json")) return lines(toJsonLines(JSON.parse(text)))
  // A long line of a vCard continues after a line break and a space (RFC 6350).
  return lines(text.replace(/\r\n /g, "").split(/\r?\n/))
}

const lines = (parts: string[]): FormatText => ({ unit: "line", parts })

function hashIn(json: Buffer): string[] {
  const { meta } = JSON.parse(json.toString()) as { meta?: { hash?: string } }
  return meta?.hash ? [meta.hash] : []
}

/** The hash of the content's version differs after every change, so it says nothing. */
function withoutHashes(texts: FormatTexts, hashes: readonly string[]): FormatTexts {
  const remove = (part: string) =>
    hashes.reduce((text, hash) => text.replaceAll(hash, "HASH"), part)
  return new Map(
    [...texts].map(([file, text]) => [file, { ...text, parts: text.parts.map(remove) }]),
  )
}
