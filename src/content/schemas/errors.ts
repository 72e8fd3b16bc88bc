import { z } from "zod"
import { contentFile, described, object, richText, title } from "./shared-fields"

const error = object("HttpError", {
  status: described(z.int().min(400).max(599), "The HTTP status, without quotes.", 404),
  reason: title("The name of the status.", "Not Found"),
  message: richText("One sentence for the visitor.", "This page does not exist."),
})

/** content/errors.yaml: the error pages, one for each status. */
export const errorsSchema = contentFile("Errors", "The error pages, one for each status.", {
  title: title("The title of every error page.", "Something went wrong").meta({ isRare: true }),
  errors: z
    .array(error)
    .meta({ description: "The error pages: /404.html and so on.", isRare: true }),
})
