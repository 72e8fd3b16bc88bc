/** Recognizes a JSON Resume that this program has written, which carries the content that it shows. */
import { type Content, contentSchemas } from "../content/schemas"
import type { ResumeSource } from "../resume"
import { canonicalJson, toJsonResume, toModel, withoutDefaults } from "../resume"

const NAMES = ["owner", "resume", "skills", "work"] as const

const WEBSITE = contentSchemas.website.pick({ origin: true, language: true })

/**
 * @param json the document
 * @returns the content that gives the same document again; undefined if there is none, for example
 *   because a person has changed the document
 */
export function readOwnExport(json: unknown): ResumeSource | undefined {
  const source = renameForms(asObject(asObject(asObject(json).meta).content))
  const website = WEBSITE.safeParse(source.website)
  const files = NAMES.map((name) => [name, contentSchemas[name].safeParse(source[name])] as const)
  if (!website.success || files.some(([, { success }]) => !success)) return undefined
  const content = {
    ...Object.fromEntries(files.map(([name, { data }]) => [name, data])),
    website: website.data,
  } as ResumeSource
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
