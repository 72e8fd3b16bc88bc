import sharp from "sharp"
import { minimalContent } from "../../../../test/content"
import { FONT_FILES, folderWithFonts } from "../../../../test/font-files"
import { PATHS } from "../../../../test/formats/make-format"
import { countPictures, pdfFonts } from "../../../../test/formats/poppler"
import { folderOfPerson, loadPerson } from "../../../../test/load-person"
import type { Theme } from "../../../content/schemas/theme-fields"
import { contentsOf } from "../../../content/translations/translate-content"
import { toGeneratedFiles } from "../generated-files"

async function filesWith(theme: Theme | undefined, options = {}) {
  const content = minimalContent()
  return toGeneratedFiles([{ ...content, website: { ...content.website, theme } }], "", options)
}

test("the site serves the fonts of its theme, and no others", async () => {
  const pathsOf = async (theme: Theme | undefined) =>
    (await filesWith(theme)).map(({ path }) => path).filter((path) => path.includes("/fonts/"))
  expect(await pathsOf(undefined)).toEqual([])
  const [font] = (await filesWith({ fonts: { text: "@fontsource/new-rocker, serif" } })).filter(
    ({ mediaType }) => mediaType === "font/woff2",
  )
  expect(font?.path).toMatch(/^\/static\/fonts\/5\.[\d.]+\/new-rocker-latin-400-normal\.woff2$/)
  expect(Buffer.from((await font?.generate()) ?? "").toString("latin1", 0, 4)).toBe("wOF2")
})

test("the site serves the owner's fonts, and the PDFs have them if website.yaml says so", async () => {
  const { regular, bold } = FONT_FILES
  const folder = await folderWithFonts({ "Sarabun-Regular.ttf": regular, "Sarabun-Bold.ttf": bold })
  const filesOf = (fonts: Theme["fonts"]) => filesWith({ fonts }, { folder })
  const files = await filesOf({ text: "Sarabun, sans-serif", pdf: true })
  expect(
    files.flatMap(({ path, mediaType }) => (mediaType === "font/woff2" ? [path] : [])),
  ).toEqual([
    expect.stringMatching(/^\/static\/fonts\/sarabun-700-normal-[0-9a-f]{16}\.woff2$/),
    expect.stringMatching(/^\/static\/fonts\/sarabun-400-normal-[0-9a-f]{16}\.woff2$/),
  ])
  const fontsIn = async (list: typeof files) => {
    const pdf = await list.find(({ path }) => path === PATHS.pdf)?.generate()
    return pdfFonts(Buffer.from(pdf ?? ""))
  }
  expect(await fontsIn(files)).toEqual(["Sarabun-Bold", "Sarabun-Regular"])
  expect(await fontsIn(await filesOf({ text: "Sarabun, sans-serif" }))).toEqual(
    await fontsIn(await filesWith(undefined)),
  )
})

test("the icon has the colors of the theme", async () => {
  const files = await filesWith({ accent: "#7ab8ff" })
  const iconAt = async (path: string) =>
    Buffer.from((await files.find((file) => file.path === path)?.generate()) ?? "")
  expect((await iconAt("/favicon.svg")).toString()).toContain('stroke="#7ab8ff"')
  const { data, info } = await sharp(await iconAt("/icons/icon-192.png"))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const lineAt = (Math.round(22.5 * 6) * info.width + 22 * 6) * 3
  expect([...data.subarray(lineAt, lineAt + 3)]).toEqual([0x7a, 0xb8, 0xff])
})

test("the PDFs have the portrait of the given content folder", async () => {
  const content = await loadPerson("graduate")
  const { portrait } = content.owner
  if (!portrait) throw new Error("The graduate has no portrait.")
  const owner = { ...content.owner, portrait: { ...portrait, pdf: true } }
  const generate = async (folder: string) => {
    const files = await toGeneratedFiles([{ ...content, owner }], "", { folder })
    return files.find((file) => file.path === PATHS.pdf)?.generate()
  }
  expect(countPictures((await generate(folderOfPerson("graduate"))) ?? Buffer.of())).toBe(1)
  await expect(generate("/nowhere")).rejects.toThrow("no such file")
})

test("a message about a PDF names its path in the language", async () => {
  const content = await loadPerson("interpreter")
  const [base, ...translations] = contentsOf({
    ...content,
    resume: { ...content.resume, pages: 1 },
  })
  if (!base) throw new Error("There is no content.")
  const path = `${translations[0]?.languagePath}/resume.pdf`
  const messages: string[] = []
  const add = (message: string) => messages.push(message)
  const options = { warn: add, note: add, folder: folderOfPerson("interpreter") }
  const files = await toGeneratedFiles([base, ...translations], "", options)
  await files.find((file) => file.path === path)?.generate()
  expect(messages).toEqual([expect.stringContaining(path.slice(1))])
})
