import { z } from "zod"
import { origin, text, webUrl } from "./shared-fields"

/** content/website.yaml: data that every page uses. */
export const websiteSchema = z
  .strictObject({
    origin: origin("The URL of the site, without a path."),
    sourceUrl: webUrl("The URL of the site's source code."),
    sourceText: text("The text of the link to the source code.", "View source"),
    thanks: text("The line in the footer that thanks the visitor.", "Thank you for visiting."),
  })
  .meta({ id: "Website", description: "Data that every page uses." })
