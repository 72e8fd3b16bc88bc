import path from "node:path"
import { strToU8, zipSync } from "fflate"
import { makeTemporaryFolder, writeInto } from "../../../test/temporary-folder"
import { readFormatTexts } from "../format-texts"

const folder = makeTemporaryFolder()

const write = (file: string, text: string | Uint8Array) => writeInto(folder, file, text)

test("reads every format and the JSON-LD of each page, without the hash of the content", async () => {
  write("resume.txt", "Ada\nVersion abc123\n")
  const xml = "<w:p><w:t>Ada</w:t></w:p><w:p><w:t>Engineer</w:t></w:p>"
  const core =
    "<cp:coreProperties><dc:title>Ada</dc:title>\n  <dc:description>Version\n abc123</dc:description>\n</cp:coreProperties>"
  const parts = { "docProps/core.xml": core, "word/document.xml": xml, "word/styles.xml": "<w/>\n" }
  const files = Object.entries(parts).map(([name, text]) => [name, strToU8(text)])
  write("resume.docx", zipSync(Object.fromEntries(files)))
  write("pt-BR/resume.txt", "Ada\nVersion abc123")
  write("page-data/resume/page-data.json", "{}")
  write("resume/bank.json", '{"basics":{"name":"Ada"},"meta":{"hash":"abc123"}}')
  write("contact.vcf", "NOTE:A long\r\n  line\r\nEND:VCARD\r\n")
  write("about/index.html", '<script type="application/ld+json">{"name":"Ada"}</script>')
  write("errors/index.html", "<p>A page without data</p>")
  write("page-data/about/page-data.json", "{}")
  write("resume.txt.gz", "compressed")
  const texts = await readFormatTexts(folder)
  const lines = [...texts].map(([file, { parts }]) => [file, ...parts])
  expect(lines).toEqual([
    ["/about/index.html (JSON-LD)", 'name: "Ada"'],
    ["/contact.vcf", "NOTE:A long line", "END:VCARD", ""],
    ["/pt-BR/resume.txt", "Ada", "Version HASH"],
    ["/resume.docx", "Ada", "Version HASH", "Ada", "Engineer"],
    ["/resume.txt", "Ada", "Version HASH", ""],
    ["/resume/bank.json", 'basics.name: "Ada"', 'meta.hash: "HASH"'],
  ])
})

test("reads nothing if there is no built site", async () => {
  expect((await readFormatTexts(path.join(folder, "no-such-folder"))).size).toBe(0)
})
