import { z } from "zod"
import { FORM_NAMES } from "../lib/forms"
import { text } from "./fields"

const contactField = z
  .strictObject({
    kind: z
      .enum(["email", "phone", "website", "profile"])
      .meta({ description: "What it is: email, phone, website or profile." }),
    value: text("The address, number or link itself."),
    label: text("What to call it, for example the network's name.").optional(),
    forms: z
      .array(z.enum(FORM_NAMES))
      .default([...FORM_NAMES])
      .meta({
        description: `Where it may appear; left out, everywhere. Of ${FORM_NAMES.join(", ")}.`,
      }),
  })
  .meta({ id: "ContactField" })

/** content/owner.yaml: who the site is about. */
export const ownerSchema = z
  .strictObject({
    name: text("The owner's full name, as it should be read everywhere."),
    headline: text("The owner's trade in a few words."),
    location: text("City and state, as in 'Portland, OR'."),
    availability: text("What follows the location, as in 'or fully remote'.").optional(),
    contact: z
      .array(contactField)
      .default([])
      .meta({ description: "Ways to reach the owner, in the order they are shown." }),
  })
  .meta({ id: "Owner" })
