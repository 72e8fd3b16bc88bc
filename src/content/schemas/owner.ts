import { z } from "zod"
import { FORMAT_NAMES } from "../../lib/formats"
import { text } from "./shared-fields"

const contactField = z
  .strictObject({
    kind: z
      .enum(["email", "phone", "website", "profile"])
      .meta({ description: "What it is: email, phone, website or profile.", examples: ["email"] }),
    value: text("The address, number or link itself.", "robin@example.com"),
    label: text("What to call it, for example the network's name.", "Code").optional(),
    forms: z
      .array(z.enum(FORMAT_NAMES))
      .default([...FORMAT_NAMES])
      .meta({
        description: `Where it may appear; left out, everywhere. Of ${FORMAT_NAMES.join(", ")}.`,
        examples: [["print", "pdf"]],
      }),
  })
  .meta({ id: "ContactField" })

/** content/owner.yaml: who the site is about. */
export const ownerSchema = z
  .strictObject({
    name: text("The owner's full name, as it should be read everywhere.", "Robin Sample"),
    headline: text("The owner's trade in a few words.", "Senior backend engineer"),
    location: text("City and state.", "Portland, OR"),
    availability: text("What follows the location.", "or fully remote").optional(),
    contact: z
      .array(contactField)
      .default([])
      .meta({ description: "Ways to reach the owner, in the order they are shown." }),
  })
  .meta({ id: "Owner", description: "Who the site is about." })
