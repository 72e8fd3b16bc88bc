import { z } from "zod"
import { richText, text } from "./shared-fields"

const error = z
  .strictObject({
    status: z
      .int()
      .min(400)
      .max(599)
      .meta({ description: "The HTTP status, without quotes.", examples: [404] }),
    reason: text("The name of the status.", "Not Found"),
    message: richText("One sentence for the visitor.", "This page does not exist."),
  })
  .meta({ id: "HttpError" })

/** content/errors.yaml: the error pages, one for each status. */
export const errorsSchema = z
  .strictObject({
    title: text("The title of every error page.", "Something went wrong"),
    errors: z.array(error).meta({ description: "The error pages: /404.html and so on." }),
  })
  .meta({ id: "Errors", description: "The error pages, one for each status." })
