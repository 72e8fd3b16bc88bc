import { z } from "zod"
import { quotedCommand } from "../../lib/command"
import { FORMAT } from "./format"
import { contentFile, described, flag, languageCode, origin, text, webUrl } from "./shared-fields"
import { themeSchema } from "./theme-fields"
import { wordsSchema } from "./word-fields"

/** content/website.yaml: data that every page uses. */
export const websiteSchema = contentFile("Website", "Data that every page uses.", {
  // checkFormat reads it. No page shows it.
  format: described(
    z.int().min(1).optional(),
    `The format of these files. Do not change it: ${quotedCommand("upgrade")} does.`,
    FORMAT,
  ).meta({ graphql: null, isRare: true }),
  origin: origin("The URL of the site, without a path."),
  language: languageCode(
    "The code of the language that the texts are written in, for the words of the interface, the names of months, the direction of the text, screen readers and search engines. Default: guessed from the letters, English for Latin ones. English has dates as in 'Nov 21, 2026', and with most regions, as in 'en-GB', '21 Nov 2026'.",
  ).optional(),
  sourceUrl: webUrl(
    "The URL of the site's source code, for the link in the footer. Without it, there is no link.",
  ).optional(),
  sourceText: text(
    "The text of the link to the source code. Default: 'View source' in the language of the site.",
    "View source",
  )
    .optional()
    .meta({ isRare: true }),
  thanks: text("The line in the footer that thanks the visitor.", "Thank you for visiting."),
  metalMode: flag(true, "Whether the footer has the button for metal mode").meta({ isRare: true }),
  theme: themeSchema.optional(),
  words: wordsSchema.optional(),
})
