import { writeFile } from "node:fs/promises"
import path from "node:path"
import { brotliCompressSync, gzipSync } from "node:zlib"
import { strToU8, zipSync } from "fflate"
import sharp from "sharp"
import { makeTemporaryFolder } from "../../../../test/temporary-folder"
import { readText } from "../read-text"

const TEXT = "030 1234567"

/** @returns the text of a file with these bytes, whose name says the wrong thing */
async function read(bytes: string | Uint8Array): Promise<string | undefined> {
  const file = path.join(makeTemporaryFolder(), "font.ttf")
  await writeFile(file, bytes)
  return readText(file)
}

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
const withArtist = () => picture.clone().withExif({ IFD0: { Artist: TEXT } })
const latin = (text: string) => Buffer.from(text, "latin1")
const zip = Buffer.from(zipSync({ "a.txt": strToU8(TEXT) }))

test.each([
  ["a text", () => `<svg><text>${TEXT}</text></svg>`],
  ["a JPEG picture", () => withArtist().jpeg().toBuffer()],
  ["a PNG picture", () => withArtist().png().toBuffer()],
  ["an AVIF picture", () => withArtist().avif().toBuffer()],
  ["a ZIP archive", () => zip],
  ["a name in a ZIP archive", () => zipSync({ [`${TEXT}.txt`]: strToU8("a") })],
  ["UTF-16 with its mark", () => Buffer.from(`\ufeff${TEXT}`, "utf16le")],
  ["Windows-1252", () => latin(`Telefon f\xfcr Notf\xe4lle: ${TEXT}`)],
])("reads %s, whatever its name", async (_name, make) => {
  expect(await read(await make())).toContain(TEXT)
})

test("reads the comments in a PNG picture", async () => {
  const png = await picture.clone().png().toBuffer()
  const chunk = Buffer.concat([Buffer.alloc(4), latin(`tEXtComment\0${TEXT}`), Buffer.alloc(4)])
  chunk.writeUInt32BE(chunk.length - 12)
  const at = png.indexOf("IDAT") - 4
  expect(await read(Buffer.concat([png.subarray(0, at), chunk, png.subarray(at)]))).toContain(TEXT)
})

/** @returns the archive with other bytes in the entry of its list */
function changeList(offset: number, ...bytes: number[]): Buffer {
  const changed = Buffer.from(zip)
  changed.set(bytes, changed.indexOf("PK\x01\x02") + offset)
  return changed
}

/** @returns the archive with a second file, whose name the list does not have */
function unlist(): Buffer {
  const listed = zip.indexOf("PK\x01\x02")
  const added = Buffer.concat([zip.subarray(0, listed), zip])
  added.writeUInt32LE(listed, added.lastIndexOf("PK\x01\x02") + 42)
  added.writeUInt32LE(added.lastIndexOf("PK\x01\x02"), added.length - 6)
  return added
}

const DAMAGED = "it is damaged or has a password"
const CLOSED = "it is an archive other than ZIP, an RTF file or an old Office file"
const DOC = latin("\xd0\xcf\x11\xe0\xa1\xb1")

test.each<[string, Uint8Array, string]>([
  ["a ZIP archive whose list says a smaller size", changeList(24, 5), DAMAGED],
  ["a ZIP archive whose list lacks a file", unlist(), DAMAGED],
  ["the start of a ZIP archive", zip.subarray(0, 40), DAMAGED],
  ["a PDF without pages", latin("%PDF-1.7\n1 0 obj\n<< >>\nendobj\n%%EOF"), DAMAGED],
  ["gzip", gzipSync(TEXT), CLOSED],
  ["7z", latin("7z\xbc\xaf\x27\x1c"), CLOSED],
  ["tar", Buffer.concat([Buffer.alloc(257), latin("ustar\0"), Buffer.alloc(249)]), CLOSED],
  ["RTF", latin(`{\\rtf1\\ansi ${TEXT}}`), CLOSED],
  ["an old Office file in a ZIP archive", zipSync({ "a.doc": DOC }), CLOSED],
])("refuses %s", async (_name, bytes, reason) => {
  await expect(read(bytes)).rejects.toThrow(reason)
})

test.each([
  ["a font", latin("\0\x01\0\0\0\x0b")],
  ["a film", latin("\0\0\0\x20ftypmp42\0")],
  ["a Brotli file", brotliCompressSync("\0".repeat(999))],
  ["random bytes with the end of a ZIP archive", latin("\xff\0 PK\x05\x06")],
])("says of %s that it has no text to search", async (_name, bytes) => {
  expect(await read(bytes)).toBeUndefined()
})
