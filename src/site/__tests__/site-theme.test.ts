import { minimalContent } from "../../../test/content"
import type { FontFile, FontPackage } from "../../content/files/read-font-packages"
import type { Theme } from "../../content/schemas/theme-fields"
import { lightPalette, screenPalette } from "../../tokens/color"
import { findFirstFonts, findFontFiles, toRadius, toSiteTheme } from "../site-theme"

const LATIN = "U+0000-00FF, U+20AC"
const LATIN_EXT = "U+0100-02BA"
const GREEK = "U+0370-03FF"

const file = (
  name: string,
  subset: string,
  weight: string,
  style: FontFile["style"] = "normal",
  unicodeRange = LATIN,
): FontFile => {
  const [lowest = 0, highest = lowest] = weight.split(" ").map(Number)
  const path = `${name.split("/")[1]}-${subset}-${lowest}-${style}.woff2`
  return {
    path,
    url: `/static/fonts/5.2.5/${path}`,
    style,
    weights: [lowest, highest],
    unicodeRange,
  }
}

const LORA = "@fontsource/lora"
const INTER = "@fontsource-variable/inter"

const PACKAGES = new Map<string, FontPackage>([
  [
    LORA,
    {
      family: "Lora",
      files: [
        ...["400", "500", "700"].flatMap((weight) => [
          file(LORA, "latin", weight),
          file(LORA, "latin", weight, "italic"),
        ]),
        file(LORA, "latin-ext", "400", "normal", LATIN_EXT),
        file(LORA, "greek", "400", "normal", GREEK),
      ],
    },
  ],
  [INTER, { family: "Inter Variable", files: [file(INTER, "latin", "100 900")] }],
])

const contentWith = (theme: Theme | undefined, name = "Ada") => {
  const content = minimalContent()
  return {
    ...content,
    owner: { ...content.owner, name },
    website: { ...content.website, theme },
  }
}

const themeOf = (theme: Theme, name?: string) =>
  toSiteTheme(theme, findFontFiles(contentWith(theme, name), PACKAGES), PACKAGES, "/prefix")

test("an empty theme changes nothing", () => {
  expect(themeOf({})).toEqual({ screen: {}, print: {}, fontFaces: [] })
})

test.each(["poster", "plain"] as const)("gives the styles the setting %s", (setting) => {
  expect(themeOf({ setting })).toEqual({ screen: {}, print: {}, fontFaces: [], setting })
})

test("gives the styles only the colors that differ", () => {
  expect(themeOf({ accent: "#7ab8ff", background: { top: "#101018" } })).toMatchObject({
    screen: { backgroundTop: "#101018", accent: "#7ab8ff", onAccent: "#0c121a" },
    print: { accent: expect.stringMatching(/^#[0-9a-f]{6}$/) },
  })
})

test("gives the styles every color of another look, and the color scheme of the page", () => {
  const cssOf = (theme: Theme, color: "text" | "accent" | "colorScheme") =>
    themeOf(theme).screen[color]
  expect(cssOf({ look: "light" }, "text")).toBe(lightPalette.text)
  expect(cssOf({ look: "light" }, "colorScheme")).toBe("light")
  expect(cssOf({ look: "light" }, "accent")).toBe(lightPalette.accent)
  expect(themeOf({ look: "light" }).print).toEqual({})
  const both = `light-dark(${lightPalette.text}, ${screenPalette.text})`
  expect(cssOf({ look: "system" }, "text")).toBe(both)
  expect(cssOf({ look: "system" }, "colorScheme")).toBe("light dark")
  expect(cssOf({ look: "system", accent: "#7ab8ff" }, "accent")).toMatch(
    /^light-dark\(#[0-9a-f]{6}, #7ab8ff\)$/,
  )
  expect(themeOf({ look: "dark" })).toEqual(themeOf({}))
})

test.each([
  [0, { corner: "0", pill: "0" }],
  [4, { corner: "0.25rem", pill: "0.5rem" }],
  [12, { corner: "0.75rem", pill: "999px" }],
  [32, { corner: "2rem", pill: "999px" }],
])("converts a radius of %s pixels", (radius, lengths) => {
  expect(toRadius(radius)).toEqual(lengths)
})

test("writes fonts of the system as a CSS list", () => {
  expect(themeOf({ fonts: { text: "Helvetica Neue, serif" } })).toMatchObject({
    fonts: { text: '"Helvetica Neue", serif', headings: undefined },
    fontFaces: [],
  })
})

test("has a font face for the nearest of each weight and for italics, if the text needs it", () => {
  const theme = themeOf({ fonts: { headings: `${LORA}, Georgia, serif` } })
  expect(theme?.fonts?.headings).toBe('"Lora", "Georgia", serif')
  expect(theme?.fontFaces?.map(({ weight, style, url }) => [weight, style, url])).toEqual([
    ["400", "normal", "/prefix/static/fonts/5.2.5/lora-latin-400-normal.woff2"],
    ["400", "italic", "/prefix/static/fonts/5.2.5/lora-latin-400-italic.woff2"],
    ["500", "normal", "/prefix/static/fonts/5.2.5/lora-latin-500-normal.woff2"],
    ["700", "normal", "/prefix/static/fonts/5.2.5/lora-latin-700-normal.woff2"],
  ])
  expect(theme?.fontFaces?.[0]).toMatchObject({
    family: "Lora",
    unicodeRange: "U+0000-00FF,U+20AC",
  })
  const urls = themeOf({ fonts: { text: `${LORA}, serif` } }, "Łukasz")?.fontFaces?.map(
    ({ url }) => url,
  )
  expect(urls).toContain("/prefix/static/fonts/5.2.5/lora-latin-ext-400-normal.woff2")
})

test("has the letters that are capitals in the language alone", () => {
  const content = contentWith({ fonts: { text: `${LORA}, serif` } }, "Ali")
  const namesOf = (language: string) => {
    const website = { ...content.website, language }
    return findFontFiles({ ...content, website }, PACKAGES).map(({ file }) => file.url)
  }
  const isExtended = (url: string) => url.includes("latin-ext")
  expect(namesOf("en").filter(isExtended)).toEqual([])
  expect(namesOf("az").filter(isExtended)).toHaveLength(1)
})

test("a variable font has one face with a range of weights", () => {
  expect(themeOf({ fonts: { text: `${INTER}, sans-serif` } })?.fontFaces).toEqual([
    expect.objectContaining({ family: "Inter Variable", weight: "100 900" }),
  ])
})

test("headings have the nearest upright file of each of their fonts", () => {
  const filesOf = (fonts: Theme["fonts"], name?: string) =>
    findFontFiles(contentWith({ fonts }, name), PACKAGES)
      .filter(({ isForHeadings }) => isForHeadings)
      .map(({ file }) => file.path)
  expect(filesOf({ text: `${LORA}, serif` })).toEqual(["lora-latin-700-normal.woff2"])
  expect(filesOf({ text: LORA, headings: `${INTER}, sans-serif` })).toEqual([
    "inter-latin-100-normal.woff2",
  ])
  expect(filesOf({ headings: LORA }, "Łukasz")).toEqual([
    "lora-latin-700-normal.woff2",
    "lora-latin-ext-400-normal.woff2",
  ])
  expect(filesOf({ text: "Georgia, serif" })).toEqual([])
})

test("preloads the font of the text and that of headings", () => {
  const first = (fonts: Theme["fonts"], name?: string) =>
    findFirstFonts(contentWith({ fonts }, name), PACKAGES).map((path) => path.split("/").at(-1))
  expect(first({ text: `${LORA}, serif` })).toEqual([
    "lora-latin-400-normal.woff2",
    "lora-latin-700-normal.woff2",
  ])
  expect(first({ headings: `${INTER}, serif` })).toEqual(["inter-latin-100-normal.woff2"])
  expect(first({ text: "Georgia, serif", headings: `${LORA}, serif` })).toEqual([
    "lora-latin-700-normal.woff2",
  ])
  expect(first({ text: `${LORA}, serif` }, "Ἀδα Σοφία")).toContain("lora-greek-400-normal.woff2")
  expect(findFirstFonts(contentWith(undefined), PACKAGES)).toEqual([])
})
