import { mkdir, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"
import { makeTemporaryFolder } from "../../../test/temporary-folder"
import { TODAY, VALID_FILES } from "../../../test/valid-content"
import { toIsoDate } from "../../lib/dates"
import { isError } from "../diagnostics"
import { SAMPLE } from "../files/content-folder"
import { readFolder } from "../files/read-folder"
import { loadContent, validateFolder } from "../load"

test("accepts the sample", async () => {
  const { content, diagnostics } = await loadContent(SAMPLE)
  expect(diagnostics.filter(isError)).toEqual([])
  expect(content).toBeDefined()
})

const monthIn = (language: string) => (year: string, month: string) =>
  `${new Intl.DateTimeFormat(language, { month: "long" }).format(new Date(`${year}-${month}-15`))} ${year}`

/** The numbers have no quotes, so that YAML reads some of them as other numbers. */
const SPELLINGS = [
  ...["de", "fr", "es", "pt", "it", "ru", "sv", "en"].map(monthIn),
  (year: string, month: string) => `${year}.${month}`,
  (year: string, month: string) => `${month}.${year}`,
  (year: string, month: string) => `${year}-${month}`,
  (year: string, month: string) => `${month}/${year}`,
]

test("reads the same content if every date is written in another way", async () => {
  const folder = await readFolder(SAMPLE)
  const result = validateFolder(folder, TODAY)
  let count = 0
  const rewrite = (_line: string, field: string, date: string) => {
    const [year = "", month = "", day] = date && toIsoDate(date).split("-")
    const spell = SPELLINGS[count++ % SPELLINGS.length]
    return `${field}: ${!date ? "heute" : day ? `${day}.${month}.${year}` : spell?.(year, month)}`
  }
  const dates = /\b(startDate|endDate|date|expires|updated): '(.*?)'/g
  const files = Object.entries(folder.files).map(([name, bytes]) => {
    return [
      name,
      Buffer.from(
        Buffer.from(bytes as Uint8Array)
          .toString()
          .replace(dates, rewrite),
      ),
    ] as const
  })
  const other = validateFolder({ ...folder, files: Object.fromEntries(files) }, TODAY)
  expect(count).toBeGreaterThan(2 * SPELLINGS.length)
  expect(result.content).toBeDefined()
  expect(other).toEqual(result)
})

test("stops at content of an older format, and says nothing of its other mistakes", async () => {
  const directory = makeTemporaryFolder()
  await writeFile(path.join(directory, "owner.yaml"), "nme: Ada\n")
  await writeFile(path.join(directory, "website.yaml"), "format: 3\n")
  const { content, diagnostics } = await loadContent(directory)
  expect(content).toBeUndefined()
  expect(diagnostics).toMatchObject([{ code: "old-format", severity: "error", line: 1 }])
})

test("checks the pictures, the file names and the files on disk", async () => {
  const root = makeTemporaryFolder()
  const directory = path.join(root, "content")
  await mkdir(path.join(directory, "images"), { recursive: true })
  for (const [name, text] of Object.entries(VALID_FILES)) {
    await writeFile(path.join(directory, `${name}.yaml`), text)
  }
  for (const drawing of ["images/one.svg", "images/two.svg"]) {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"/>'
    await writeFile(path.join(directory, drawing), svg)
  }
  const plain = { width: 1600, height: 2000, channels: 3, background: "white" } as const
  const png = await sharp({ create: plain }).png().toBuffer()
  const picture = path.join(directory, "images", "wide.png")
  const codes = async () => (await loadContent(directory)).diagnostics.map(({ code }) => code)
  expect(await codes()).toEqual(["missing-picture", "missing-picture"])

  await writeFile(picture, png)
  expect(await codes()).toEqual([])

  await writeFile(picture, png.subarray(0, png.length - 20))
  expect(await codes()).toEqual(["not-a-picture", "not-a-picture"])

  await writeFile(picture, "no picture at all")
  await mkdir(path.join(directory, "drafts"))
  await rm(path.join(directory, "owner.yaml"))
  expect(await codes()).toEqual(["unknown-file", "missing-file", "not-a-picture", "not-a-picture"])
})
