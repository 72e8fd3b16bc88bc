/** Splits a full name into the parts that address books and search engines keep apart. */

export type NameParts = {
  /** What stands before the name, as in 'Prof. Dr.'. */
  prefix: string
  given: string
  family: string
  /** What follows the name, as in ['Jr.', 'PhD']. */
  suffixes: string[]
  /** Whether nobody can tell the family name from the name alone. */
  isGuess: boolean
}

const wordSet = (words: string) => new Set(words.split(" "))

/** Titles that are often written without a dot. */
const TITLES = wordSet(
  "dr prof professor mr mrs ms mx miss sir dame pd mudr judr phdr rndr mgr herr frau mme mlle",
)

/** Titles that are titles only with a dot: without it, some are names. */
const SHORT_TITLES = wordSet(
  "dra rev hon fr sr sra srta dipl ing inf kfm kffr wirt psych biol bac mag maga doc med phil rer nat pol oec iur jur hab habil hc mult dent vet theol univ priv doz ifj id özv lic eng engr arch avv dott dottssa ir drs bc inż capt cmdr col lt maj gen sgt adm amb gov sen rep د أد",
)

/** Degrees and orders that follow a name, without their dots. */
const DEGREES = wordSet(
  "phd md mba msc bsc ma ba ms bs meng beng dphil mphil edd psyd jd llm llb dds dmd dvm do od pharmd dnp rn msn bsn np pa cpa cfa pe pmp mpa mph msw lcsw mfa bfa march barch mdiv dmin mres mbchb mbbs frs frcp frcs obe mbe cbe kbe qc kc scd emba csc drsc dsc thd btech mtech bcom mcom dba",
)

/** Degrees that are names too, as in 'Yo-Yo MA'. They need a comma or dots. */
const NAMES_TOO = wordSet("ma ba ms bs do pa np od")

/** Words that begin a family name, as in 'van der Berg'. */
const PARTICLES = wordSet(
  "van von vom zu zum zur der den het ter ten de del della di da dal das do dos du des d' la las le les los lo y e i bin ben bint ibn abu al el af av st. und v. d.",
)

/** Scripts whose names begin with the family name. */
const FAMILY_FIRST = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u

/** Languages whose names do so in Latin letters: Hungarian and Vietnamese. */
const FAMILY_FIRST_IN = /^(?:hu|vi)\b/

const ROMAN_NUMERAL = /^(?:II|III|IV|VI{1,3}|IX)$/

const bare = (word: string) => word.replace(/[.\s()®™-]/g, "").toLowerCase()

/** A comma, and what separates it from the words. */
const COMMA = /\s*[,;،，、]\s*/

/** What stands after a comma and is no given name: a short form with a dot, as in 'CSc.', a mark, or pronouns. */
const NO_NAME = /\p{L}{2}\.$|[®™\d/]|\(hons?\.?\)$/iu

/** As in 'she/her'. */
const PRONOUNS = /^[[(]?\p{L}+(?:\/\p{L}+)+[\])]?$/u

/** The full name as people write it, the family name if the content has it, and the language of the name. */
export type Owner = { name: string; familyName?: string | undefined; language?: string | undefined }

/**
 * @returns the parts of the name. Without a family name in the content, the family name is the last word with the
 *   particles before it. A name of one word is a family name.
 */
export function nameParts(owner: Owner): NameParts {
  const { familyName } = owner
  const parts = splitAffixes(owner.name)
  if (familyName && !parts.rest.includes(familyName)) {
    const given = removeFamilyName(owner.name, familyName)
    return { prefix: "", given, family: familyName, suffixes: [], isGuess: false }
  }
  const { rest, prefix, suffixes } = parts
  const { family, isGuess } = familyName
    ? { family: familyName, isGuess: false }
    : guessFamilyName(rest, owner.language)
  return { prefix, given: removeFamilyName(rest, family), family, suffixes, isGuess }
}

/** @returns the name without its titles, suffixes and degrees, also in 'Doe, Jr., Jane' */
export const withoutAffixes = (name: string): string =>
  splitAffixes(name)
    .rest.split(COMMA)
    .flatMap((part) => splitAffixes(part).rest.split(" "))
    .filter((word) => !isSuffixWord(word))
    .join(" ")

function splitAffixes(name: string) {
  const [beforeComma = "", ...others] = name.split(COMMA)
  const afterComma = others.filter((part) => !PRONOUNS.test(part))
  const isInCapitals = !/\p{Ll}/u.test(beforeComma)
  const isAffix = (text: string) => isSuffix(text, isInCapitals) || isTitle(text)
  const isPart = (part: string) =>
    part.split(" ").every(isAffix) || isAffix(part) || NO_NAME.test(part)
  // In 'Doe, Jane, PhD', only the last part is a suffix.
  const end = afterComma.findLastIndex((part) => !isPart(part)) + 1
  const suffixes = afterComma.slice(end)
  // Pronouns and former names.
  const kept = [beforeComma.replace(/(?<=\S)\s*(?:\([^()]*\)|\[[^[\]]*\])$/, "")]
  const words = [...kept, ...afterComma.slice(0, end)].join(", ").split(/\s+/).filter(Boolean)
  const prefix: string[] = []
  while (words.length > 1 && isTitle(words[0] ?? "")) prefix.push(words.shift() ?? "")
  const last: string[] = []
  while (words.length > 1 && isSuffixWord(words.at(-1) ?? "")) last.unshift(words.pop() ?? "")
  return {
    prefix: prefix.join(" "),
    rest: words.join(" "),
    suffixes: [...last, ...suffixes].filter(Boolean),
  }
}

/** @returns whether the word is a title, such as 'Dr', 'Dr.' or 'Dipl.-Ing.'; one letter is an initial */
function isTitle(word: string): boolean {
  const isShort = /\.(?:\p{L}+)?$/u.test(word)
  const parts = word.split(/[.-]+/).filter(Boolean)
  const isKnown = (part: string) =>
    TITLES.has(part.toLowerCase()) || (isShort && SHORT_TITLES.has(part.toLowerCase()))
  return (
    (parts.length > 0 && parts.every(isKnown)) ||
    (isShort && SHORT_TITLES.has(bare(word))) ||
    /^\((?:FH|TU|Univ\.?)\)$/.test(word)
  )
}

/** @returns whether the text is a suffix where only its own words say so, as in 'Jane Doe PhD' */
function isSuffixWord(word: string): boolean {
  if (/^(?:jr|sr|esq|esquire|phd|ph\.d)\.?$/i.test(word) || ROMAN_NUMERAL.test(word)) return true
  const hasDots = /\p{L}\.\p{L}/u.test(word)
  if (!DEGREES.has(bare(word))) return false
  return hasDots || ((word.match(/\p{Lu}/gu)?.length ?? 0) > 1 && !NAMES_TOO.has(bare(word)))
}

/** @returns whether the text is a suffix after a comma, which may be a degree that this file does not know */
function isSuffix(text: string, isInCapitals: boolean): boolean {
  if (isSuffixWord(text)) return true
  if (DEGREES.has(bare(text)) && /^(?:\P{Lu}+|.*\p{Lu}.*\p{Lu}.*)$/u.test(text)) return true
  return !isInCapitals && /^\p{Lu}{2,}$/u.test(text)
}

function guessFamilyName(name: string, language = ""): { family: string; isGuess: boolean } {
  const [beforeComma = "", afterComma] = name.split(COMMA)
  if (afterComma !== undefined) return { family: beforeComma, isGuess: true }
  const words = name.split(" ")
  const isWithoutSpaces = words.length === 1 && name.length > 1 && FAMILY_FIRST.test(name)
  if (FAMILY_FIRST.test(name) || FAMILY_FIRST_IN.test(language)) {
    // With particles before it, as in 'von Neumann János'.
    const [family = ""] = /^(?:\p{Ll}\S* )*\S+/u.exec(name) ?? []
    return { family, isGuess: isWithoutSpaces || words.length > 2 }
  }
  let start = words.length - 1
  while (start > 1 && PARTICLES.has((words[start - 1] ?? "").toLowerCase())) start--
  const family = words.slice(Math.max(start, 0)).join(" ")
  const between = words.slice(1, start)
  const isCapitalized = words.slice(start, -1).some((word) => /^\p{Lu}/u.test(word))
  // A middle word is a given name or a part of the family name. An initial is a given name.
  return { family, isGuess: isCapitalized || between.some((word) => !/^\p{L}\.?$/u.test(word)) }
}

/** In 'Alexandra Alex', 'Alex' is the second word. Chinese names have no spaces between words. */
function removeFamilyName(name: string, familyName: string): string {
  const words = ` ${name} `
  const at = words.lastIndexOf(` ${familyName} `)
  const given =
    at === -1
      ? name.replace(familyName, "").replace(/^\s*[,;،，、]/, "")
      : `${words.slice(0, at)} ${words.slice(at + familyName.length + 2)}`
  return given.replace(/\s+/g, " ").trim()
}
