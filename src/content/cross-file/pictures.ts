/** Checks pictures: the file exists, is usable and wide enough, and has an alternative text. */
import type { DataPath } from "../diagnostics"
import type { Content, ContentName } from "../schemas"
import { didYouMean, quote } from "../wording"
import type { CrossFileDiagnostic, CrossFileRule } from "./rule"

/** The widths of a picture in pixels: the smallest one that looks acceptable, and a sharp one. */
type Widths = { min: number; sharp: number }

/** A card is 400 CSS pixels wide, a project's picture as wide as the text column. */
const WIDE: Widths = { min: 800, sharp: 1600 }

/** The portrait is at most 400 CSS pixels wide, and a high-density screen shows two pixels for each. */
const PORTRAIT: Widths = { min: 400, sharp: 800 }

type PictureUse = {
  file: ContentName
  path: DataPath
  src: string
  alt: string
  widths: Widths
}

function findPictureUses({ owner, showcase, portfolio }: Partial<Content>): PictureUse[] {
  const portrait = owner?.portrait
  const cards = (showcase?.cards ?? []).map(({ src, alt }, index): PictureUse => {
    return { file: "showcase", path: ["cards", index], src, alt, widths: WIDE }
  })
  const projects = (portfolio?.projects ?? []).flatMap(({ image }, index): PictureUse[] =>
    image
      ? [{ file: "portfolio", path: ["projects", index, "image"], ...image, widths: WIDE }]
      : [],
  )
  return [
    ...(portrait
      ? [{ file: "owner", path: ["portrait"], ...portrait, widths: PORTRAIT } as const]
      : []),
    ...cards,
    ...projects,
  ]
}

export const checkPictures: CrossFileRule = ({ content, pictures }) =>
  findPictureUses(content).flatMap((use): CrossFileDiagnostic[] => {
    const { file, src, widths } = use
    const path = [...use.path, "src"]
    const picture = pictures.get(src)
    if (!picture) {
      const message = `There is no file content/${src}.`
      const hint = didYouMean(src, pictures.keys())
      return [{ file, path, code: "missing-picture", message, hint }]
    }
    if (picture.problem !== undefined) {
      const message = `content/${src} ${picture.problem}.`
      const expected = "a PNG, JPEG, WebP or AVIF picture"
      return [{ file, path, code: "not-a-picture", message, expected }]
    }
    if (picture.width >= widths.sharp) return []
    const message = `content/${src} is ${picture.width} pixels wide.`
    if (picture.width >= widths.min) {
      const expected = `at least ${widths.sharp} pixels`
      return [{ file, path, code: "soft-picture", message, expected }]
    }
    const expected = `at least ${widths.min} pixels, or ${widths.sharp} pixels to look sharp on every screen`
    return [{ file, path, code: "small-picture", message, expected }]
  })

const EMPTY_ALT_TEXT = /^(an? |the )?(image|picture|photo|screenshot|logo)( of .{0,3})?\.?$/i

/** Warns about an alternative text that is the file's name, or a word such as "picture". */
export const checkAltTexts: CrossFileRule = ({ content }) =>
  findPictureUses(content).flatMap(({ file, path, src, alt }): CrossFileDiagnostic[] => {
    const normalize = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, "")
    const name = src.replace(/^.*\//, "").replace(/\.\w+$/, "")
    const isFileName = [name, src].map(normalize).includes(normalize(alt))
    if (!isFileName && !EMPTY_ALT_TEXT.test(alt)) return []
    const message = `${quote(alt)} does not describe the picture.`
    const expected = "one sentence for people who cannot see the picture"
    return [{ file, path: [...path, "alt"], code: "weak-alt", message, expected }]
  })
