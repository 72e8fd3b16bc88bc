/** Typesets the PDFs of the résumé: with the portrait, and with a warning if one is too long. */
import sharp from "sharp"
import { readPictureFile } from "../../content/files/read-folder"
import {
  describeOverflow,
  PORTRAIT_PATH,
  type ResumeModel,
  SECTION_END,
  type SectionEnd,
  type Typeset,
} from "../../resume"
import { type Pictures, typeset as typesetWithTypst } from "./typst"

const TEMPLATE = "src/resume/formats/typst/resume.typ"

/** In pixels: about 25 mm in print at 400 dots per inch. */
const PORTRAIT_HEIGHT = 400

export type TypesetOptions = {
  /** Called with a message if a PDF has more pages than resume.yaml allows. */
  warn?: (message: string) => void
  /** By default, that of typst.ts. */
  typeset?: typeof typesetWithTypst
  /** The pictures of the PDF, from `readPortrait`. */
  pictures?: Pictures
}

/**
 * @param file the path of the PDF, as in '/resume.pdf', for the warning
 * @returns a function that typesets resume.typ
 */
export function createTypeset(
  model: ResumeModel,
  file: string,
  { warn = () => {}, typeset = typesetWithTypst, pictures = {} }: TypesetOptions = {},
): Typeset {
  return (input) => {
    const document = typeset(TEMPLATE, input, pictures)
    if (model.pages) {
      const ends = document.query(SECTION_END) as SectionEnd[]
      const warning = describeOverflow(file, model.pages, ends)
      if (warning) warn(warning)
    }
    return document.toPdf()
  }
}

/**
 * @param folder the content folder
 * @returns the portrait for the PDF, or nothing if the PDF shows none
 */
export async function readPortrait(
  { owner: { portrait } }: ResumeModel,
  folder: string,
): Promise<Pictures> {
  if (!portrait?.pdf) return {}
  const picture = sharp(await readPictureFile(folder, portrait.src)).rotate()
  const resized = picture.resize({ height: PORTRAIT_HEIGHT, withoutEnlargement: true })
  return {
    [PORTRAIT_PATH]: await resized
      .flatten({ background: "white" })
      .jpeg({ quality: 88 })
      .toBuffer(),
  }
}
