/** Finds the address and the texts of variants in built files that belong to other pages. */
import type { Content } from "../content/schemas"
import { type BuiltFile, escapePattern, unescapeText } from "./find-leaks"

/** A variant with what only its own files may contain. */
export type HiddenVariant = {
  /** The base name of its file in content/variants/. */
  name: string
  address: RegExp
  texts: { what: string; pattern: RegExp }[]
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
  const publicText = normalize(JSON.stringify(others))
  return Object.entries(variants).map(([name, variant]) => {
    const { title = "", headline = "", objective = "" } = variant
    const texts = [
      { what: "the title", text: normalize(title) },
      { what: "the headline", text: normalize(headline) },
      { what: "the objective", text: normalize(objective) },
    ].filter(({ text }) => text.includes(" ") && !publicText.includes(toJsonText(text)))
    const address = new RegExp(`(?<![a-z0-9])resume[/-]${escapePattern(name)}(?![a-z0-9-])`, "i")
    return {
      name,
      address,
      texts: texts.map(({ what, text }) => ({
        what,
        pattern: new RegExp(escapePattern(text), "i"),
      })),
      content: toPlainText(JSON.stringify(variant)),
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
  const plain = toPlainText(text)
  return hidden.flatMap(({ name, address, texts }) => {
    const isHidden = ({ pattern }: { pattern: RegExp }) => !pattern.test(own?.content ?? "")
    const text = texts.filter(isHidden).find(({ pattern }) => pattern.test(plain))
    const found = address.test(plain) ? "the address" : text?.what
    if (!found) return []
    return `public/${path} contains ${found} of variants/${name}.yaml, which only the files of the variant may contain.`
  })
}

const toPlainText = (text: string) => normalize(unescapeText(text))

const normalize = (text: string) => text.replace(/\s+/g, " ")

const toJsonText = (text: string) => JSON.stringify(text).slice(1, -1)
