/** Built files in; every private contact field that shows where it may not, out. */
import { bareUrl } from "../lib/contact"
import type { FormatName } from "../lib/formats"
import { FORMATS } from "./formats"
import { type ContactField, isPublic } from "./model"

export type BuiltFile = {
  /** From the root of the site, with slashes, as in 'resume/index.html'. */
  path: string
  text: string
}

export type Leak = { path: string; field: string; allowed: readonly FormatName[] }

/** The printed page is the page: its HTML and its data carry what may be printed. */
const PRINTED = ["resume/index.html", "page-data/resume/page-data.json"]

/** What a variant's files have in their path that those of the résumé itself have not. */
const VARIANT = /(?<=^(?:page-data\/)?resume)\/(?!(?:index\.html|page-data\.json)$)[a-z0-9-]+/

/** @returns the forms whose contact fields this file may carry */
export function formatsOf(file: string): readonly FormatName[] {
  const path = file.replace(VARIANT, "")
  const form = FORMATS.find((candidate) => candidate.path === `/${path}`)
  if (form) return [form.name]
  return PRINTED.includes(path) ? ["web", "print"] : ["web"]
}

/** @returns the private fields that this file may not carry, with the names the owner knows them by */
export function keptFrom(contact: readonly ContactField[], path: string) {
  const here = formatsOf(path)
  return contact
    .map((field, index) => ({ ...field, name: `contact[${index}] (${field.kind})` }))
    .filter((field) => !isPublic(field) && !field.forms.some((form) => here.includes(form)))
}

/** @returns the leaks of one file, in the order of the fields */
export function findLeaks(contact: readonly ContactField[], { path, text }: BuiltFile): Leak[] {
  const plain = unescapeText(text)
  return keptFrom(contact, path)
    .filter((field) => patternOf(field).test(plain))
    .map(({ name, forms }) => ({ path, field: name, allowed: forms }))
}

/** @returns the leak as the owner reads it */
export function formatLeak({ path, field, allowed }: Leak): string {
  const places = allowed.length > 0 ? `only in ${allowed.join(", ")}` : "nowhere"
  return `public/${path} holds content/owner.yaml ${field}, which may appear ${places}.`
}

/**
 * A phone number by its digits, whatever stands between them, and with or without its country;
 * anything else by its characters, in any case.
 */
function patternOf({ kind, value }: ContactField): RegExp {
  if (kind === "phone") {
    const digits = value.replace(/\D/g, "").slice(-10)
    return new RegExp(`(?<!\\d)\\d{0,3}\\D{0,3}${[...digits].join("[^\\da-z]{0,3}")}(?!\\d)`, "i")
  }
  const escaped = bareUrl(value).replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
  return new RegExp(`(?<![\\w.-])${escaped}(?![\\w-]|\\.\\w)`, "iu")
}

const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  commat: "@",
  period: ".",
  plus: "+",
}

/** Undoes the escapes of HTML, JavaScript, JSON and addresses, and the folding of vCards. */
function unescapeText(text: string): string {
  const character = (code: string, radix: number) => {
    const point = Number.parseInt(code, radix)
    return point <= 0x10ffff ? String.fromCodePoint(point) : ""
  }
  return text
    .replace(/\r\n[ \t]/g, "")
    .replace(/\\u\{?([0-9a-f]{4,6})\}?/gi, (_, code: string) => character(code, 16))
    .replace(/\\x([0-9a-f]{2})/gi, (_, code: string) => character(code, 16))
    .replace(/&#x([0-9a-f]+);?/gi, (_, code: string) => character(code, 16))
    .replace(/&#(\d+);?/g, (_, code: string) => character(code, 10))
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/%([2-7][0-9a-f])/gi, (_, code: string) => character(code, 16))
    .replace(/<!-- -->|\\(?=[^\w\s])/g, "")
}
