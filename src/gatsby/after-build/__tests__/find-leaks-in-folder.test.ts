import { writeFile } from "node:fs/promises"
import path from "node:path"
import { deflateSync, gzipSync } from "node:zlib"
import { strToU8, zipSync } from "fflate"
import sharp from "sharp"
import { fullContent, minimalContent } from "../../../../test/content"
import { makeFormatAt, PATHS } from "../../../../test/formats/make-format"
import { loadSiteContent } from "../../../../test/site-content"
import { makeTemporaryFolder } from "../../../../test/temporary-folder"
import type { ContactData } from "../../../content/private-values/limited-fields"
import { variantSchema } from "../../../content/schemas/variants"
import { findLeaksInFolder, findLeaksOf } from "../find-leaks-in-folder"
import { toHiddenVariants } from "../find-variant-leaks"

jest.mock("../generated-files", () => ({
  ...jest.requireActual("../generated-files"),
  isInStaticFolder: (location: string) => location.startsWith("/of-static"),
}))

test.each([PATHS.pdf, PATHS.docx])("searches the text of %s", async (file) => {
  const content = await loadSiteContent()
  for (const field of content.owner.contact) field.visibleIn = ["pdf", "docx"]
  const folder = makeTemporaryFolder()
  await writeFile(path.join(folder, file), makeFormatAt(file, content))
  const contact = content.owner.contact.map((field) => ({
    ...field,
    visibleIn: ["print" as const],
  }))
  const leaks = await findLeaksInFolder(folder, { contact })
  expect(leaks).toEqual(
    contact.map(
      ({ kind }, index) =>
        `public${file} contains owner.yaml contact[${index}] (${kind}), which may appear only in print.`,
    ),
  )
})

test.each([
  "12 شارع الأمثلة",
  "شارع بيت الملاح 7",
  "شارع المتنبّي ١٢",
  "خیابان آزادی، پلاک ۱۲",
  "רחוב הדוגמה 5",
])("finds the address %s in PDFs, whose text runs from right to left", async (street) => {
  const content = minimalContent()
  content.website.language = "ar"
  const folder = makeTemporaryFolder()
  const files = [PATHS.ats, PATHS.pdf]
  content.owner.address = { street, visibleIn: ["pdf"] }
  for (const file of files) {
    await writeFile(path.join(folder, file), makeFormatAt(file, content))
  }
  const find = (address: ContactData["address"]) =>
    findLeaksInFolder(folder, { contact: [], address })
  expect(await find({ street, visibleIn: ["print"] })).toEqual([
    expect.stringContaining(
      `${files
        .toSorted()
        .map((file) => `public${file}`)
        .join(" and ")} contain owner.yaml address`,
    ),
  ])
  expect(await find({ street: "15 شارع السنديان", visibleIn: ["print"] })).toEqual([])
})

const NUMBER = "030 1234567"
const phone = { contact: [{ kind: "phone" as const, value: "+49 30 1234567", visibleIn: [] }] }

/** @returns what the search says about a folder with this one file */
async function searchFile(name: string, bytes: Uint8Array): Promise<string[]> {
  const folder = makeTemporaryFolder()
  await writeFile(path.join(folder, name), bytes)
  return findLeaksInFolder(folder, phone)
}

/** @returns a PDF of one page, in which objects 4 and later are the given ones */
function toPdf(catalog: string, page: string, objects: readonly string[]): Buffer {
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] ${page} >>`,
    ...objects,
  ]
  const body = all.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj`).join("\n")
  return Buffer.from(`%PDF-1.7\n${body}\ntrailer << /Root 1 0 R >>\n%%EOF\n`, "latin1")
}

/** @returns a stream object, compressed if its dictionary says so */
function toStream(dictionary: string, text: string): string {
  const bytes = dictionary.includes("FlateDecode") ? deflateSync(text) : Buffer.from(text)
  const start = `<< /Length ${bytes.length} ${dictionary} >>\nstream\n`
  return `${start}${bytes.toString("latin1")}\nendstream`
}

const FIELD = `/T (tel) /V (${NUMBER}) /Rect [0 0 9 9]`
const FLATE = "/Filter /FlateDecode"
const FILES = "/Names << /EmbeddedFiles << /Names [(a.txt) 4 0 R] >> >>"
const FILE = "<< /Type /Filespec /F (a.txt) /EF << /F 5 0 R >> >>"
const UTF_16 = Buffer.from(`\ufeff${NUMBER}`, "utf16le").swap16().toString("hex")

/** What of a PDF holds the value → the additions to its catalog and its page, and its objects. */
const PDFS: [part: string, catalog: string, page: string, ...objects: string[]][] = [
  [
    "a form field",
    "/AcroForm << /Fields [4 0 R] >>",
    "/Annots [4 0 R]",
    `<< /Type /Annot /Subtype /Widget /FT /Tx ${FIELD} >>`,
  ],
  [
    "a comment",
    "",
    "/Annots [4 0 R]",
    `<< /Type /Annot /Subtype /Text /Contents (${NUMBER}) /Rect [0 0 9 9] >>`,
  ],
  [
    "a bookmark",
    "/Outlines 4 0 R",
    "",
    "<< /First 5 0 R /Last 5 0 R /Count 1 >>",
    `<< /Title (${NUMBER}) /Parent 4 0 R /Dest [3 0 R /Fit] >>`,
  ],
  ["an attachment", FILES, "", FILE, toStream("", NUMBER)],
  ["the name of an attachment", FILES, "", FILE.replace("a.txt", NUMBER), toStream("", "a")],
  [
    "an attached comment",
    "",
    "/Annots [6 0 R]",
    FILE,
    toStream(FLATE, NUMBER),
    "<< /Type /Annot /Subtype /FileAttachment /FS 4 0 R /Rect [0 0 9 9] >>",
  ],
  [
    "the text that replaces letters",
    "",
    "/Contents 4 0 R",
    toStream(FLATE, `/Span << /ActualText (\\060${NUMBER.slice(1)}) >> BDC EMC`),
  ],
  [
    "such a text in hexadecimal digits",
    "",
    "/Contents 4 0 R",
    toStream("", `/Span << /ActualText <${UTF_16}> >> BDC EMC`),
  ],
  ["the text for readers of screens", "", "", `<< /S /Figure /Alt (${NUMBER}) >>`],
  ["an abbreviation", "", "", `<< /S /Span /E <${Buffer.from(NUMBER).toString("hex")}> >>`],
  ["brackets in a text", "", "", "<< /S /Figure /Alt (Call \\(0\\0630 \\\n(12)\\) 34567) >>"],
  ["a compressed part", "", "", toStream(`/Type /ObjStm ${FLATE}`, `9 0 << /Alt (${NUMBER}) >>`)],
  [
    "a stamp",
    "",
    "/Annots [4 0 R]",
    "<< /Type /Annot /Subtype /Stamp /Rect [0 0 9 9] /AP << /N 5 0 R >> >>",
    toStream(`/Subtype /Form ${FLATE}`, "BT [(030 12) 20 (34567)] TJ ET"),
  ],
  [
    "a form in XML",
    "/AcroForm << /XFA 4 0 R /Fields [] >>",
    "",
    toStream(FLATE, `<xdp:xdp><value>${NUMBER}</value></xdp:xdp>`),
  ],
  ["a signature", "", "", `<< /Type /Sig /Name (Ada) /ContactInfo (${NUMBER}) >>`],
  ["the label of a page", `/PageLabels << /Nums [0 << /P (${NUMBER}) >>] >>`, ""],
  [
    "the metadata in XML",
    "/Metadata 4 0 R",
    "",
    toStream(
      "/Type /Metadata /Subtype /XML",
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${NUMBER}</a></x:xmpmeta>`,
    ),
  ],
]

test.each(PDFS)("searches %s of a PDF", async (_part, catalog, page, ...objects) => {
  const bytes = toPdf(catalog, page, objects)
  expect(await searchFile("a.pdf", bytes)).toEqual([expect.stringContaining("a.pdf contains")])
})

test("searches an earlier version of a PDF, and one with bytes before its start", async () => {
  const [earlier, part] = [`<< /S (${NUMBER}) >>`, `(${NUMBER})`].map((each) =>
    toPdf("", "", [each]),
  )
  const later = "4 0 obj\n<< /S () >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF"
  for (const parts of [
    [earlier, later],
    ["\n", part],
  ]) {
    const bytes = Buffer.concat(parts.map((each) => Buffer.from(each ?? "")))
    expect(await searchFile("a.pdf", bytes)).toEqual([expect.stringContaining("a.pdf contains")])
  }
})

test.each([
  ["without the value", toPdf("", "", [])],
  ["with an empty part", toPdf("", "", ["<< >>\nstream\nendstream"])],
  [
    "whose numbers look like the value",
    toPdf("/A [030 1234567]", "", [toStream("", "030 1234567 re")]),
  ],
  [
    "with the codes of digits",
    toPdf("", "", [
      toStream("", "begincmap 0<30> 0<33> 0<30> <31> <32> <33> <34> <35> <36> <37> endcmap"),
    ]),
  ],
])("finds nothing in a PDF %s", async (_name, bytes) => {
  expect(await searchFile("a.pdf", bytes)).toEqual([])
})

test("searches the metadata of a picture in a PDF", async () => {
  const picture = (await jpegWithExif()).toString("latin1")
  const bytes = toPdf("", "", [`<< /Filter /DCTDecode >>\nstream\n${picture}\nendstream`])
  expect(await searchFile("a.pdf", bytes)).toEqual([expect.stringContaining("a.pdf contains")])
})

const pixel = sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
const jpegWithExif = () =>
  pixel
    .clone()
    .withExif({ IFD0: { Artist: NUMBER } })
    .jpeg()
    .toBuffer()

/** @returns the bytes with others inserted */
const insert = (bytes: Buffer, index: number, text: string) =>
  Buffer.concat([bytes.subarray(0, index), Buffer.from(text, "latin1"), bytes.subarray(index)])

test("searches Office files of every kind, pictures and archives in them, and comments in pictures", async () => {
  const xml = strToU8(`<w:t>${NUMBER}</w:t>`)
  const files = {
    "a.docm": zipSync({ "word/document.xml": xml }),
    "b.docx": zipSync({ "word/media/image1.jpeg": await jpegWithExif() }),
    "c.potx": zipSync({ "ppt/embeddings/a.xlsx": zipSync({ "a.xml": xml }) }),
    "d.jpg": insert(await pixel.clone().jpeg().toBuffer(), 2, `\xff\xfe\0\x0d${NUMBER}`),
    "e.gif": insert(await pixel.clone().gif().toBuffer(), -1, `!\xfe\x0b${NUMBER}\0`),
    "f.txt": Buffer.from(`Telefon für Notfälle: ${NUMBER}`, "latin1"),
    "g.bin": Buffer.from(`\0${NUMBER}`, "utf16le"),
  }
  for (const [name, bytes] of Object.entries(files)) {
    expect(await searchFile(name, bytes)).toEqual([expect.stringContaining(`${name} contains`)])
  }
})

test("searches what stands behind the end of a picture", async () => {
  const [jpeg, png] = [await pixel.clone().jpeg().toBuffer(), await pixel.clone().png().toBuffer()]
  const files = {
    "a.jpg": Buffer.concat([jpeg, await jpegWithExif()]),
    "b.jpg": Buffer.concat([await jpeg, Buffer.from(`\0\0\0\x20ftypmp42\0${NUMBER}\0`)]),
    "c.png": Buffer.concat([png, await jpegWithExif()]),
  }
  for (const [name, bytes] of Object.entries(files)) {
    expect(await searchFile(name, bytes)).toEqual([expect.stringContaining(`${name} contains`)])
  }
  expect(await searchFile("d.jpg", jpeg)).toEqual([])
})

test("names each file that cannot be searched", async () => {
  const locked = Buffer.from(zipSync({ "a.txt": [strToU8(NUMBER), { level: 0 }] }))
  locked[locked.indexOf("PK\x01\x02") + 8] = 1
  const emptied = Buffer.from(zipSync({ "a.txt": strToU8(NUMBER.repeat(9)) }))
  emptied.fill(0, emptied.indexOf("PK\x01\x02") + 20, emptied.indexOf("PK\x01\x02") + 28)
  const files = {
    "f.zip": emptied,
    "g.gz": gzipSync(NUMBER.repeat(99)).subarray(0, -9),
    "a.zip": locked,
    "b.zip": locked.subarray(0, 40),
    "c.7z": Buffer.from("7z\xbc\xaf\x27\x1c", "latin1"),
    "d.doc": Buffer.from("\xd0\xcf\x11\xe0", "latin1"),
    "e.tar": Buffer.concat([Buffer.alloc(257), Buffer.from("ustar\0"), Buffer.alloc(249)]),
  }
  for (const [name, bytes] of Object.entries(files)) {
    const message = expect.stringContaining(`public/${name} cannot be searched`)
    expect(await searchFile(name, bytes)).toEqual([message])
  }
})

test("does not search compressed copies of files in the same folder", async () => {
  const folder = makeTemporaryFolder()
  await writeFile(path.join(folder, "a.txt"), "a")
  await writeFile(path.join(folder, "a.txt.gz"), gzipSync("a"))
  expect(await findLeaksInFolder(folder, phone)).toEqual([])
})

test.each(["of-static.txt.gz", "data.tar.gz", "log.csv.gz"])(
  "searches %s, which the build has not made, although the file without .gz stands beside it",
  async (name) => {
    const folder = makeTemporaryFolder()
    await writeFile(path.join(folder, name.slice(0, -3)), "a")
    await writeFile(path.join(folder, name), gzipSync(NUMBER))
    expect(await findLeaksInFolder(folder, phone)).toEqual([expect.stringContaining(name)])
  },
)

test("names each cause once, with the first files", async () => {
  const folder = makeTemporaryFolder()
  const find = () => findLeaksInFolder(folder, phone, toHiddenVariants(content))
  const content = { ...fullContent(), variants: { acme: variantSchema.parse({}) } }
  await writeFile(path.join(folder, "a.txt"), `Call ${NUMBER} /resume/acme/`)
  const cause = "owner.yaml contact[0] (phone), which may appear nowhere."
  expect(await find()).toEqual([
    `public/a.txt contains ${cause}`,
    "public/a.txt contains the address of variants/acme.yaml, which only the files of the variant may contain.",
  ])
  await writeFile(path.join(folder, "d.txt"), NUMBER)
  for (const file of ["b", "c"]) await writeFile(path.join(folder, `${file}.txt`), NUMBER)
  expect((await find())[0]).toBe(
    `public/a.txt, public/b.txt, public/c.txt and 1 more file contain ${cause}`,
  )
})

test("searches for the values of each language, but not for what public fields say", async () => {
  const content = fullContent()
  const contact = (value: string) => [{ kind: "phone" as const, value, visibleIn: [] }]
  const inLanguage = (value: string) => {
    return { ...content, owner: { ...content.owner, contact: contact(value) } }
  }
  const folder = makeTemporaryFolder()
  await writeFile(path.join(folder, "a.txt"), `Call ${NUMBER} ${content.website.origin}`)
  expect(
    await findLeaksOf([inLanguage("+1 503-555-0142"), inLanguage("+49 30 1234567")], folder),
  ).toEqual(["public/a.txt contains owner.yaml contact[0] (phone), which may appear nowhere."])
  const website = [{ kind: "website" as const, value: content.website.origin, visibleIn: [] }]
  expect(
    await findLeaksOf([{ ...content, owner: { ...content.owner, contact: website } }], folder),
  ).toEqual([])
})

test("searches the path of a file, also with the escapes of an address", async () => {
  for (const name of ["Ada 030-1234567.txt", "tel%3A030%201234567.txt"]) {
    expect(await searchFile(name, Buffer.from("a"))).toEqual([expect.stringContaining("contains")])
  }
})

const EMAIL = "anna-lena@x.example"

test.each([`${EMAIL}.txt`, `${EMAIL}-cv.txt`, `cv_${EMAIL}_2.pdf.txt`, `cv…${EMAIL}².a`])(
  "finds an email address in the path %s",
  async (name) => {
    const contact = [{ kind: "email" as const, value: EMAIL, visibleIn: [] }]
    const folder = makeTemporaryFolder()
    await writeFile(path.join(folder, name), "a")
    expect(await findLeaksInFolder(folder, { contact })).toEqual([
      expect.stringContaining("contains"),
    ])
  },
)

test("searches the PDFs in static/ for variants, but not those of the build", async () => {
  const content = { ...fullContent(), variants: { acme: variantSchema.parse({}) } }
  const folder = makeTemporaryFolder()
  for (const name of ["built.pdf", "of-static.pdf"]) {
    await writeFile(path.join(folder, name), toPdf("", "", ["(/resume/acme/)"]))
  }
  expect(await findLeaksInFolder(folder, { contact: [] }, toHiddenVariants(content))).toEqual([
    "static/of-static.pdf contains the address of variants/acme.yaml, which only the files of the variant may contain.",
  ])
})
