/** Checks pictures: the file exists and looks good where it is shown, and has an alternative text. */
import { isDeepStrictEqual } from "node:util"
import type { Finding } from "../diagnostics"
import type { Picture } from "../files/read-picture"
import type { FrameName } from "../schemas/introspection"
import { checkPicturePath, PATTERNS } from "../schemas/value-rules"
import { allOf, amongNames, quote } from "../wording"
import type { Rule, RuleInput } from "./rule"

type Size = { width: number; height: number }

type Frame = {
  /** The size in pixels below which a picture looks bad. */
  min: Size
  /** The size from which a picture looks sharp on every screen: that of the widest file that the site has. */
  sharp: Size
  /** The proportions that the frame cuts out of the middle. Without them, it shows all of a picture. */
  crop?: Size
}

const ofWidth = (width: number): Size => ({ width, height: 0 })

const FRAMES: Readonly<Record<FrameName, Frame>> = {
  /** A card is 400 CSS pixels wide. See the query in src/sections/showcase.tsx. */
  card: {
    min: { width: 800, height: 500 },
    sharp: { width: 1200, height: 1500 },
    crop: { width: 4, height: 5 },
  },
  /** A project's picture is as wide as the text column. See the query in src/sections/projects.tsx. */
  project: { min: ofWidth(800), sharp: ofWidth(1440) },
  /** On a phone it is as wide as the screen. */
  phone: { min: ofWidth(640), sharp: ofWidth(1000) },
  /** The portrait is at most 400 CSS pixels wide, and a high-density screen shows two pixels for each. */
  portrait: { min: ofWidth(400), sharp: ofWidth(800) },
}

/** Beside the text, a picture is 496 CSS pixels wide, so 744 pixels high. A laptop shows about 750. */
const MAX_HEIGHT = 1.5

/** A square picture loses 20% in a card, at its sides. To lose more usually cuts off what it shows. */
const MAX_CUT = 0.25

/** Every picture and drawing exists, can be read, and fits its place on a page. */
export const checkPictures: Rule = function* ({ texts, pictures }) {
  for (const { file, path, text: src, notes } of texts) {
    const frame = notes.frame && !checkPicturePath(src) ? FRAMES[notes.frame] : undefined
    const isDrawing = notes.pattern === PATTERNS.drawing
    if (!frame && !isDrawing) continue
    const picture = pictures.get(src)
    const found = !picture
      ? [missingPicture(src, isDrawing, { texts, pictures })]
      : isDrawing
        ? checkDrawing(src, picture)
        : checkFit(src, picture, frame)
    for (const finding of found) yield { file, path, ...finding }
  }
}

const PICTURE_FOLDER = "Copy the file into the folder images, which is beside the YAML files."

/** A picture that a text names is that of another place, so it is not proposed. */
function missingPicture(
  src: string,
  isDrawing: boolean,
  { texts, pictures }: Pick<RuleInput, "texts" | "pictures">,
): Finding {
  const known = [...pictures].flatMap(([name, { problem, ...picture }]) => {
    const isUsable = isDrawing ? "isDrawing" in picture : problem === undefined
    return isUsable ? [name] : []
  })
  const free = known.filter((name) => !texts.some(({ text }) => text === name))
  const message = `There is no file ${src}.`
  return { code: "missing-picture", message, ...amongNames(src, known, PICTURE_FOLDER, free) }
}

function checkDrawing(src: string, picture: Picture): Finding[] {
  if (picture.problem !== undefined && picture.isDrawing) return []
  const message = `${src} ${picture.problem ?? "is no drawing"}.`
  return [{ code: "not-a-picture", message, expected: "an SVG file" }]
}

function checkFit(src: string, picture: Picture, frame: Frame = FRAMES.project): Finding[] {
  if (picture.problem !== undefined) {
    const message = `${src} ${picture.problem}.`
    const expected = "a PNG, JPEG, WebP or AVIF picture"
    return [{ code: "not-a-picture", message, expected, hint: picture.hint }]
  }
  const { min, sharp, crop } = frame
  const shape = crop ? checkCrop(src, picture, crop) : checkHeight(src, picture)
  return [checkSize(src, picture, min, sharp), shape].flatMap((finding) => finding ?? [])
}

const sizeIn = ({ width, height }: Size) =>
  height > 0 ? `${width} × ${height} pixels` : `${width} pixels wide`

const isSmaller = (a: Size, b: Size) => a.width < b.width || a.height < b.height

function checkSize(src: string, size: Size, min: Size, sharp: Size): Finding | undefined {
  if (!isSmaller(size, sharp)) return undefined
  const code = isSmaller(size, min) ? "small-picture" : "soft-picture"
  const message = `${src} has ${sizeIn(size)}.`
  const expected = `at least ${sizeIn(min)}, and ${sizeIn(sharp)} to look sharp on every screen`
  return { code, message, expected }
}

function checkHeight(src: string, { width, height }: Size): Finding | undefined {
  if (height <= MAX_HEIGHT * width) return undefined
  const message = `${src} is ${(height / width).toFixed(1)} times as high as it is wide (${sizeIn({ width, height })}), so it does not fit on a screen.`
  const expected = `at most ${MAX_HEIGHT} times, that is ${Math.floor(MAX_HEIGHT * width)} pixels high`
  return { code: "tall-picture", message, expected, hint: "Cut off a part of the picture." }
}

function checkCrop(src: string, { width, height }: Size, crop: Size): Finding | undefined {
  const shown = {
    width: Math.min(width, Math.floor((height * crop.width) / crop.height)),
    height: Math.min(height, Math.floor((width * crop.height) / crop.width)),
  }
  const cut = 1 - (shown.width * shown.height) / (width * height)
  if (cut <= MAX_CUT) return undefined
  const sides =
    shown.width < width ? "on the left and on the right" : "at the top and at the bottom"
  const message = `A card cuts off ${Math.round(cut * 100)}% of ${src} (${sizeIn({ width, height })}), ${sides}.`
  const expected = `a picture of ${crop.width} to ${crop.height}, such as 1600 × 2000 pixels, of which the card shows all`
  const hint = `Cut out the ${sizeIn(shown)} that matter.`
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

/** A word such as "picture", or the name of a file. */
const WEAK_ALT =
  /^(?:an? |the )?(?:image|picture|photo|screenshot|logo)(?: of .{0,3})?\.?$|^\S+\.(?:png|jpe?g|webp|avif|gif|svg|hei[cf])$/i

/** Warns about an alternative text that is a file's name, or a word such as "picture". */
export const checkAltTexts: Rule = function* ({ texts }) {
  for (const { file, path, text: src, notes } of texts) {
    // The alternative text of the part for a phone is that of the whole picture.
    if (!notes.frame || notes.frame === "phone" || checkPicturePath(src)) continue
    const place = [...path.slice(0, -1), "alt"]
    // A translation may have the picture alone, or the text as a source with its target.
    const alt = texts.find((each) => each.file === file && isDeepStrictEqual(each.path, place))
    const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")
    const names = [src, src.replace(/^.*\/|\.\w+$/g, "")].map(plain)
    if (!alt || !(WEAK_ALT.test(alt.text) || names.includes(plain(alt.text)))) continue
    const message = `${quote(alt.text)} does not describe the picture.`
    const expected = "one sentence for people who cannot see the picture"
    yield { file, path: alt.path, code: "weak-alt", message, expected }
  }
}
