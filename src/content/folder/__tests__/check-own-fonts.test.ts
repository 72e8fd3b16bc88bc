import { checkContent, VALID_FILES } from "../../../../test/valid-content"
import type { BadFont, OwnFont } from "../../files/read-own-fonts"

const font = (changed: Partial<OwnFont> = {}): OwnFont => ({
  source: "fonts/Lora-Regular.ttf",
  family: "Lora",
  pdfFamily: "Lora",
  path: "/lora.woff2",
  url: "/static/fonts/lora.woff2",
  style: "normal",
  weights: [400, 400],
  unicodeRange: "U+0-10FFFF",
  isVariable: false,
  hasGlyph: () => true,
  webSize: 20_000,
  bytes: Buffer.from("\0\x01\0\0"),
  names: "[]",
  ...changed,
})

const BOLD = font({ source: "fonts/Lora-Bold.ttf", weights: [700, 700] })

type Options = { lines?: string; fonts?: (OwnFont | BadFont)[]; files?: string[]; owner?: string }

/** @returns the place, the code and the hint of each problem with fonts */
function check({
  lines = "text: Lora, serif",
  fonts = [font(), BOLD],
  files = ["fonts/OFL.txt"],
  owner,
}: Options): string[] {
  const website = `${VALID_FILES.website}theme:\n  fonts:\n    ${lines}\n`
  const entries = [
    ...["images/", "fonts/", ...Object.keys(VALID_FILES).map((name) => `${name}.yaml`)],
    ...fonts.map(({ source }) => source),
    ...files,
  ]
  const changed = owner === undefined ? { website } : { website, owner }
  return checkContent(changed, { entries, ownFonts: fonts }).diagnostics.map(
    ({ file, line, code, message, hint }) => `${file}:${line} ${code} ${message} ${hint}`,
  )
}

const isAboutFont = (text: string) => text.startsWith("content/fonts/")

const one = (text: string) => [expect.stringContaining(text)]

test("accepts a family with its styles and its license, and texts beside them", () => {
  expect(check({})).toEqual([])
  expect(check({ fonts: [font({ weights: [100, 900], isVariable: true })] })).toEqual([])
})

test("refuses other files and folders", () => {
  expect(check({ files: ["fonts/OFL.txt", "fonts/Lora.woff2"] })).toEqual(
    one('content/fonts/Lora.woff2:1 unknown-file The site does not use "fonts/Lora.woff2".'),
  )
  expect(check({ files: ["fonts/OFL.txt", "fonts/static/"] })).toEqual(
    one("content/fonts/static/:1 unknown-file"),
  )
})

test("refuses a file that is no font, and a second file of one style", () => {
  const bad = { source: "fonts/Bad.ttf", problem: "is damaged" }
  expect(check({ fonts: [font(), BOLD, bad] })).toEqual(
    one("content/fonts/Bad.ttf:1 bad-font-file The file is damaged."),
  )
  expect(check({ fonts: [font(), BOLD, { ...BOLD, source: "fonts/Lora-Bold.otf" }] })).toEqual(
    one('content/fonts/Lora-Bold.otf:1 bad-font-file "fonts/Lora-Bold.ttf" has the same style'),
  )
})

test("warns once about a folder without a license", () => {
  expect(check({ files: ["fonts/README.txt"] })).toEqual(one("content/fonts/:1 no-font-license"))
})

test("warns once about a family that no list names", () => {
  expect(check({ lines: "text: Georgia, serif" })).toEqual(
    one("content/fonts/Lora-Regular.ttf:1 unused-font"),
  )
})

test("warns about a font without a bold style, which headings need", () => {
  expect(check({ fonts: [font()] })).toEqual(
    one('missing-style The font "Lora" has no file for bold'),
  )
})

test("warns about the letters that no font of a list has, also in capitals", () => {
  const withoutLetters = [font(), BOLD].map((each) => ({
    ...each,
    hasGlyph: (code: number) => !"łQ".includes(String.fromCodePoint(code)),
  }))
  const website = `text: Lora, serif\nwords:\n  clear: zqał 🎉`
  expect(check({ lines: website, fonts: withoutLetters })).toEqual(
    one(
      'website.yaml:8 missing-letters The font "Lora" does not have ł Q. Another font shows them.',
    ),
  )
})

test("warns about the letters that are capitals in the language alone", () => {
  const fonts = [font(), BOLD].map((each) => ({
    ...each,
    hasGlyph: (code: number) => code !== 0x130,
  }))
  expect(check({ lines: "text: Lora, serif", fonts })).toEqual([])
  const found = check({ lines: "text: Lora, serif\nlanguage: az", fonts })
  expect(found.join()).toContain("does not have İ.")
})

test("warns about a large web font, and says how large it is", () => {
  expect(check({ fonts: [font({ webSize: 69_044 }), BOLD] })).toEqual(
    one(
      "content/fonts/Lora-Regular.ttf:1 large-font As a WOFF2 file for the pages, the font has 70 kB.",
    ),
  )
  expect(check({ fonts: [font({ webSize: 60_000 }), BOLD] })).toEqual([])
})

test("PDFs need a font of the owner in the list of the text", () => {
  expect(check({ lines: "text: Lora, serif\n    pdf: true" })).toEqual([])
  const lines = "text: Georgia, serif\n    headings: Lora, serif\n    pdf: true"
  expect(check({ lines })).toEqual(one("website.yaml:10 bad-pdf-font The list text: names no font"))
  const variable = font({ weights: [100, 900], isVariable: true })
  expect(check({ lines: "text: Lora, serif\n    pdf: true", fonts: [variable] })).toEqual(
    one('website.yaml:9 bad-pdf-font "fonts/Lora-Regular.ttf" is a variable font'),
  )
})

test("refuses a font with a private value in its names, in another table or in the name of the file", () => {
  const owner = VALID_FILES.owner?.replace(
    /contact:\n/,
    "contact:\n  - kind: email\n    value: ada@home.example\n    visibleIn: [pdf]\n",
  )
  const utf16 = Buffer.from("Licensed to ada@home.example", "utf16le").swap16()
  const changes: Partial<OwnFont>[] = [
    { names: '[{"en":"Licensed to ada@home.example"}]' },
    { bytes: Buffer.concat([Buffer.from("odd"), utf16]) },
    { bytes: Buffer.from("FontLab, ADA@home.example") },
    { source: "fonts/ada@home.example.ttf" },
  ]
  for (const changed of changes) {
    const found = check({ owner, fonts: [font(changed), BOLD] }).filter(isAboutFont)
    expect(found).toEqual(one(`content/${font(changed).source}:1 private-value`))
    expect(found.join()).not.toContain("Licensed to")
  }
  expect(check({ owner }).filter(isAboutFont)).toEqual([])
})
