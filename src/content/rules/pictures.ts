/** Checks pictures: the file exists and looks good where it is shown, and has an alternative text. */
import { isDeepStrictEqual } from "node:util"
import type { Finding } from "../diagnostics"
import type { Picture } from "../files/read-picture"
import type { FrameName } from "../schemas/introspection"
import { checkPicturePath, PATTERNS } from "../schemas/value-rules"
import { allOf, nearest, quote, quoteWhole } from "../wording"
import type { ContentText } from "./items"
import type { Rule, RuleInput } from "./rule"

type Frame = {
  /** The width in pixels below which a picture looks bad. */
  minWidth: number
  /** The width in pixels from which a picture looks sharp on every screen: the widest file that the site has. */
  sharpWidth: number
  /**
   * The proportions that the frame cuts out of the middle, and the height in pixels below which it enlarges
   * them on every screen. Without `crop`, it shows all of a picture.
   */
  crop?: { width: number; height: number; minHeight: number }
}

const FRAMES: Readonly<Record<FrameName, Frame>> = {
  /** A card is 400 CSS pixels wide. See the query in src/sections/showcase.tsx. */
  card: { minWidth: 800, sharpWidth: 1200, crop: { width: 4, height: 5, minHeight: 500 } },
  /** A project's picture is as wide as the text column. See the query in src/sections/projects.tsx. */
  project: { minWidth: 800, sharpWidth: 1440 },
  /** On a phone it is as wide as the screen. */
  phone: { minWidth: 640, sharpWidth: 1000 },
  /** The portrait is at most 400 CSS pixels wide, and a high-density screen shows two pixels for each. */
  portrait: { minWidth: 400, sharpWidth: 800 },
}

/** Beside the text, a picture is 496 CSS pixels wide, so 744 pixels high. A laptop shows about 750. */
const MAX_HEIGHT = 1.5

/** A square picture loses 20% in a card, at its sides. To lose more usually cuts off what it shows. */
const MAX_CUT = 0.25

/** A picture in its place. */
type Shown = Extract<Picture, { width: number }> & Frame & { src: string }

/** @returns the pictures that frames show, each with the place of its path and its alternative text */
function findPictures(texts: readonly ContentText[]) {
  return texts.flatMap(({ file, path, text: src, notes: { frame } }) => {
    if (!frame || checkPicturePath(src)) return []
    const place = [...path.slice(0, -1), "alt"]
    const alt = texts.find((each) => each.file === file && isDeepStrictEqual(each.path, place))
    return [{ file, path, src, frame: FRAMES[frame], alt }]
  })
}

/** The drawings of the demos exist, and are drawings. */
export const checkDrawings: Rule = function* ({ texts, pictures }) {
  for (const { file, path, text: src, notes } of texts) {
    if (notes.pattern !== PATTERNS.drawing) continue
    const picture = pictures.get(src)
    if (!picture) {
      yield { file, path, ...missingPicture(src, { texts, pictures }) }
    } else if (picture.problem === undefined || !picture.isDrawing) {
      const message = `${src} ${picture.problem ?? "is no drawing"}.`
      yield { file, path, code: "not-a-picture", message, expected: "an SVG file" }
    }
  }
}

const PICTURE_FOLDER = "Copy the file into the folder images, which is beside the YAML files."

function missingPicture(
  src: string,
  { texts, pictures }: Pick<RuleInput, "texts" | "pictures">,
): Finding {
  const message = `There is no file ${src}.`
  const bareName = (name: string) => name.replace(/^.*\//, "").replace(/\.\w+$/, "")
  const isDrawing = /\.svg$/i.test(src)
  const similar = [...pictures].flatMap(([name, { problem, ...picture }]) => {
    const isUsable = "isDrawing" in picture ? isDrawing : problem === undefined && !isDrawing
    // A picture that a text names is that of another place.
    const isFree = isUsable && !texts.some(({ text }) => text === name)
    return isFree && nearest(bareName(src), [bareName(name)]) !== undefined ? [name] : []
  })
  const hint = similar.length === 1 ? `Did you mean ${quoteWhole(similar[0])}?` : PICTURE_FOLDER
  return { code: "missing-picture", message, hint }
}

/** Every picture exists and can be read and fits its place on a page. */
export const checkPictures: Rule = function* ({ texts, pictures }) {
  for (const { file, path, src, frame } of findPictures(texts)) {
    const place = { file, path }
    const picture = pictures.get(src)
    if (!picture) {
      yield { ...place, ...missingPicture(src, { texts, pictures }) }
    } else if (picture.problem !== undefined) {
      const message = `${src} ${picture.problem}.`
      const expected = "a PNG, JPEG, WebP or AVIF picture"
      const { hint } = picture
      yield { ...place, code: "not-a-picture", message, expected, ...(hint && { hint }) }
    } else {
      const shown = { src, ...picture, ...frame }
      for (const check of [checkSharpness, checkHeight, checkCrop]) {
        const details = check(shown)
        if (details) yield { ...place, ...details }
      }
    }
  }
}

function checkSharpness(shown: Shown): Finding | undefined {
  const { src, width, height, minWidth, sharpWidth, crop } = shown
  const sides = [{ name: "wide", length: width, min: minWidth, sharp: sharpWidth }]
  if (crop) {
    const sharp = (sharpWidth * crop.height) / crop.width
    sides.push({ name: "high", length: height, min: crop.minHeight, sharp })
  }
  const small = sides.find(({ length, min }) => length < min)
  const soft = small ?? sides.find(({ length, sharp }) => length < sharp)
  if (!soft) return undefined
  const message = `${src} is ${soft.length} pixels ${soft.name}.`
  const sharp = `${soft.sharp} pixels`
  if (!small) return { code: "soft-picture", message, expected: `at least ${sharp}` }
  const expected = `at least ${small.min} pixels, or ${sharp} to look sharp on every screen`
  return { code: "small-picture", message, expected }
}

function checkHeight({ src, width, height, crop }: Shown): Finding | undefined {
  if (crop || height <= MAX_HEIGHT * width) return undefined
  const message = `${src} is ${(height / width).toFixed(1)} times as high as it is wide (${width} × ${height} pixels), so it does not fit on a screen.`
  const expected = `at most ${MAX_HEIGHT} times, that is ${Math.floor(MAX_HEIGHT * width)} pixels high`
  const hint = "Cut off a part of the picture."
  return { code: "tall-picture", message, expected, hint }
}

function checkCrop({ src, width, height, crop }: Shown): Finding | undefined {
  if (!crop) return undefined
  const shownWidth = Math.min(width, Math.floor((height * crop.width) / crop.height))
  const shownHeight = Math.min(height, Math.floor((width * crop.height) / crop.width))
  const cut = 1 - (shownWidth * shownHeight) / (width * height)
  if (cut <= MAX_CUT) return undefined
  const sides = shownWidth < width ? "on the left and on the right" : "at the top and at the bottom"
  const message = `A card cuts off ${Math.round(cut * 100)}% of ${src} (${width} × ${height} pixels), ${sides}.`
  const expected = `a picture of ${crop.width} to ${crop.height}, such as 1600 × 2000 pixels, of which the card shows all`
  const hint = `Cut out the ${shownWidth} × ${shownHeight} pixels that matter.`
  return { code: "cropped-picture", message, expected, hint }
}

/** Warns once about the pictures that no text of the content names. */
export const warnAboutUnusedPictures: Rule = function* ({ texts, pictures, invalid, content }) {
  if (invalid.size > 0 || !content.website) return
  const named = new Set(texts.map(({ text }) => text))
  const unused = [...pictures.keys()].filter((name) => !named.has(name))
  if (unused.length === 0) return
  const message = `No file names ${allOf(unused)}, so the site does not show ${unused.length > 1 ? "them" : "it"}.`
  const hint = "Delete what you do not need, or name it as the src: of a picture."
  yield { file: "website", path: [], code: "unused-picture", message, hint }
}

const EMPTY_ALT_TEXT = /^(an? |the )?(image|picture|photo|screenshot|logo)( of .{0,3})?\.?$/i

const FILE_NAME = /^\S+\.(png|jpe?g|webp|avif|gif|svg|hei[cf])$/i

/** Warns about an alternative text that is a file's name, or a word such as "picture". */
export const checkAltTexts: Rule = function* ({ texts }) {
  for (const { file, path, src, alt } of findPictures(texts)) {
    if (path.at(-1) === "phone") continue // the alternative text is that of the whole picture
    // A translation may have the picture alone, or the text as a source with its target.
    if (!alt) continue
    const normalize = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")
    const name = src.replace(/^.*\//, "").replace(/\.\w+$/, "")
    const isFileName = [name, src].map(normalize).includes(normalize(alt.text))
    if (!isFileName && !EMPTY_ALT_TEXT.test(alt.text) && !FILE_NAME.test(alt.text)) continue
    const message = `${quote(alt.text)} does not describe the picture.`
    const expected = "one sentence for people who cannot see the picture"
    yield { file, path: alt.path, code: "weak-alt", message, expected }
  }
}
