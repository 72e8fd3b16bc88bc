/** The files that are about the site and not about the résumé. A JSON Resume says nothing about them. */
import type { ContentName } from "../content/schemas"
import { FORMAT } from "../content/schemas/format"
import { MAX_DESCRIPTION_LENGTH } from "../content/schemas/shared-fields"
import { starterErrors } from "../content/starter"
import { newTextsFor, textAbout } from "../content/words/new-texts"
import { wordsOf } from "../resume"
import type { Notes } from "./notes"
import type { OutputTree, Value } from "./output-tree"

type Owner = {
  name: string
  /** Undefined if the document has none. */
  headline: string | undefined
  url: string | undefined
  /** The language of the document, if it names one. */
  language?: Value | undefined
  /** The language of the texts that the import adds. */
  spoken: string
}

/** @returns the name, and the headline if there is one, for a sentence about the owner in the language */
export const nameAndHeadline = (name: string, headline: string | undefined, language: string) =>
  [name, headline].filter(Boolean).join(wordsOf({ language }).comma)

/** @returns the text, cut after a word if it is too long for a description */
export function toDescription(text: string): string {
  if (text.length <= MAX_DESCRIPTION_LENGTH) return text
  const cut = text.slice(0, MAX_DESCRIPTION_LENGTH - 1)
  const words = cut.replace(/\s+\S*$/, "")
  return `${words.length > MAX_DESCRIPTION_LENGTH / 2 ? words : cut}…`
}

/** @returns the data of the site's files, with as little text as the site needs, and no optional page */
export function toSite({ name, headline, url, language, spoken }: Owner, notes: Notes) {
  const texts = newTextsFor(spoken)
  const about = nameAndHeadline(name, headline, spoken)
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
      title: texts["about.title"],
      description: toDescription(textAbout(texts["about.description"], about)),
      actions: [{ text: texts["resume.title"], href: "/resume/" }],
    },
    errors: starterErrors(spoken),
    home: {
      description: toDescription(`${about}.`),
      lead: headline ?? texts["placeholder.headline"],
      beforeShowcase: [
        {
          header: texts["resume.title"],
          secondaryHeader: texts["home.teaser"],
          buttonHref: "/resume/",
          buttonText: texts["home.button"],
        },
      ],
    },
    website: {
      format: FORMAT,
      origin: origin ?? PLACEHOLDER,
      language,
      thanks: texts.thanks,
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
