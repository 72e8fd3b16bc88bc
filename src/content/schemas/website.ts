import { z } from "zod"
import { text, webUrl } from "./shared-fields"

/** content/website.yaml: what every page shares. */
export const websiteSchema = z
  .strictObject({
    origin: webUrl("Where the site lives, without a path.", "https://robin.example").regex(
      /^https?:\/\/[^\s/]+$/,
      "must not have a path or a slash at the end",
    ),
    sourceUrl: webUrl("Where the source of the site can be read."),
    sourceText: text("The words of the link to the source.", "View source"),
    thanks: text("The line in the footer that thanks the visitor.", "Thank you for visiting."),
  })
  .meta({ id: "Website", description: "What every page shares." })
