import { z } from "zod"
import { text } from "./fields"

const error = z
  .strictObject({
    status: z.int().min(400).max(599).meta({ description: "The HTTP status, as in 404." }),
    reason: text("The status in words, as in 'Not Found'."),
    message: text("One sentence for the visitor."),
  })
  .meta({ id: "HttpError" })

/** content/errors.yaml: the error pages, one for each status. */
export const errorsSchema = z
  .strictObject({
    title: text("The title of every error page."),
    errors: z.array(error).meta({ description: "One page each: /404.html and so on." }),
  })
  .meta({ id: "Errors" })
