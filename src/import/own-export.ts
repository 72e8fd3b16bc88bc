/** Recognizes a JSON Resume that this program has written, which carries the content that it shows. */
import { z } from "zod"
import { type Content, contentSchemas } from "../content/schemas"
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
