import { writeFileSync } from "node:fs"
import path from "node:path"
import { minimalContent } from "../../test/content"
import { makeFormatAt, PATHS } from "../../test/formats/make-format"
import { runScript } from "../../test/run-script"
import { loadSiteContent } from "../../test/site-content"
import { makeTemporaryFolder } from "../../test/temporary-folder"

const SAMPLE = { env: { CONTENT: "sample" } }

test("prints what it reads, and says why it cannot read a file", async () => {
  const file = path.join(makeTemporaryFolder(), "resume.pdf")
  writeFileSync(file, makeFormatAt(PATHS.ats, await loadSiteContent()))
  const { status, stdout } = await runScript("parse-resume", [file], SAMPLE)
  expect(status).toBe(0)
  expect(stdout).toMatch(/^Name: Robin Sample\nEmail: robin@example.com\n/)
  expect(stdout).toContain("  Technical Lead, Specimen Payments, 07/2021 – 03/2023, ")
  expect(stdout).toMatch(/^roles +13 of 13 +13 of 13\n/m)
  expect(
    JSON.parse((await runScript("parse-resume", [file, "--json"], SAMPLE)).stdout),
  ).toMatchObject({
    name: "Robin Sample",
    comparison: {
      counts: expect.arrayContaining([
        expect.objectContaining({ field: "title", found: 13, all: 13 }),
      ]),
    },
  })
  expect(await runScript("parse-resume", ["package.json"])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("package.json is not a PDF that can be read"),
  })
}, 60_000)

test("compares with the content only if this is valid, and a PDF of its owner", async () => {
  const file = path.join(makeTemporaryFolder(), "other.pdf")
  writeFileSync(file, makeFormatAt(PATHS.pdf, minimalContent()))
  const { stdout } = await runScript("parse-resume", [file], SAMPLE)
  expect(stdout).toMatch(/^Name: Ada\n[\s\S]+not compared .+ does not name Robin Sample\.\n$/)
  const invalid = await runScript("parse-resume", [file], {
    env: { CONTENT: makeTemporaryFolder() },
  })
  expect(invalid.stdout).toMatch(/^Name: Ada\n[\s\S]+not compared .+ has errors/)
}, 60_000)

test("says so if a PDF would fill the memory", async () => {
  const file = path.join(makeTemporaryFolder(), "huge.pdf")
  writeFileSync(file, pdfWithWidths("[0 4294967295 500]"))
  expect(await runScript("parse-resume", [file], SAMPLE)).toEqual({
    status: 1,
    stdout: "",
    stderr: expect.stringMatching(/^\S+huge.pdf takes too much memory or time to read. .+\n$/),
  })
}, 120_000)

/** @param widths of the letters of its font, as 'first last width' */
function pdfWithWidths(widths: string): string {
  const content = "BT /F1 12 Tf 72 700 Td (Ada) Tj ET"
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [6 0 R] >>",
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /W ${widths} /FontDescriptor 7 0 R >>`,
    "<< /Type /FontDescriptor /FontName /X /Flags 4 /FontBBox [0 0 1 1] /ItalicAngle 0 /Ascent 1 /Descent 1 /StemV 1 >>",
  ]
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join("")
  return `%PDF-1.7\n${body}trailer\n<< /Root 1 0 R >>\n%%EOF\n`
}
