import { writeFile } from "node:fs/promises"
import path from "node:path"
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib"
import { strToU8, zipSync } from "fflate"
import sharp from "sharp"
import { makeTemporaryFolder } from "../../../../test/temporary-folder"
import { readText } from "../read-text"

const TEXT = "030 1234567"

/** @returns the text of a file with these bytes, whose name says nothing or the wrong thing */
async function read(bytes: string | Uint8Array, name = "file"): Promise<string | undefined> {
  const file = path.join(makeTemporaryFolder(), name)
  await writeFile(file, bytes)
  return readText(file)
}

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
const withArtist = () => picture.clone().withExif({ IFD0: { Artist: TEXT } })
const latin = (text: string) => Buffer.from(text, "latin1")
const zip = zipSync({ "a.txt": strToU8(TEXT) })

const insert = (bytes: Buffer, index: number, text: string) =>
  Buffer.concat([bytes.subarray(0, index), latin(text), bytes.subarray(index)])

/** @returns a chunk of a PNG file. Readers ignore the checksum of a text. */
function toChunk(type: string, data: Uint8Array): Buffer {
  const chunk = Buffer.alloc(12 + data.length)
  chunk.writeUInt32BE(data.length)
  chunk.write(type, 4)
  chunk.set(data, 8)
  return chunk
}

test.each(["png", "jpg", "ico", "ttf", "woff2", "pdf", "zip", "docx", "br", "gz"])(
  "reads a text, although its name ends with .%s",
  async (ending) => {
    expect(await read(`<svg><text>${TEXT}</text></svg>`, `a.${ending}`)).toContain(TEXT)
  },
)

test("finds out what a file is, although its name ends with .txt", async () => {
  const files = [
    await withArtist().jpeg().toBuffer(),
    await withArtist().png().toBuffer(),
    await withArtist().webp().toBuffer(),
    await withArtist().avif().toBuffer(),
    insert(await picture.clone().tiff().toBuffer(), 8, TEXT),
    zip,
    gzipSync(TEXT),
    brotliCompressSync(`${TEXT} `.repeat(9)),
    gzipSync(zip),
  ]
  for (const bytes of files) expect(await read(bytes, "a.txt")).toContain(TEXT)
})

test.each([
  ["compressed (zTXt)", "zTXt", [latin("Title\0\0"), deflateSync(TEXT)]],
  ["compressed (iTXt)", "iTXt", [latin("Title\0\x01\0en\0T\0"), deflateSync(TEXT)]],
  ["plain (iTXt)", "iTXt", [latin("Title\0\0\0en\0T\0"), Buffer.from(TEXT)]],
  ["in a chunk of its own", "meTa", [Buffer.from(TEXT)]],
])("reads a text after the pixels of a PNG file: %s", async (_name, type, data) => {
  const png = await picture.clone().png().toBuffer()
  const chunk = toChunk(type, Buffer.concat(data))
  expect(await read(Buffer.concat([png.subarray(0, -12), chunk, png.subarray(-12)]))).toContain(
    TEXT,
  )
})

test("reads a ZIP archive with bytes before it, and these bytes", async () => {
  const program = latin(`MZ\0\xff before ${TEXT.replace("030", "040")}`)
  const text = await read(Buffer.concat([program, zip]))
  expect(text).toContain(TEXT)
  expect(text).toContain("040 1234567")
})

test("reads the names and comments in a ZIP archive", async () => {
  const bytes = zipSync({ [`Ada ${TEXT}.txt`]: strToU8("a") }, { comment: "of the file" })
  const comment = Buffer.from("of the archive")
  const end = Buffer.from([comment.length, 0])
  const text = await read(Buffer.concat([bytes.subarray(0, -2), end, comment]))
  for (const part of [TEXT, "of the file", "of the archive"]) expect(text).toContain(part)
})

test.each([
  ["before", false],
  ["after", true],
])("reads the texts %s the pixels of a PNG file", async (_where, isAfter) => {
  const png = await picture.clone().png().toBuffer()
  const plain = toChunk("tEXt", latin(`Comment\0${TEXT}`))
  const index = isAfter ? png.length - 12 : png.indexOf("IDAT") - 4
  const file = Buffer.concat([png.subarray(0, index), plain, png.subarray(index)])
  expect(await read(file)).toContain(TEXT)
  expect(await read(png)).toBe("")
})

test.each([
  ["\\'303\\'30 1234567"],
  ["\\u48?\\u51?\\u48 ? 1234567"],
  ["\\u48\\'30\\u51\\'33\\u48\\'30 1234567"],
  ["\\uc0\\u48 \\u51 \\u48  1234567"],
  ["0\\b 3\\b0 0{\\i  12}\\f1\\fs20 34567"],
  ["030 12\r\n34567"],
  ["030\\~1234567"],
])("reads %j in RTF", async (part) => {
  const plain = (await read(`{\\rtf1\\ansi{\\fonttbl\\f0 Arial;}\\pard ${part}\\par}`))?.replace(
    "\u00a0",
    " ",
  )
  expect(plain).toContain(TEXT)
})

test.each([["=30=33=30=201234567"], ["030 12=\r\n34567"], ["030 12=\n34567"]])(
  "reads the quoted-printable text %j",
  async (part) => {
    const card = `BEGIN:VCARD\nTEL;ENCODING=QUOTED-PRINTABLE:${part}\nEND:VCARD`
    expect(await read(card)).toContain(TEXT)
    expect(await read("N;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:=C3=A9")).toContain("é")
    expect(await read("N;ENCODING=QUOTED-PRINTABLE;CHARSET=ISO-8859-1:=E9")).toContain("é")
  },
)

test("replaces the entities of XML, also in the text of others", async () => {
  const type = `<!DOCTYPE svg [<!ENTITY a '12'><!ENTITY b "&a;345"><!ENTITY tel "030 &b;">]>`
  expect(await read(`${type}<svg><text>&tel;67</text></svg>`)).toContain(TEXT)
  const endless = `<!DOCTYPE svg [<!ENTITY a "&a;&a;">]><svg>&a;</svg>`
  expect(await read(endless)).toContain("&a;")
})

test("reads UTF-16 without a mark, also between other bytes", async () => {
  const wide = Buffer.from(TEXT, "utf16le")
  const files = [wide, Buffer.from(wide).swap16(), Buffer.concat([latin("\xff"), wide])]
  for (const bytes of files) expect(await read(bytes)).toContain(TEXT)
  expect(await read(Buffer.from(`\0${"東京"}`, "utf16le").swap16())).toContain("東京")
})

test("reads the names in a font", async () => {
  const name = Buffer.from(TEXT, "utf16le").swap16()
  expect(await read(Buffer.concat([latin("\0\x01\0\0\0\xff"), name]))).toContain(TEXT)
})

test("reads the texts in a large file of another kind, and little else", async () => {
  const pixels = Buffer.from(
    Array.from({ length: 99_999 }, (_, index) => (index * index * 31) % 253),
  )
  const file = Buffer.concat([
    pixels,
    latin(`\0${TEXT}\0`),
    Buffer.from("Ada Straße", "utf16le"),
    pixels,
  ])
  const text = await read(file)
  expect(text).toContain(TEXT)
  expect(text).toContain("Ada Stra")
  expect(text?.length).toBeLessThan(50_000)
})

test("does not take random bytes for an archive", async () => {
  const bytes = Buffer.concat([latin("\xff PK\x05\x06"), deflateSync("a".repeat(99))])
  await expect(read(bytes)).resolves.toEqual(expect.any(String))
})
