/** Field schemas of the résumé on paper, which resume.yaml, variants and letters share. */
import { z } from "zod"
import { described } from "./shared-fields"

/** The paper size of the documents, which readers in another country may need in another size. */
export const paperSize = () =>
  described(
    z.enum(["letter", "a4"]),
    "The paper size of the PDFs and of Word: letter or a4.",
    "letter",
  )

/** How the résumé is laid out on paper. */
export const pageLayout = () =>
  described(
    z.enum(["auto", "columns", "column"]),
    "The layout of the PDF and of print: columns, column, or auto, which chooses what fits the content.",
    "auto",
  ).meta({ isRare: true })

/** The looks of the PDF that the site has. Each is a template in src/resume/formats/typst/looks/. */
export const LOOKS = ["standard", "classic", "technical", "timeline", "banner"] as const

/** @returns whether the template is a look of the site, and not a file of the owner */
export const isLook = (template: string) => LOOKS.some((look) => look === template)

/** The template of the PDF. Default: that of the résumé, or standard. */
export const pageTemplate = () =>
  described(
    z.string().optional(),
    `The look of resume.pdf and of the letter: ${LOOKS.join(", ")}, or a file in the folder templates/, as in mine.typ (see docs/templates.md). Only standard follows layout.`,
    "classic",
  ).meta({ refersTo: "templates" })

/** The number of pages that a PDF may have. */
export const pageLimit = () =>
  described(
    z.int().min(1).optional(),
    "How many pages a PDF may have. The build warns if it has more.",
    2,
  )

/** Whether the PDFs become tighter to have that many pages. */
export const pageFit = () =>
  described(
    z.boolean().optional(),
    "Whether the PDFs become tighter, as little as they need to have that many pages: true or false.",
    true,
  )
