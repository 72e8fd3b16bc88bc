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

/** @returns the names of the files whose text has the pattern */
async function findFiles(folder: string, pattern: RegExp): Promise<string[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of names.filter((each) => each.isFile())) {
    const file = path.join(entry.parentPath, entry.name)
    if (pattern.test(await readText(entry.name, await readFile(file)))) found.push(entry.name)
  }
  return found.sort()
}

test("a private number and a letter stand in the hand-out and in no built file", async () => {
  const handOut = path.join(prefixedFolder(), "hand-outs", POSTING_NAME)
  const site = path.join(prefixedFolder(), "public")
  const number = new RegExp([...PRIVATE_PHONE.replace(/\D/g, "")].join("\\D{0,3}"))
  const files = await readdir(handOut)
  expect(files).toHaveLength(6)
  expect(await findFiles(handOut, number)).toEqual(files.sort())
  expect(await findFiles(handOut, new RegExp(LETTER_TEXT))).toEqual(
    files.filter((name) => name.includes("Letter")),
  )
  // The search finds what is public in each kind of file.
  expect(await findFiles(site, /zoe@example\.com/)).toEqual(
    expect.arrayContaining([`${POSTING_NAME}.pdf`, "resume.docx", "resume.json", "resume.json.br"]),
  )
  expect(await findFiles(site, number)).toEqual([])
  expect(await findFiles(site, new RegExp(LETTER_TEXT))).toEqual([])
})
