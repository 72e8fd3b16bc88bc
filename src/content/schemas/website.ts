import { z } from "zod"
import { text, webUrl } from "./shared-fields"

/** content/website.yaml: data that every page uses. */
export const websiteSchema = z
  .strictObject({
    origin: webUrl("The URL of the site, without a path.", "https://robin.example").regex(
      /^https?:\/\/[^\s/]+$/,
      "must not have a path or a slash at the end",
    ),
    sourceUrl: webUrl(
      "The URL of the site's source code, for the link in the footer. Without it, there is no link.",
    ).optional(),
    sourceText: text("The text of the link to the source code.", "View source").default(
      "View source",
    ),
    thanks: text("The line in the footer that thanks the visitor.", "Thank you for visiting."),
  })
  .meta({ id: "Website", description: "Data that every page uses." })
