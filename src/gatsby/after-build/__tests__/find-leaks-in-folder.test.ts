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
  content.owner.address = { street, visibleIn: ["pdf"] }
  const folder = makeTemporaryFolder()
  for (const file of [PATHS.ats, PATHS.pdf]) {
    await writeFile(path.join(folder, file), makeFormatAt(file, content))
  }
  const find = (address: ContactData["address"]) =>
    findLeaksInFolder(folder, { contact: [], address })
  expect(await find({ street, visibleIn: ["print"] })).toEqual([
    `public${PATHS.ats} and public${PATHS.pdf} contain owner.yaml address, which may appear only in print.`,
  ])
  expect(await find({ street: "15 شارع السنديان", visibleIn: ["print"] })).toEqual([])
})

const NUMBER = "030 1234567"
const phone = { contact: [{ kind: "phone" as const, value: "+49 30 1234567", visibleIn: [] }] }

/** @returns what the search says about a folder with this one file */
async function searchFile(
  name: string,
  bytes: Uint8Array,
  owner: ContactData = phone,
): Promise<string[]> {
  const folder = makeTemporaryFolder()
  await writeFile(path.join(folder, name), bytes)
  return findLeaksInFolder(folder, owner)
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

const FLATE = "/Filter /FlateDecode"
const FILES = "/Names << /EmbeddedFiles << /Names [(a.txt) 4 0 R] >> >>"
const FILE = "<< /Type /Filespec /F (a.txt) /EF << /F 5 0 R >> >>"
const UTF_16 = Buffer.from(`\ufeff${NUMBER}`, "utf16le").swap16().toString("hex")

/** @returns an annotation of the page, which is object 4 */
const annotation = (rest: string) => `<< /Type /Annot /Rect [0 0 9 9] ${rest} >>`
const ANNOTS = "/Annots [4 0 R]"
const FORM = "/AcroForm << /Fields [4 0 R] >>"
const OUTLINE = "<< /First 5 0 R /Last 5 0 R /Count 1 >>"
const METADATA = "/Type /Metadata /Subtype /XML"
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${NUMBER}</a></x:xmpmeta>`

/** What of a PDF holds the value → the additions to its catalog and its page, and its objects. */
const PDFS: [part: string, catalog: string, page: string, ...objects: string[]][] = [
  ["a form field", FORM, ANNOTS, annotation(`/Subtype /Widget /FT /Tx /T (tel) /V (${NUMBER})`)],
  ["a comment", "", ANNOTS, annotation(`/Subtype /Text /Contents (${NUMBER})`)],
  ["a bookmark", "/Outlines 4 0 R", "", OUTLINE, `<< /Title (${NUMBER}) /Parent 4 0 R >>`],
  ["an attachment", FILES, "", FILE, toStream(FLATE, NUMBER)],
  ["an alternative text", "", "", "<< /S /Figure /Alt (Call \\(0\\0630 \\\n(12)\\) 34567) >>"],
  ["a text in hexadecimal digits", "", "", `<< /S /Span /E <${UTF_16}> >>`],
  ["a compressed part", "", "", toStream(`/Type /ObjStm ${FLATE}`, `9 0 << /Alt (${NUMBER}) >>`)],
  ["a form in XML", "/AcroForm << /XFA 4 0 R >>", "", toStream(FLATE, `<x:a>${NUMBER}</x:a>`)],
  ["the metadata in XML", "/Metadata 4 0 R", "", toStream(METADATA, XMP)],
]

test.each(PDFS)("searches %s of a PDF", async (_part, catalog, page, ...objects) => {
  const bytes = toPdf(catalog, page, objects)
  expect(await searchFile("a.pdf", bytes)).toEqual([expect.stringContaining("a.pdf contains")])
})

test("searches an earlier version of a PDF", async () => {
  const earlier = toPdf("", "", [`<< /S (${NUMBER}) >>`])
  const later = Buffer.from("4 0 obj\n<< /S () >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF")
  const bytes = Buffer.concat([earlier, later])
  expect(await searchFile("a.pdf", bytes)).toEqual([expect.stringContaining("a.pdf contains")])
})

test.each([
  ["with an empty part", "<< >>\nstream\nendstream"],
  ["whose numbers look like the value", toStream("", "030 1234567 re")],
  ["with the codes of letters", toStream("", "begincmap 0<30> 0<33> <30> <31> <32> endcmap")],
])("finds nothing in a PDF %s", async (_name, part) => {
  expect(await searchFile("a.pdf", toPdf("/A [030 1234567]", "", [part]))).toEqual([])
})

test("searches pictures in PDFs, and pictures and archives in Office files", async () => {
  const pixel = sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
  const picture = await pixel
    .withExif({ IFD0: { Artist: NUMBER } })
    .jpeg()
    .toBuffer()
  const stream = `<< /Filter /DCTDecode >>\nstream\n${picture.toString("latin1")}\nendstream`
  const files = [
    toPdf("", "", [stream]),
    zipSync({ "word/media/a.jpeg": picture }),
    zipSync({ "a.xlsx": zipSync({ "xl/a.xml": strToU8(`<v>${NUMBER}</v>`) }) }),
  ]
  for (const bytes of files) expect(await searchFile("a", bytes)).toHaveLength(1)
})

test("refuses a PDF that is locked against changes", async () => {
  const id = "<4f940e96aab519dcd1fad27a6ee365ba>"
  const keys = `/O <23d51bb8081abde412d51dbf9017ccaa31e7762d4570dabe24b32e274e6be108>
    /U <10ea80e3fb6f6fe75e884e25bef438810021446990b9e4114071a4d9104984c1>`
  const filter = "/CF << /StdCF << /CFM /AESV2 /Length 16 >> >> /StmF /StdCF /StrF /StdCF"
  const lock = `/Filter /Standard /V 4 /R 4 /Length 128 /P -1028 ${filter} ${keys}`
  const pdf = toPdf("", "", []).toString("latin1")
  const locked = pdf.replace("/Root 1 0 R", `$& /ID [${id} ${id}] /Encrypt << ${lock} >>`)
  expect(await searchFile("a.pdf", Buffer.from(locked, "latin1"))).toEqual([
    expect.stringContaining("it is damaged or has a password"),
  ])
})

test("names a file that cannot be searched, with the way out", async () => {
  expect(await searchFile("a.doc", Buffer.from("\xd0\xcf\x11\xe0", "latin1"))).toEqual([
    "public/a.doc cannot be searched for private values: it is an archive other than ZIP, an RTF file or an old Office file. Take it out, or save it as PDF or .docx.",
  ])
})

test("names each file of static/ that is of a kind that is not searched", async () => {
  const folder = makeTemporaryFolder()
  for (const name of ["built.woff2", "of-static.mp4"]) {
    await writeFile(path.join(folder, name), Buffer.from([0, 0, 0, 32]))
  }
  const notes: string[] = []
  expect(await findLeaksInFolder(folder, phone, [], (note) => notes.push(note))).toEqual([])
  expect(notes).toEqual(["Not searched for private values: static/of-static.mp4."])
})

test.each([
  ["a.txt.gz", NUMBER, 0],
  ["of-static.txt.gz", "a", 0],
  ["of-static.txt.gz", NUMBER, 1],
  ["data.tar.gz", NUMBER, 1],
])(
  "leaves out a copy of the build or of a file of static/: %s with %s",
  async (name, text, count) => {
    const folder = makeTemporaryFolder()
    await writeFile(path.join(folder, name.slice(0, -3)), "a")
    await writeFile(path.join(folder, name), gzipSync(text))
    expect(await findLeaksInFolder(folder, phone)).toHaveLength(count)
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

const EMAIL = "anna-lena@x.example"
const NUMBERS = ["Ada 030-1234567.txt", "tel%3A030%201234567.txt"]
const ADDRESSES = [`${EMAIL}.txt`, `${EMAIL}-cv.txt`, `cv_${EMAIL}_2.pdf.txt`, `cv…${EMAIL}².a`]

test.each([...NUMBERS, ...ADDRESSES])("searches the path %s", async (name) => {
  const email = { kind: "email" as const, value: EMAIL, visibleIn: [] }
  const owner = { contact: [...phone.contact, email] }
  expect(await searchFile(name, Buffer.from("a"), owner)).toHaveLength(1)
})

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
