import { z } from "zod"
import { FORMAT_NAMES } from "../../lib/formats"
import { text } from "./shared-fields"

const contactField = z
  .strictObject({
    kind: z.enum(["email", "phone", "website", "profile"]).meta({
      description: "The kind of contact: email, phone, website or profile.",
      examples: ["email"],
    }),
    value: text("The email address, phone number or URL.", "robin@example.com"),
    label: text("The label, for example the name of the network.", "Code").optional(),
    forms: z
      .array(z.enum(FORMAT_NAMES))
      .default([...FORMAT_NAMES])
      .meta({
        description: `The formats that may show it: ${FORMAT_NAMES.join(", ")}. Default: all.`,
        examples: [["print", "pdf"]],
      }),
  })
  .meta({ id: "ContactField" })

/** content/owner.yaml: the owner of the site. */
export const ownerSchema = z
  .strictObject({
    name: text("The owner's full name, as the whole site shows it.", "Robin Sample"),
    headline: text("The owner's profession in a few words.", "Senior backend engineer"),
    location: text("City and state.", "Portland, OR"),
    availability: text(
      "The text after the location, for example about remote work.",
      "or fully remote",
    ).optional(),
    contact: z
      .array(contactField)
      .default([])
      .meta({ description: "The contact fields, in the order in which they are shown." }),
  })
  .meta({ id: "Owner", description: "The owner of the site." })
