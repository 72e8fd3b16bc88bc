/** The files that are about the site and not about the résumé. A JSON Resume says nothing about them. */
import type { ContentName } from "../../content/schemas"
import { FORMAT } from "../../content/schemas/format"
import { MAX_DESCRIPTION_LENGTH } from "../../content/schemas/shared-fields"
import { STARTER_ERRORS } from "../../content/starter-errors"
import type { Notes } from "./notes"
import type { OutputTree, Value } from "./output-tree"

type Owner = {
  name: string
  headline: string
  url: string | undefined
  language?: Value | undefined
}

/** @returns the text, cut after a word if it is too long for a description */
export function toDescription(text: string): string {
  if (text.length <= MAX_DESCRIPTION_LENGTH) return text
  const cut = text.slice(0, MAX_DESCRIPTION_LENGTH - 1)
  const words = cut.replace(/\s+\S*$/, "")
  return `${words.length > MAX_DESCRIPTION_LENGTH / 2 ? words : cut}…`
}

/** @returns the data of the site's files, with as little text as the site needs, and no optional page */
export function toSite({ name, headline, url, language }: Owner, notes: Notes) {
  const about = `${name}, ${headline}`
  const origin = originOf(url)
  if (!url || !origin) notes.addMissing("website.yaml, origin", PLACEHOLDER)
  else {
    notes.add(
      `The origin in website.yaml is ${origin}, the owner's website. Change it if this site will have another address.`,
    )
  }
  notes.addMissing("about.yaml, bio and likes", "no text")
  return {
    about: {
      title: "About",
      description: toDescription(`About ${about}.`),
      actions: [{ text: "Résumé", href: "/resume/" }],
    },
    errors: { title: "This page cannot be shown", errors: STARTER_ERRORS },
    home: {
      description: toDescription(`${about}.`),
      lead: headline,
      beforeShowcase: [
        {
          header: "Résumé",
          secondaryHeader: "Experience, education and skills.",
          buttonHref: "/resume/",
          buttonText: "Read more",
        },
      ],
    },
    website: {
      format: FORMAT,
      origin: origin ?? PLACEHOLDER,
      language,
      thanks: "Thank you for visiting.",
    },
  } satisfies Partial<Record<ContentName, OutputTree>>
}

/** The check advises to replace it. */
const PLACEHOLDER = "https://site.example"

/** @returns the address of the owner's website, if it is the home page of a domain of their own */
function originOf(url: string | undefined): string | undefined {
  const { origin, pathname, search } = url && URL.canParse(url) ? new URL(url) : { origin: "" }
  return origin.startsWith("http") && pathname === "/" && !search ? origin : undefined
}
