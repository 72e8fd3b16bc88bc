/** Typesets the PDFs of the résumé: with the portrait, on the pages that it may have. */
import sharp from "sharp"
import { readPictureFile } from "../../content/files/read-folder"
import { isUsable, type OwnFont, readOwnFonts } from "../../content/files/read-own-fonts"
import type { Content } from "../../content/schemas"
import { fontNamesIn } from "../../content/values/font-names"
import {
  fitPages,
  PORTRAIT_PATH,
  type ResumeModel,
  SECTION_END,
  type SectionEnd,
  type Typeset,
  type TypstInput,
} from "../../resume"
import { type Pictures, type TypesetDocument, typeset as typesetWithTypst } from "./typst"

const TEMPLATE = "src/resume/formats/typst/resume.typ"

/** In pixels: about 25 mm in print at 400 dots per inch. */
const PORTRAIT_HEIGHT = 400

export type TypesetOptions = {
  /** Called with a message if a PDF has more pages than resume.yaml allows. */
  warn?: (message: string) => void
  /** Called with a message if a PDF is tighter than designed, to fit its pages. */
  note?: (message: string) => void
  /** By default, that of typst.ts. */
  typeset?: typeof typesetWithTypst
  /** The pictures of the PDF, from `readPortrait`. */
  pictures?: Pictures
  /** The owner's fonts of the PDF, from `readPdfFonts`. */
  fonts?: readonly OwnFont[]
}

/**
 * @param file the path of the PDF, as in '/resume.pdf', for the messages
 * @returns a function that typesets resume.typ
 */
export function createTypeset(
  file: string,
  { warn, note, typeset = typesetWithTypst, pictures = {}, fonts = [] }: TypesetOptions = {},
): Typeset {
  const documents = new Map<TypstInput, TypesetDocument>()
  const layOut = (input: TypstInput) => {
    const document = documents.get(input) ?? typeset(TEMPLATE, input, pictures, fonts)
    documents.set(input, document)
    return document
  }
  const findEnds = (input: TypstInput) => layOut(input).query(SECTION_END) as SectionEnd[]
  return (input, model) => {
    if (!model) return layOut(input).toPdf()
    const fit = fitPages(file, input, model, findEnds)
    if (fit.warning) warn?.(fit.warning)
    if (fit.note) note?.(fit.note)
    return layOut(fit.input).toPdf()
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

/**
 * @param folder the content folder
 * @returns the owner's fonts for the PDFs, in the order of website.yaml; none if that does not ask for them
 */
export async function readPdfFonts({ website }: Content, folder: string): Promise<OwnFont[]> {
  const { pdf, text = "" } = website.theme?.fonts ?? {}
  const fonts = pdf ? (await readOwnFonts(folder)).filter(isUsable) : []
  return fontNamesIn(text).flatMap((name) => fonts.filter(({ family }) => family === name))
}
