/** The input of a template: what a look of the PDF reads as JSON. docs/templates.md explains it. */
import { z } from "zod"
import { inlineSchema, outlineSchema, text } from "../model/outline"

/** It grows when a template of today could no longer read the input, together with the library that they import. */
export const INPUT_VERSION = 1

const ids = (description: string) => z.array(z.string()).describe(description)

const { name, headline, place, contact, sections } = outlineSchema.shape

export const typstInputSchema = z
  .object({
    version: z.literal(INPUT_VERSION).describe("The version of this input."),
    template: text("The name of the template, as in resume.yaml."),
    style: z
      .enum(["designed", "simple"])
      .describe("`simple` in the one-column PDF, which no template changes."),
    name,
    headline,
    place,
    contact,
    portrait: z
      .object({ path: z.string(), alt: z.string() })
      .optional()
      .describe("A picture for `image(path, alt: alt)`, if the PDF shows one."),
    sections,
    plan: z
      .object({
        above: ids("Over the full width, above the columns. Without columns, all sections."),
        main: z.string().optional(),
        side: ids("Beside the main section."),
        below: ids("Over the full width, below the columns."),
      })
      .describe("The ids of the sections by where they stand in two columns, as `layout` says."),
    letter: z
      .object({
        to: z.array(z.string()),
        date: z.string(),
        greeting: z.string(),
        paragraphs: z.array(inlineSchema),
        closing: z.string(),
      })
      .optional()
      .describe("Only if the document is a letter, which has no sections."),
    title: text("The title of the document without the name."),
    description: z.string(),
    updated: text("The day of the last change, as in '2026-11-21'."),
    footer: text("The sentence with this day, in the language of the document."),
    hash: text("Identifies this version of the content."),
    paper: z.enum(["letter", "a4"]),
    language: text("A language tag, as in 'pt-BR'."),
    lang: text("The language for Typst, as in 'pt'."),
    region: text("The region for Typst, as in 'BR'.").optional(),
    script: text("As in 'Latn' or 'Arab'."),
    cjkLanguage: text("The language of Chinese characters in other texts, as in 'ja'."),
    palette: z
      .record(z.string(), z.string())
      .describe("Colors as in '#0f5132': text, muted and accent."),
    measures: z
      .object({
        leading: z.number().describe("The space between lines, in em."),
        spacing: z.number().describe("The space between blocks: 1 is as designed."),
        margin: z
          .object({ x: z.number(), top: z.number(), bottom: z.number() })
          .describe("In millimeters."),
        footer: z.number().describe("From the edge of the paper to the footer, in millimeters."),
        size: z.number().describe("Of the text, in points."),
        title: z.number().describe("Of the titles of entries, in points."),
        small: z.number().describe("Of facts and dates, in points."),
      })
      .describe("What `fit: true` makes smaller."),
  })
  .meta({
    id: "TypstInput",
    description: "The input of a template. The library adds the names of the fonts.",
  })

export type TypstInput = z.output<typeof typstInputSchema>
