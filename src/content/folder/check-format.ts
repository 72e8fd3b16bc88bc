/** Compares the format of the content with the format that this version of the site reads. */

import { type Document, isMap } from "yaml"
import { quotedCommand } from "../../lib/command"
import type { Diagnostic } from "../diagnostics"
import { FORMAT } from "../schemas/format"
import { type ContentFile, findRange, place } from "../yaml/positions"

/** The format of content that has no field `format`: it is older than the field. */
const FIRST_FORMAT = 1

/** The oldest format that a migration of this version reads. */
export const OLDEST_FORMAT = 3

/** The commit whose version upgrades content of the format before. */
const EARLIER = "6c138230"

/**
 * @param document website.yaml
 * @returns the format; undefined if the file is no object or `format` is no format, which the schema reports
 */
export function readFormat({ contents }: Document.Parsed): number | undefined {
  if (!isMap(contents)) return undefined
  const format = contents.has("format") ? contents.get("format") : FIRST_FORMAT
  return Number.isInteger(format) && Number(format) >= FIRST_FORMAT ? Number(format) : undefined
}

/**
 * @param website website.yaml
 * @returns an error if the content has an older or a newer format; nothing if the file is no YAML
 */
export function checkFormat(website: ContentFile | undefined): Diagnostic | undefined {
  const { document } = website ?? {}
  const format = document && readFormat(document)
  if (!website || !format || format === FORMAT) return undefined
  if (format > FORMAT) {
    const message = `The content has format ${format}. This version of the site is older: it reads format ${FORMAT}.`
    const hint = "Take the newest version of the site, as docs/hosts.md describes under “Upgrade”."
    return place(website, { code: "new-format", path: ["format"], message, hint })
  }
  const reads = `This version of the site reads format ${FORMAT}.`
  const run =
    format < OLDEST_FORMAT
      ? `upgrade to commit ${EARLIER} first, as docs/hosts.md describes under “Upgrade”, then to this version.`
      : `run ${quotedCommand("upgrade")}. It changes the files, shows each change, and keeps your comments.`
  if (document.has("format")) {
    const message = `The content has format ${format}. ${reads}`
    const hint = run.charAt(0).toUpperCase() + run.slice(1)
    return place(website, { code: "old-format", path: ["format"], message, hint })
  }
  const [start] = findRange(document, [], "value")
  const message = `The content has no field "format", so it has format ${format}. ${reads}`
  const hint = `If only the field is missing, write format: ${FORMAT}. Otherwise, ${run}`
  const range = [start, start + 1] as const
  return place(website, { code: "old-format", path: ["format"], range, message, hint })
}
