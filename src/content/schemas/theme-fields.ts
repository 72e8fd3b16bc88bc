/** The field `theme` of website.yaml: colors, corners and fonts. */
import { z } from "zod"
import { described, stringWith } from "./shared-fields"
import { checkColor, checkFonts } from "./theme-rules"

const color = (description: string, example: string) =>
  stringWith(checkColor)
    .optional()
    .meta({ description, pattern: "^#([0-9a-fA-F]{3}){1,2}$", examples: [example] })

const fonts = (description: string, example: string) =>
  stringWith(checkFonts)
    .optional()
    .meta({ description, pattern: "\\S", examples: [example] })

const background = z
  .strictObject({
    top: color("The color at the top of a page.", "#15111d"),
    bottom: color("The color at its bottom, and of the page itself.", "#08070c"),
    rightGlow: color("The glow at the top right.", "#4a1a24"),
    leftGlow: color("The glow at the left.", "#0d2a33"),
  })
  .meta({
    id: "ThemeBackground",
    description: "The colors of the background. They must suit the look.",
    isRare: true,
  })

const families = z
  .strictObject({
    text: fonts(
      "The fonts of the text in the order of preference: fonts in fonts/ or of the visitor's system, or installed packages of Fontsource, and at the end a kind, such as sans-serif.",
      "Helvetica Neue, Roboto, sans-serif",
    ),
    headings: fonts(
      "The fonts of headings. Default: those of the text.",
      "@fontsource/lora, Georgia, serif",
    ),
    pdf: described(
      z.boolean().optional(),
      "Whether the PDFs have the font of the text too, if it is in fonts/. Default: false, they keep theirs.",
      true,
    ),
  })
  .meta({ id: "ThemeFonts", description: "The fonts of the pages.", isRare: true })

/** The fields that are lists of fonts. */
export const FONT_LISTS = ["text", "headings"] as const

export const themeSchema = z
  .strictObject({
    look: described(
      z.enum(["dark", "light", "system"]).optional(),
      "The look: dark, light, or system, which follows the system of each visitor. Default: dark. With system, the colors below are those of the dark look; the light one has a readable shade of the accent color, and the icon and the preview images are dark.",
      "system",
    ),
    setting: described(
      z.enum(["poster", "plain"]).optional(),
      "How the pages set texts: poster, in capitals and from the end of the line, or plain, as you write them and from its start. Default: poster. Titles of pages and sections, the menu, buttons and the footer stay in capitals, and paper does not change.",
      "plain",
    ),
    accent: color("The color of buttons, labels and lines, in quotes.", "#ff7a45"),
    background: background.optional(),
    radius: described(
      z.int().min(0).max(32).optional(),
      "The radius of the corners of pictures, in pixels: 0 to 32. Buttons have twice the radius; from 12, their ends are round.",
      12,
    ).meta({ isRare: true }),
    fonts: families.optional(),
  })
  .meta({
    id: "Theme",
    description:
      "The look of the site. The PDFs, the icon and the preview images have its colors too; on paper, the accent color is a dark shade of it.",
    // A resolver computes what the styles need.
    graphql: "JSON!",
  })

export type Theme = z.output<typeof themeSchema>
