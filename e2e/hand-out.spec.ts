/** What the owner keeps private is in the hand-out, and in no file of the site. */
import { readdir, readFile } from "node:fs/promises"
import path from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { strFromU8, unzipSync } from "fflate"
import { extractPdf } from "../test/formats/extract-pdf"
import { LETTER_TEXT, POSTING_NAME } from "./support/act-as-owner"
import { PRIVATE_PHONE } from "./support/full-content"
import { expect, prefixedFolder, test } from "./support/prefixed-site"

/** @returns the text of a file: of the pages of a PDF, and of what a compressed file or a ZIP file has */
async function readText(name: string, bytes: Buffer): Promise<string> {
  if (name.endsWith(".br")) return readText(name.slice(0, -3), brotliDecompressSync(bytes))
  if (name.endsWith(".gz")) return readText(name.slice(0, -3), gunzipSync(bytes))
  if (name.endsWith(".docx"))
    return Object.values(unzipSync(bytes))
      .map((part) => strFromU8(part))
      .join()
  if (!name.endsWith(".pdf")) return bytes.toString("latin1")
  const { text, links, xmp } = await extractPdf(bytes)
  return [text, ...links, xmp].join("\n")
}

/** @returns the name and the text of each file, which takes long for a PDF */
async function readFiles(folder: string): Promise<[name: string, text: string][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files: [string, string][] = []
  for (const { name, parentPath } of entries.filter((each) => each.isFile()))
    files.push([name, await readText(name, await readFile(path.join(parentPath, name)))])
  return files
}

const namesWith = (files: [string, string][], pattern: RegExp) =>
  files.filter(([, text]) => pattern.test(text)).map(([name]) => name)

test("a private number and a letter stand in the hand-out and in no built file", async () => {
  const handOut = await readFiles(path.join(prefixedFolder(), "hand-outs", POSTING_NAME))
  const site = await readFiles(path.join(prefixedFolder(), "public"))
  const number = new RegExp([...PRIVATE_PHONE.replace(/\D/g, "")].join("\\D{0,3}"))
  const names = handOut.map(([name]) => name)
  expect(names).toHaveLength(6)
  expect(namesWith(handOut, number)).toEqual(names)
  expect(namesWith(handOut, new RegExp(LETTER_TEXT))).toEqual(
    names.filter((name) => name.includes("Letter")),
  )
  // The search finds what is public in each kind of file.
  expect(namesWith(site, /zoe@example\.com/)).toEqual(
    expect.arrayContaining([`${POSTING_NAME}.pdf`, "resume.docx", "resume.json", "resume.json.br"]),
  )
  expect(namesWith(site, number)).toEqual([])
  expect(namesWith(site, new RegExp(LETTER_TEXT))).toEqual([])
})
