/** Reads the owner's fonts: the TTF and OTF files in `fonts/` of the content. */
import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import path from "node:path"
import type { Font } from "fontkit"
import { openFont } from "../../fonts/open-font"
import { toWebFont } from "../../fonts/web-font"
import { toSlug } from "../../lib/slug"
import { type FontFile, type FontPackage, readFontPackages } from "./read-font-packages"

/** The subfolder of fonts. It is optional. */
export const FONTS = "fonts"

/** The license of a font in this folder, as in 'fonts/OFL.txt'. */
export const LICENSE = /^fonts\/(?:[^/]*licen[cs]e|ofl|ufl|eula|copying)[^/]*$/i

/** One style of a family. The pages get a WOFF2 file of it, and PDFs the file itself. */
export type OwnFont = FontFile & {
  /** The path in the content in NFC, as in 'fonts/Lora-Regular.ttf'. */
  source: string
  /** The name in theme.fonts of website.yaml. */
  family: string
  /** The name that Typst knows the font by. */
  pdfFamily: string
  isVariable: boolean
  hasGlyph: (codePoint: number) => boolean
  /** The size of the WOFF2 file in bytes. */
  webSize: number
  bytes: Buffer
  /** All texts of its name table. */
  names: string
}

/** A file that the site cannot use, and the rest of a sentence that says why. */
export type BadFont = { source: string; problem: string }

/** A larger font takes long to compress, and no page should wait for it. */
const MAX_SIZE = 1_000_000

/** How a TTF and an OTF file begin, and an old TTF file from a Mac. */
const STARTS = ["\0\x01\0\0", "OTTO", "true"]

/**
 * @param directory the content folder, or a copy of it
 * @returns the fonts in the order of their names; none if the folder has no `fonts/`
 */
export async function readOwnFonts(directory: string): Promise<(OwnFont | BadFont)[]> {
  const names = await readdir(path.join(directory, FONTS)).catch(() => [])
  const files = names.filter((name) => /^[^.].*\.(?:ttf|otf)$/i.test(name)).sort()
  return Promise.all(
    files.map(async (name) => {
      const bytes = await readFile(path.join(directory, FONTS, name)).catch(() => Buffer.alloc(0))
      return readKnown(`${FONTS}/${name}`.normalize("NFC"), bytes)
    }),
  )
}

/**
 * @param directory the content folder, or a copy of it
 * @returns the fonts of the site by what website.yaml calls them: families of the owner, and installed packages
 */
export async function readFonts(directory: string): Promise<Map<string, FontPackage>> {
  return withOwnFonts(await readFontPackages(), await readOwnFonts(directory))
}

/** @returns the packages, and a family for each name that the owner's fonts have */
export function withOwnFonts(
  packages: ReadonlyMap<string, FontPackage>,
  fonts: readonly (OwnFont | BadFont)[],
): Map<string, FontPackage> {
  const usable = fonts.filter(isUsable)
  const own = usable.map(({ family }) => {
    const files = usable.filter((font) => font.family === family)
    return [family, { family, files }] as const
  })
  return new Map([...packages, ...own])
}

export const isUsable = (font: OwnFont | BadFont): font is OwnFont => !("problem" in font)

const known = new Map<string, Promise<OwnFont | BadFont>>()

/** The develop server reads all fonts for each page, so a file is read once. */
function readKnown(source: string, bytes: Buffer): Promise<OwnFont | BadFont> {
  const key = `${source} ${createHash("sha256").update(bytes).digest("hex")}`
  const font = known.get(key) ?? readOne(source, bytes)
  known.set(key, font)
  return font
}

async function readOne(source: string, bytes: Buffer): Promise<OwnFont | BadFont> {
  const start = bytes.toString("latin1", 0, 4)
  if (start.startsWith("wOF")) return { source, problem: "is a web font (WOFF) with another name" }
  if (start === "ttcf") return { source, problem: "is a collection of fonts" }
  if (!STARTS.includes(start)) return { source, problem: "is not a TTF or OTF file" }
  if (bytes.length > MAX_SIZE) {
    return { source, problem: `has ${toKilobytes(bytes.length)}, and may have 1000 kB` }
  }
  try {
    const font = openFont(bytes) as Font & { name: { records: Record<string, unknown> } }
    const family = toFamily(font.getName("preferredFamily", "en") || font.familyName)
    if (!family) return { source, problem: "has no name" }
    const { path, hash, size } = await toWebFont(bytes)
    const style = isItalic(font) ? "italic" : "normal"
    const weights = toWeights(font)
    return {
      source,
      family,
      pdfFamily: toTypstFamily(font.familyName),
      path,
      url: `/static/fonts/${toSlug(family)}-${weights[0]}-${style}-${hash}.woff2`,
      style,
      weights,
      unicodeRange: "U+0-10FFFF",
      isVariable: Object.keys(font.variationAxes).length > 0,
      hasGlyph: (codePoint) => font.hasGlyphForCodePoint(codePoint),
      webSize: size,
      bytes,
      names: JSON.stringify(Object.values(font.name.records)),
    }
  } catch {
    return { source, problem: "is damaged or not complete" }
  }
}

/** @returns a size as people read it, as in '69 kB' */
export const toKilobytes = (size: number) => `${Math.ceil(size / 1000)} kB`

/** @returns the name without the signs that a list in website.yaml cannot have */
const toFamily = (name: string) => name.replace(/[^\p{L}\p{N} _-]/gu, "").trim()

const isItalic = (font: Font) =>
  font.italicAngle !== 0 ||
  font["OS/2"].fsSelection.italic ||
  /italic|oblique/i.test(font.subfamilyName)

function toWeights(font: Font): FontFile["weights"] {
  const { wght } = font.variationAxes
  if (wght) return [wght.min, wght.max]
  const { usWeightClass: weight } = font["OS/2"]
  return [weight, weight]
}

/** The ends of a name that Typst takes for a style. */
const STYLE =
  /[ _-]?(?:(?:(?<=[ _-])(?:extra|ext|ex|x|semi|sem|sm|demi|dem|ultra)[ _-]?)?(?:normal|italic|oblique|slanted|thin|th|hairline|light|lt|regular|medium|med|md|bold|bd|demi|extb|black|blk|bk|heavy|narrow|condensed|cond|cn|cd|compressed|expanded|exp))+$/i

/**
 * Typst does not read the name of the family itself, but takes the style off the name of this font.
 * @see https://github.com/typst/typst/blob/main/crates/typst-library/src/text/font/book.rs
 */
function toTypstFamily(name: string): string {
  let family = name.trim()
  while (STYLE.test(family)) family = family.replace(STYLE, "").trim()
  return family
}
