import { toSlug } from "./slug"

/** Languages that people write résumés in, or name in them; those of most résumés first. */
export const LANGUAGE_CODES: readonly string[] =
  "en es fr pt de it nl pl tr ru uk zh ja ko hi ar he sv da nb fi cs el id vi af bg bn bs ca cy et eu fa fil ga gl hr hu hy is ka lt lv mk ms mt no ro sk sl sq sr sw ta th ur".split(
    " ",
  )

/** A language tag of BCP 47: a language, and maybe a script and a region. */
export const LANGUAGE = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/

/** @returns whether the text is written as a code: 'de', 'pt-BR' or 'zh_Hans', in small or capital letters */
export const isLanguageCode = (text: string): boolean =>
  /^[a-z]{2,3}(?:[-_][a-z]{4})?(?:[-_][a-z]{2})?$/i.test(text)

/**
 * @param text the name of a language in English or in itself, or a code in another spelling
 * @returns its code: 'de' for 'German' and 'Deutsch', 'pt-BR' for 'pt_br'; undefined for other texts
 */
export function languageNamed(text: string): string | undefined {
  const slug = toSlug(text, { keepUnicode: true })
  const named = [...LANGUAGE_CODES, "pt-BR", "zh-Hans", "zh-Hant"].find((code) =>
    ["en", code].some((reader) => {
      const name = new Intl.DisplayNames(reader, { type: "language" }).of(code) ?? ""
      return toSlug(name, { keepUnicode: true }) === slug
    }),
  )
  if (named || !/^[a-z]{2,3}([-_][a-z]{2,4})*$/i.test(text)) return named
  const [code] = Intl.getCanonicalLocales(text.replaceAll("_", "-"))
  return LANGUAGE_CODES.includes(code?.replace(/-.*/, "") ?? "") ? code : undefined
}
