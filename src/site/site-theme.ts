/** Turns the theme in website.yaml into what the styles, the PDFs and the pictures need. */
import type { FontFile, FontPackage } from "../content/files/read-font-packages"
import type { Content } from "../content/schemas"
import type { Theme } from "../content/schemas/theme-fields"
import { fontNamesIn, GENERIC_FAMILIES } from "../lib/font-names"
import { palettesOf, toModel } from "../resume"
import { type Palette, printPalette, screenPalette } from "../tokens/color"
import type { SiteTheme } from "../tokens/site-theme"
import { defaultRadius } from "../tokens/space"
import { weight } from "../tokens/type"

/** The content whose letters the fonts have. */
type SiteContent = Omit<Content, "variants" | "letters">

export type FontPackages = ReadonlyMap<string, FontPackage>

/** From this radius in pixels, the ends of buttons are round, as they are by default. */
const ROUND_FROM = 12

/**
 * @param radius the radius of pictures in pixels; buttons and chips have twice the radius
 * @returns lengths that grow with the reader's font size
 */
export function toRadius(radius: number): { corner: string; pill: string } {
  const toRem = (pixels: number) => (pixels === 0 ? "0" : `${pixels / 16}rem`)
  const isRound = radius >= ROUND_FROM
  return { corner: toRem(radius), pill: isRound ? defaultRadius.pill : toRem(2 * radius) }
}

/**
 * @param files those of the theme's fonts, from `findFontFiles`
 * @param packages the fonts of the site, from `readFonts`
 * @param letterScale of the font of headings, from `measureScale`
 * @returns what the theme changes, for the styles
 */
export function toSiteTheme(
  theme: Theme,
  files: readonly SiteFont[],
  packages: FontPackages,
  pathPrefix: string,
  letterScale = 1,
): SiteTheme {
  const { screen, light, print } = palettesOf({ theme })
  const { look = "dark", setting, radius, fonts } = theme
  return {
    screen: {
      ...differences(light ? toLightOrDark(light, screen) : screen, screenPalette),
      ...(look !== "dark" && { colorScheme: COLOR_SCHEMES[look] }),
    },
    print: differences(print, printPalette),
    setting,
    radius: radius === undefined ? undefined : toRadius(radius),
    fonts: fonts && {
      text: toFontFamily(fonts.text, packages),
      headings: toFontFamily(fonts.headings, packages),
      letterScale,
    },
    fontFaces: files.map(({ family, file }) => ({
      family,
      url: pathPrefix + file.url,
      style: file.style,
      weight: [...new Set(file.weights)].join(" "),
      unicodeRange: file.unicodeRange.replaceAll(" ", ""),
    })),
  }
}

/** Values of the CSS property `color-scheme`. */
const COLOR_SCHEMES = { light: "light", system: "light dark" } as const

/** @returns values of CSS that follow the visitor's system. A browser without the function has its own colors */
function toLightOrDark(light: Palette, dark: Palette): Palette {
  const names = Object.keys(dark) as (keyof Palette)[]
  const pairs = names.map((name) => [name, `light-dark(${light[name]}, ${dark[name]})`])
  return Object.fromEntries(pairs)
}

function differences(palette: Palette, from: Palette): Partial<Palette> {
  const names = Object.keys(palette) as (keyof Palette)[]
  const changed = names.filter((name) => palette[name] !== from[name])
  return Object.fromEntries(changed.map((name) => [name, palette[name]]))
}

/** @returns the value of the CSS property `font-family` */
function toFontFamily(list: string | undefined, packages: FontPackages): string | undefined {
  if (list === undefined) return undefined
  const names = fontNamesIn(list).map((name) => packages.get(name)?.family ?? name)
  return names
    .map((name) => (GENERIC_FAMILIES.includes(name) ? name : JSON.stringify(name)))
    .join(", ")
}

export type SiteFont = { family: string; file: FontFile; isForHeadings: boolean }

/**
 * @returns the font files of the theme: for each weight of the styles the nearest one that the package
 *   has, upright and in italics, and only for characters that the content has
 */
export function findFontFiles(content: SiteContent, packages: FontPackages): SiteFont[] {
  const { text, headings } = content.website.theme?.fonts ?? {}
  const names = new Set([text, headings].flatMap((list) => fontNamesIn(list ?? "")))
  const { words, language } = toModel(content)
  const letters = JSON.stringify([content, words])
  const codes = codesOf(letters + letters.toLocaleUpperCase(language)) // On screen, the text is in capitals.
  const isHeading = (name: string, file: FontFile, used: readonly FontFile[]) =>
    fontNamesIn(headings ?? text ?? "").includes(name) && isNearest(file, used, weight.heading)
  return [...names].flatMap((name) => {
    const { family = "", files = [] } = packages.get(name) ?? {}
    const used = files.filter(({ unicodeRange }) => codes.some(isIn(unicodeRange)))
    return used
      .filter((file) => Object.values(weight).some((wanted) => isNearest(file, used, wanted)))
      .map((file) => ({ family, file, isForHeadings: isHeading(name, file, used) }))
  })
}

/** @returns whether no other file of the same style and characters is nearer to the weight */
function isNearest(file: FontFile, files: readonly FontFile[], wanted: number): boolean {
  const others = files.filter(
    ({ style, unicodeRange }) => style === file.style && unicodeRange === file.unicodeRange,
  )
  const nearest = others.reduce((best, other) =>
    distance(other, wanted) < distance(best, wanted) ? other : best,
  )
  return nearest === file && (file.style === "normal" || wanted === weight.body)
}

const distance = ({ weights: [lowest, highest] }: FontFile, wanted: number) =>
  Math.max(lowest - wanted, wanted - highest, 0)

/** @returns the different characters of a text, as numbers */
const codesOf = (text: string) => [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0)

/** @returns a function that tells whether a character is in 'U+0000-00FF, U+0131, U+4??' */
function isIn(unicodeRange: string): (code: number) => boolean {
  const read = (digits: string, filler: string) =>
    Number.parseInt(digits.replaceAll("?", filler), 16)
  const ranges = unicodeRange.split(",").map((part) => {
    const [first = "", last = first] = part.trim().replace(/^U\+/i, "").split("-")
    return [read(first, "0"), read(last, "F")] as const
  })
  return (code) => ranges.some(([first, last]) => code >= first && code <= last)
}

/**
 * @returns the paths of the fonts that a page needs first: upright text and headings, with the file
 *   that has most letters of the owner's name
 */
export function findFirstFonts(content: Content, packages: FontPackages): string[] {
  const { text, headings } = content.website.theme?.fonts ?? {}
  const fonts = findFontFiles(content, packages).filter(({ file }) => file.style === "normal")
  const codes = codesOf(content.owner.name.toUpperCase())
  const countLetters = ({ unicodeRange }: FontFile) => codes.filter(isIn(unicodeRange)).length
  const firstOf = (list: string | undefined, wanted: number) => {
    const families = fontNamesIn(list ?? "").flatMap((name) => packages.get(name)?.family ?? [])
    const files = fonts.filter(({ family }) => family === families[0]).map(({ file }) => file)
    const [best] = files.sort(
      (a, b) => distance(a, wanted) - distance(b, wanted) || countLetters(b) - countLetters(a),
    )
    return best ? [best.url] : []
  }
  const paths = [...firstOf(text, weight.body), ...firstOf(headings ?? text, weight.heading)]
  return [...new Set(paths)]
}
