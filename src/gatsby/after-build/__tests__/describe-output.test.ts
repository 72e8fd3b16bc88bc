import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { fullContent } from "../../../../test/content"
import { resumesOf } from "../../../resume"
import { describeOutput } from "../describe-output"

const PICTURE = "static/pictures/moth-0084af4414"

/** The modification date of all files of these tests. In milliseconds since 1970. */
const WRITTEN = Date.UTC(2026, 0, 1)

/** Describes a folder with these files. */
async function describeFolder(files: readonly string[], start: number): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "describe-output-"))
  for (const name of files) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, "")
    utimesSync(file, WRITTEN / 1000, WRITTEN / 1000)
  }
  const content = { ...fullContent(), variants: { acme: {} } }
  try {
    return await describeOutput(resumesOf(content), start, folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test("counts pages, pictures and the files of every résumé", async () => {
  const files = [
    "index.html",
    "404.html",
    "page-data/index/page-data.json",
    "index.html.br",
    // Two uses of one picture.
    `${PICTURE}-57b845a022/4x4.webp`,
    `${PICTURE}-12ad53e3e1/8x4.png`,
    "static/font-635001ef.woff2",
    "static/demos/robot.png",
    "resume.pdf",
    "resume/acme.pdf",
    "resume/acme.txt",
    "contact.vcf",
    "robots.txt",
  ]
  const counts = (state: string) =>
    `2 pages, 1 picture in 2 sizes and formats (${state}), 4 files of the résumé`
  expect(await describeFolder(files, WRITTEN - 1000)).toBe(counts("2 new"))
  expect(await describeFolder(files, WRITTEN + 1000)).toBe(counts("all up to date"))
})

test("does not mention pictures if there are none", async () => {
  const text = await describeFolder(["index.html", "resume.pdf"], WRITTEN)
  expect(text).toBe("1 page, 1 file of the résumé")
})
