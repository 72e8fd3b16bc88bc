/** Pictures: there, usable, and large enough for the place where they are shown. */
import type { Path } from "../check/locate"
import { didYouMean, quote } from "../check/words"
import type { Content, ContentName } from "../schemas"
import type { CrossFileDiagnostic, CrossFileRule } from "./rule"

/** A card is drawn 400 CSS pixels wide, and a sharp screen has two pixels for each. */
const SMALLEST = 800

/** A project's picture fills the column, on a sharp screen. */
const SHARP = 1600

type Use = { file: ContentName; path: Path; src: string; alt: string }

/** @returns every place where the content shows a picture */
function pictureUses({ showcase, portfolio }: Partial<Content>): Use[] {
  const cards = (showcase?.cards ?? []).map(({ src, alt }, index): Use => {
    return { file: "showcase", path: ["cards", index], src, alt }
  })
  const projects = (portfolio?.projects ?? []).flatMap(({ image }, index): Use[] =>
    image ? [{ file: "portfolio", path: ["projects", index, "image"], ...image }] : [],
  )
  return [...cards, ...projects]
}

export const checkPictures: CrossFileRule = ({ content, pictures }) =>
  pictureUses(content).flatMap(({ file, path, src }): CrossFileDiagnostic[] => {
    const picture = pictures.get(src)
    const at = [...path, "src"]
    if (!picture) {
      const message = `There is no file content/${src}.`
      const hint = didYouMean(src, pictures.keys())
      return [
        { file, path: at, flaw: { code: "missing-picture", message, ...(hint ? { hint } : {}) } },
      ]
    }
    if (picture.problem !== undefined) {
      const message = `content/${src} ${picture.problem}.`
      const expected = "a PNG, JPEG, WebP or AVIF picture"
      return [{ file, path: at, flaw: { code: "not-a-picture", message, expected } }]
    }
    if (picture.width >= SHARP) return []
    const code = picture.width < SMALLEST ? "small-picture" : "soft-picture"
    const message = `content/${src} is ${picture.width} pixels wide.`
    const expected =
      picture.width < SMALLEST
        ? `at least ${SMALLEST} pixels; from ${SHARP} on it looks sharp on every screen`
        : `at least ${SHARP} pixels`
    return [{ file, path: at, flaw: { code, message, expected } }]
  })

/** An alternative text that repeats the file's name, or says only that there is a picture. */
export const checkAlternatives: CrossFileRule = ({ content }) =>
  pictureUses(content).flatMap(({ file, path, src, alt }): CrossFileDiagnostic[] => {
    const bare = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, "")
    const name = src.replace(/^.*\//, "").replace(/\.\w+$/, "")
    const isName = bare(alt) === bare(name) || bare(alt) === bare(src)
    const isEmptyWord = /^(an? |the )?(image|picture|photo|screenshot|logo)( of .{0,3})?\.?$/i.test(
      alt,
    )
    if (!isName && !isEmptyWord) return []
    const message = `${quote(alt)} does not tell what the picture shows.`
    const expected = "one sentence for those who cannot see it"
    return [{ file, path: [...path, "alt"], flaw: { code: "weak-alt", message, expected } }]
  })
