/** Finds the address and the texts of variants in built files that belong to other pages. */
import type { Content } from "../../content/schemas"
import { type BuiltFile, escapePattern } from "./find-leaks"
import { toNormalForm } from "./normal-form"

/** A variant with what only its own files may contain. */
export type HiddenVariant = {
  /** The base name of its file in content/variants/. */
  name: string
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
export function toHiddenVariants({
  variants,
  letters: _letters,
  ...others
}: Content): HiddenVariant[] {
  const publicText = toNormalForm(JSON.stringify(others))
  return Object.entries(variants).map(([name, variant]) => {
    const { title = "", headline = "", objective = "" } = variant
    const texts = [
      { what: "the title", text: toNormalForm(title) },
      { what: "the headline", text: toNormalForm(headline) },
      { what: "the objective", text: toNormalForm(objective) },
    ].filter(({ text }) => text.includes(" ") && !publicText.includes(text))
    const address = new RegExp(`(?<![a-z0-9])resume[/-]${escapePattern(name)}(?![a-z0-9-])`, "i")
    return {
      name,
      address,
      texts,
      content: toNormalForm(JSON.stringify(variant)),
    }
  })
}

/** @returns whether the path is that of the variant's page, its data, its formats or its image */
export function isFileOfVariant(path: string, name: string): boolean {
  const own = [`resume/${name}`, `page-data/resume/${name}`, `share/resume-${name}`]
  return own.some(
    (start) => path.startsWith(start) && /^(?:-ats)?[./]/.test(path.slice(start.length)),
  )
}

/** @returns one sentence for each variant that another file names */
export function findVariantLeaks(
  variants: readonly HiddenVariant[],
  { path, text }: BuiltFile,
): string[] {
  const own = variants.find(({ name }) => isFileOfVariant(path, name))
  const hidden = variants.filter((variant) => variant !== own)
  if (hidden.length === 0) return []
  const plain = toNormalForm(text)
  const isLeak = (part: string) => plain.includes(part) && !own?.content.includes(part)
  return hidden.flatMap(({ name, address, texts }) => {
    const found = address.test(plain)
      ? "the address"
      : texts.find((each) => isLeak(each.text))?.what
    if (!found) return []
    return `public/${path} contains ${found} of variants/${name}.yaml, which only the files of the variant may contain.`
  })
}
