/** The fields that several content files share. A description is written for the owner. */
import { z } from "zod"

const MONTHS = "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec"

const notBlank = () => z.string().regex(/\S/, "must not be empty")

/** Words: an empty string is never a text. */
export const text = (description: string) => notBlank().meta({ description })

/** A list of texts; may be left out. */
export const texts = (description: string) => z.array(notBlank()).default([]).meta({ description })

/** An address on the page (`/resume/#this`), or the name another file refers to. */
export const slug = (description: string) =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lowercase words joined by hyphens, like 'work-one'")
    .meta({ description })

/** 'Mon YYYY', always a string: two YAML parsers read an unquoted date differently. */
export const monthYear = (description: string) =>
  z
    .string()
    .regex(new RegExp(`^(${MONTHS}) [12]\\d{3}$`), "must look like 'Apr 2023'")
    .meta({ description })

/** An end date: 'Mon YYYY', or empty while it lasts. */
export const endMonthYear = (description: string) =>
  z
    .string()
    .regex(new RegExp(`^((${MONTHS}) [12]\\d{3})?$`), "must look like 'Apr 2023', or be ''")
    .default("")
    .meta({ description })

/** A day that exists, always a string, as in '2026-11-21'. */
export const day = (description: string) =>
  z.iso.date("must be a day like '2026-11-21', in quotes").meta({ description })

/** An address on another site. */
export const webUrl = (description: string) =>
  z
    .string()
    .regex(/^https?:\/\/[^\s/]+\S*$/, "must start with https:// (or http://)")
    .meta({ description })

/** A page of this site ('/about/') or an address on another one. */
export const href = (description: string) =>
  z
    .string()
    .regex(
      /^(\/(?!\/)|https?:\/\/|mailto:|tel:)\S*$/,
      "must be a page like '/about/' or a full address",
    )
    .meta({ description })

/** A picture in `content/images`, written as its path below `content/`. GraphQL sees the file. */
export const image = (description: string) =>
  z
    .string()
    .regex(/^images\/\S+$/, "must be a path like 'images/picture.png'")
    .meta({ description, graphql: 'File! @link(by: "relativePath")' })

/** What a picture shows, for those who do not see it. */
export const alt = () =>
  text("What the picture shows, in one sentence, for those who cannot see it.")

/** The words a search engine shows under the page's title. */
export const pageDescription = () =>
  text("One sentence about the page for search engines, at most 155 characters.")
