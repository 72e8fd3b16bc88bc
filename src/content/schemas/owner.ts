import { z } from "zod"
import { FORMAT_NAMES } from "./contact-formats"
import {
  alt,
  contactValue,
  contentFile,
  described,
  flag,
  image,
  list,
  name,
  object,
  stringWith,
  text,
  title,
} from "./shared-fields"
import { checkCountryCode, PATTERNS } from "./value-rules"

const visibleIn = () =>
  z
    .array(z.enum(FORMAT_NAMES))
    .default([...FORMAT_NAMES])
    .meta({
      description: `The formats that may show it: ${FORMAT_NAMES.join(", ")}. Default: all. Everyone can read all of them but hand-out: print stands in the source of /resume/, and pdf in /resume.pdf.`,
      examples: [["hand-out"]],
    })

const contactField = object("ContactField", {
  kind: described(
    z.enum(["email", "phone", "website", "profile"]),
    "The kind of contact: email, phone, website or profile.",
    "email",
  ),
  value: contactValue("The email address, phone number or URL."),
  label: title("The label, for example the name of the network.", "Code").optional(),
  visibleIn: visibleIn(),
})

const city = title("The city.", "Portland")

const place = {
  region: title("The state, the province or the canton.", "OR").optional(),
  country: title("The country.", "USA").optional(),
  countryCode: stringWith(checkCountryCode)
    .optional()
    .meta({
      description: "The country's ISO code of two letters.",
      pattern: PATTERNS.countryCode,
      examples: ["US"],
    }),
}

const location = z
  .union([
    title("The place of living, such as city and state.", "Portland, OR"),
    object("Location", { city, ...place }),
  ])
  .meta({
    description:
      "The place of living: a text, or the fields city, region, country and countryCode.",
    examples: ["Portland, OR"],
    // Pages query `place`, which has the availability too.
    graphql: null,
  })
  .optional()

const address = object("Address", {
  street: name("The street and the number, or the post office box.", "1 Sample Street").optional(),
  postalCode: name("The postal code, in quotes.", "97201").optional(),
  city: city.optional(),
  ...place,
  visibleIn: visibleIn(),
})

const portrait = object("Portrait", {
  src: image(
    "portrait",
    "The picture's file: at least 400 pixels wide, sharp on every screen from 800.",
  ),
  alt: alt("Robin Sample, laughing, beside a pinball machine."),
  pdf: flag(false, "Whether `resume.pdf` shows it too"),
})

/** content/owner.yaml: the owner of the site. */
export const ownerSchema = contentFile("Owner", "The owner of the site.", {
  name: name("The owner's full name, as the whole site shows it.", "Robin Sample"),
  familyName: name(
    "The part of the name that is the family name, for address books. Default: the last word, with particles such as 'van der' before it.",
    "Sample",
  )
    .optional()
    // No page shows it.
    .meta({ graphql: null, isRare: true }),
  headline: title(
    "What the owner is or wants to be, in a few words, also as the first fact of the home page.",
    "Senior backend engineer",
  ),
  location,
  availability: text(
    "The text after the location and a comma, for example about remote work.",
    "or fully remote",
  ).optional(),
  // The pages query the contact data of the résumé model, which holds only what a format may show.
  address: address.optional().meta({
    description: "The postal address. A part that is missing is that of the location.",
    graphql: null,
  }),
  contact: list(contactField, "The contact fields, in the order in which they are shown.").meta({
    graphql: null,
  }),
  portrait: portrait.optional().meta({ description: "A picture of the owner, for /about/." }),
})
