/** Finds the address and the texts of variants in built files that belong to other pages. */

import { escapePattern } from "../../content/private-values/escape-pattern"
import { toNormalForm } from "../../content/private-values/normal-form"
import type { Content } from "../../content/schemas"
import type { BuiltFile } from "./find-leaks"

/** A variant with what only its own files may contain. */
export type HiddenVariant = {
  /** The base name of its file in content/variants/. */
  name: string
  /** The start of its paths, as in '/de'; '' in the base language. */
  languagePath: string
  address: RegExp
  /** In normal form, as `content` is. */
  texts: { what: string; text: string }[]
  /** Everything that its own files may contain, even if it is a text of another variant. */
  content: string
}

/**
 * @returns each variant with its address, and with its title, its headline and its objective unless they are a
 *   single word or the rest of the content has the same text
 */
export function toHiddenVariants(content: Content): HiddenVariant[] {
  const { variants, letters: _letters, ...others } = content
  const publicText = toNormalForm(JSON.stringify(others))
  const languagePath = content.languagePath ?? ""
  return Object.entries(variants).map(([name, variant]) => {
    const { title = "", headline = "", objective = "" } = variant
    const texts = [
      { what: "the title", text: toNormalForm(title) },
      { what: "the headline", text: toNormalForm(headline) },
      { what: "the objective", text: toNormalForm(objective) },
    ].filter(({ text }) => text.includes(" ") && !publicText.includes(text))
    // A legal page may have the id `resume-NAME`.
    const start = publicText.includes(toNormalForm(`resume-${name}`))
      ? "resume/|share/resume-"
      : "resume[/-]"
    const address = new RegExp(`(?<![a-z0-9])(?:${start})${escapePattern(name)}(?![a-z0-9-])`, "i")
    return {
      name,
      languagePath,
      address,
      texts,
      content: toNormalForm(JSON.stringify(variant)),
    }
  })
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
  const plain = toNormalForm(text)
  const isLeak = (part: string) => plain.includes(part) && !own?.content.includes(part)
  return hidden.flatMap(({ name, address, texts }) => {
    const found = address.test(plain)
      ? "the address"
      : texts.find((each) => isLeak(each.text))?.what
    if (!found) return []
    return `${found} of variants/${name}.yaml, which only the files of the variant may contain.`
  })
}
