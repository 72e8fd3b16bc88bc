/** @jest-environment node */
import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { strToU8, zipSync } from "fflate"
import sharp from "sharp"
import { makeFormatAt, PATHS } from "../../testing/formats/make-format"
import { loadSiteContent } from "../../testing/site-content"
import { makeTemporaryFolder } from "../../testing/temporary-folder"
import { findLeaksInFolder } from "../find-leaks-in-folder"

test.each([PATHS.pdf, PATHS.docx])("searches the text of %s", async (file) => {
  const content = await loadSiteContent()
  for (const field of content.owner.contact) field.forms = ["pdf", "docx"]
  const folder = makeTemporaryFolder()
  await writeFile(path.join(folder, file), makeFormatAt(file, content))
  const contact = content.owner.contact.map((field) => ({ ...field, forms: ["print" as const] }))
  const leaks = await findLeaksInFolder(folder, { contact }, [], { contentFolder: folder })
  expect(leaks).toEqual(
    contact.map(
      ({ kind }, index) =>
        `public${file} contains owner.yaml contact[${index}] (${kind}), which may appear only in print.`,
    ),
  )
})

test("searches the metadata of pictures, documents of other programs and UTF-16", async () => {
  const folder = makeTemporaryFolder()
  const value = "+49 30 1234567"
  const picture = () => sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
  const exif = { IFD0: { Artist: "Ada, 030 1234567" } }
  const xml = "<w:t>030 </w:t></w:r><w:r><w:t>12345</w:t><w:t>67</w:t>"
  const files = {
    "a.jpg": await picture().withExif(exif).jpeg().toBuffer(),
    "b.webp": await picture().withExif(exif).webp().toBuffer(),
    "c.png": await picture().png().toBuffer(),
    "d.docx": zipSync({ "word/document.xml": strToU8(xml) }),
    "e.txt": Buffer.from("\ufeffCall 0049 30 1234567", "utf16le"),
    "f.jpg": "no picture",
    "g.zip": "no archive",
    "h.pdf": "no PDF",
  }
  for (const [name, bytes] of Object.entries(files)) {
    await writeFile(path.join(folder, name), bytes)
  }
  const contact = [{ kind: "phone" as const, value, forms: ["pdf" as const] }]
  const leaks = await findLeaksInFolder(folder, { contact })
  const names = leaks.map((leak) => /^public\/(\S+)/.exec(leak)?.[1])
  expect(names).toEqual(["a.jpg", "b.webp", "d.docx", "e.txt"])
})

test("names the line of the content from which a private value comes", async () => {
  const folder = makeTemporaryFolder()
  const [site, content] = [path.join(folder, "public"), path.join(folder, "content")]
  await mkdir(site)
  await mkdir(content)
  await writeFile(path.join(site, "index.html"), "<p>Call 503-555-0142</p>")
  await writeFile(path.join(content, "about.yaml"), "title: About\nbio:\n  - Call 503 555 0142\n")
  await writeFile(path.join(content, "owner.yaml"), 'contact:\n  - value: "+1 503 555 0142"\n')
  const contact = [{ kind: "phone" as const, value: "+1 503 555 0142", forms: ["pdf" as const] }]
  const find = () => findLeaksInFolder(site, { contact }, [], { contentFolder: content })
  expect(await find()).toEqual([
    expect.stringMatching(/^public\/index\.html contains .* It comes from \w+\/about\.yaml:3\.$/),
  ])
  await writeFile(path.join(content, "about.yaml"), "title: About\n")
  expect(await find()).toEqual([expect.stringMatching(/only in pdf\.$/)])
})
