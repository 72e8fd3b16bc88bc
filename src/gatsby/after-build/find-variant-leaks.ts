/** Finds the address and the texts of variants in built files that belong to other pages. */

import { escapePattern } from "../../content/private-values/escape-pattern"
import { TAG, toNormalForm, toSearchText } from "../../content/private-values/normal-form"
import type { Content } from "../../content/schemas"
import type { BuiltFile } from "./find-leaks"

/** A variant with what only its own files may contain. */
export type HiddenVariant = {
  /** The base name of its file in content/variants/. */
  name: string
  /** The start of its paths, as in '/de'; '' in the base language. */
  languagePath: string
  address: RegExp
  texts: { what: string; text: RegExp }[]
  /** A text for the search, with everything that its own files may contain, even if another variant has it. */
  content: string
}

/** What may be between two characters of a word: a tag, and the marks of Markdown. */
const MARKS = `[${TAG}*_~\`]{0,4}`

/** A browser reads `//`, `/./` and `/x/../` as `/`. */
const SLASH = `${MARKS}/(?:\\.?/|[A-Z0-9-]+/\\.\\./)*${MARKS}`

/** What is before the name of a file without its folder. The public PDF is `resume-ats.pdf`. */
const BARE = "(?<!-)(?!RESUME-ATS)(?=[A-Z0-9-]+-ATS\\.PDF)"

/**
 * @returns each variant with its address, and with its title, its headline and its objective unless they are a
 *   single word or the rest of the content has the same text
 */
export function toHiddenVariants(content: Content): HiddenVariant[] {
  const { variants, letters: _letters, ...others } = content
  const publicText = toSearchText(JSON.stringify(others))
  const languagePath = content.languagePath ?? ""
  return Object.entries(variants).map(([name, variant]) => {
    const texts = (["title", "headline", "objective"] as const)
      .map((field) => ({ what: `the ${field}`, text: toPattern(variant[field] ?? "") }))
      .filter(({ text }) => text.source.includes(" ") && !text.test(publicText))
    // A legal page may have the id `resume-NAME`.
    const start = publicText.includes(toNormalForm(`resume-${name}`))
      ? `RESUME${SLASH}|SHARE${SLASH}RESUME-`
      : `RESUME(?:-|${SLASH})`
    const end = "(?:-ATS\\.PDF)?(?![A-Z0-9-])"
    const address = new RegExp(
      `(?<![A-Z0-9])(?:${start}|${BARE})${MARKS}${toPattern(name).source}${end}`,
    )
    return { name, languagePath, address, texts, content: toSearchText(JSON.stringify(variant)) }
  })
}

/** @returns a pattern for the text of `toSearchText`: with or without marks and tags, and without the last stop */
function toPattern(text: string): RegExp {
  const plain = toNormalForm(text).replace(/[*_~`]|[.!?]+$/g, "")
  const spellings = plain.split(" ").map((word) => [...word].map(escapePattern).join(MARKS))
  return new RegExp(spellings.join(`${MARKS}[ ${TAG}]${MARKS}`), "u")
}

/** @returns whether the path is that of the variant's page, its data, its formats or its image */
export function isFileOfVariant(path: string, name: string, languagePath = ""): boolean {
  const start = languagePath && `${languagePath.slice(1)}/`
  const own = [
    `${start}resume/${name}`,
    `page-data/${start}resume/${name}`,
    `${start}share/resume-${name}`,
  ]
  return own.some((each) => path.startsWith(each) && /^(?:-ats)?[./]/.test(path.slice(each.length)))
}

/** @returns the end of a sentence for each variant that another file names: “FILE contains …” */
export function findVariantLeaks(
  variants: readonly HiddenVariant[],
  { path, text }: BuiltFile,
): string[] {
  const own = variants.find(({ name, languagePath }) => isFileOfVariant(path, name, languagePath))
  // Its files in other languages link to it.
  const hidden = variants.filter(({ name }) => name !== own?.name)
  if (hidden.length === 0) return []
  const searched = toSearchText(text)
  const isLeak = (part: RegExp) => part.test(searched) && !(own && part.test(own.content))
  return hidden.flatMap(({ name, address, texts }) => {
    const found = address.test(searched)
      ? "the address"
      : texts.find((each) => isLeak(each.text))?.what
    if (!found) return []
    return `${found} of variants/${name}.yaml, which only the files of the variant may contain.`
  })
}
