import { z } from "zod"
import { text, webUrl } from "./fields"

/** content/website.yaml: what every page shares. */
export const websiteSchema = z
  .strictObject({
    origin: webUrl("Where the site lives, without a path, as in 'https://robin.example'.").regex(
      /^https?:\/\/[^\s/]+$/,
      "must not have a path or a slash at the end",
    ),
    sourceUrl: webUrl("Where the source of the site can be read."),
    sourceText: text("The words of the link to the source."),
    thanks: text("The line in the footer that thanks the visitor."),
  })
  .meta({ id: "Website" })
