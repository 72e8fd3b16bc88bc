/** Recognizes a JSON Resume that this program has written, which carries the content that it shows. */
import { z } from "zod"
import { type Content, contentSchemas } from "../content/schemas"
import { contactHref } from "../content/values/contact"
import { FORMAT_NAMES, type FormatName } from "../content/values/formats"
import { toUri } from "../lib/uri"
import type { ResumeSource } from "../resume"
import { canonicalJson, toJsonResume, toModel, withoutDefaults } from "../resume"

const SOURCE: z.ZodType<ResumeSource> = z.object({
  owner: contentSchemas.owner,
  resume: contentSchemas.resume,
  skills: contentSchemas.skills,
  work: contentSchemas.work,
  website: contentSchemas.website.pick({ origin: true, language: true }),
})

/**
 * @param json the document
 * @returns the content that gives the same document again; undefined if there is none, for example
 *   because a person has changed the document
 */
export function readOwnExport(json: unknown): ResumeSource | undefined {
  const source = renameForms(asObject(asObject(asObject(json).meta).content))
  const { data: content } = SOURCE.safeParse(source)
  if (!content) return undefined
  const again: unknown = toJsonResume(toModel(content as Content))
  return isSame(json, JSON.parse(JSON.stringify(again))) ? content : undefined
}

/** What a changed export still says of the owner: its standard fields do not say what is private. */
export type ExportedOwner = {
  /** As in owner.yaml. */
  location: unknown
  /** The formats that may show the address; undefined if the export does not limit it. */
  address: FormatName[] | undefined
  /** @returns those that may show a contact value; undefined if the export does not limit it */
  formatsFor: (kind: string, value: string) => FormatName[] | undefined
}

/** @returns what an export says of the owner, changed or not; undefined if the document is no export */
export function readExportedOwner(json: unknown): ExportedOwner | undefined {
  const owner = renameForms(asObject(asObject(asObject(json).meta).content)).owner
  const { location, address, contact } = asObject(owner)
  if (!Array.isArray(contact)) return undefined
  const fields = contact.map(asObject).map(({ kind, value, visibleIn }) => ({
    group: groupOf(kind),
    href: toHref(kind, value),
    formats: toFormats(visibleIn),
  }))
  return {
    location,
    address: toFormats(asObject(address).visibleIn),
    formatsFor: (kind, value) => {
      const href = toHref(kind, value)
      const same = fields.find((field) => field.href === href)
      if (same) return same.formats
      // A value that is new may stand for one that was private.
      return fields.find(({ group, formats }) => formats && group === groupOf(kind))?.formats
    },
  }
}

/** A website may come back as a profile. */
const groupOf = (kind: unknown) => (kind === "website" ? "profile" : kind)

const toHref = (kind: unknown, value: unknown) =>
  toUri(contactHref({ kind: kind as "email", value: String(value) }))

function toFormats(visibleIn: unknown): FormatName[] | undefined {
  if (!Array.isArray(visibleIn)) return undefined
  return FORMAT_NAMES.filter((name) => visibleIn.includes(name))
}

/** The address depends on the folder of the site, and the copy of the content on its writer. */
function isSame(a: unknown, b: unknown): boolean {
  const [plainA, plainB] = [a, b].map((json) => {
    const { meta, ...rest } = asObject(json)
    const { canonical: _canonical, content, ...others } = asObject(meta)
    const source = withoutDefaults(renameForms(asObject(content)))
    return canonicalJson({ ...rest, meta: { ...others, content: source } })
  })
  return plainA === plainB
}

/** Content of format 2, which older exports carry, says `forms` for `visibleIn`. */
function renameForms(source: Fields): Fields {
  const rename = (field: unknown) => {
    const { forms, ...rest } = asObject(field)
    return forms === undefined ? field : { ...rest, visibleIn: forms }
  }
  const { contact, address, ...owner } = asObject(source.owner)
  return {
    ...source,
    owner: {
      ...owner,
      contact: Array.isArray(contact) ? contact.map(rename) : contact,
      address: rename(address),
    },
  }
}

type Fields = Readonly<Record<string, unknown>>

function asObject(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {}
}
