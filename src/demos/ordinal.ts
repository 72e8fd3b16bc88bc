const WORDS =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ")
const SUFFIXES = { one: "st", two: "nd", few: "rd", other: "th" } as const
const rules = new Intl.PluralRules("en", { type: "ordinal" })

/** @returns an ordinal number in English: a word up to twelfth, then as in '21st' */
export function toOrdinal(count: number): string {
  const suffix = SUFFIXES[rules.select(count) as keyof typeof SUFFIXES]
  return WORDS[count - 1] ?? `${count}${suffix}`
}
