/** Typesets the PDFs of the résumé: with the owner's template, portrait and fonts, on the pages that they may have. */
import { readPictureFile } from "../content/files/read-folder"
import { isUsable, type OwnFont, readOwnFonts } from "../content/files/read-own-fonts"
import { readTemplates, type Templates } from "../content/files/read-templates"
import type { Content } from "../content/schemas"
import { fontNamesIn } from "../lib/font-names"
import { fitPages, PORTRAIT_PATH, type Typeset, type TypstInput } from "../resume"
import { type TypesetDocument, typeset as typesetWithTypst } from "./typst"
import { templateProgram } from "./typst-programs"

/** In pixels: about 25 mm in print at 400 dots per inch. */
const PORTRAIT_HEIGHT = 400

/** What the owner has for the PDFs, besides texts. */
export type Assets = {
  /** The portrait by its path for templates, if the PDF shows one. */
  pictures: Readonly<Record<string, Buffer>>
  fonts: readonly OwnFont[]
  templates: Templates
}

export type TypesetOptions = Partial<Assets> & {
  /** Called with a message if a PDF has more pages than resume.yaml allows. */
  warn?: (message: string) => void
  /** Called with a message if a PDF is tighter than designed, to fit its pages. */
  note?: (message: string) => void
  /** Called with the number of pages of each PDF. */
  report?: (pages: number) => void
  /** By default, that of typst.ts. */
  typeset?: typeof typesetWithTypst
}

/**
 * @param file the path of the PDF, as in '/resume.pdf', for the messages
 * @returns a function that typesets an input with its template
 */
export function createTypeset(
  file: string,
  {
    warn,
    note,
    report,
    typeset = typesetWithTypst,
    pictures = {},
    fonts = [],
    templates = {},
  }: TypesetOptions = {},
): Typeset {
  const documents = new Map<TypstInput, TypesetDocument>()
  const layOut = (input: TypstInput) => {
    const program = templateProgram(input.template, templates)
    const files = { ...program.files, ...pictures }
    const document = documents.get(input) ?? typeset({ ...program, files }, input, fonts)
    documents.set(input, document)
    return document
  }
  const findEnds = (input: TypstInput) => layOut(input).sectionEnds()
  return (input, model) => {
    const fit = model ? fitPages(file, input, model, findEnds) : { input }
    if (fit.warning) warn?.(fit.warning)
    if (fit.note) note?.(fit.note)
    const document = layOut(fit.input)
    report?.(document.countPages())
    return document.toPdf()
  }
}

/** @param folder the content folder */
export async function readAssets(content: Content, folder: string): Promise<Assets> {
  const [pictures, fonts, templates] = await Promise.all([
    readPortrait(content, folder),
    readPdfFonts(content, folder),
    readTemplates(folder),
  ])
  return { pictures, fonts, templates }
}

async function readPortrait(
  { owner: { portrait } }: Content,
  folder: string,
): Promise<Assets["pictures"]> {
  if (!portrait?.pdf) return {}
  const { default: sharp } = await import("sharp")
  const picture = sharp(await readPictureFile(folder, portrait.src)).rotate()
  const resized = picture.resize({ height: PORTRAIT_HEIGHT, withoutEnlargement: true })
  return {
    [PORTRAIT_PATH]: await resized
      .flatten({ background: "white" })
      .jpeg({ quality: 88 })
      .toBuffer(),
  }
}

/** @returns the fonts in the order of website.yaml; none if that does not ask for them */
async function readPdfFonts({ website }: Content, folder: string): Promise<OwnFont[]> {
  const { pdf, text = "" } = website.theme?.fonts ?? {}
  const fonts = pdf ? (await readOwnFonts(folder)).filter(isUsable) : []
  return fontNamesIn(text).flatMap((name) => fonts.filter(({ family }) => family === name))
}
