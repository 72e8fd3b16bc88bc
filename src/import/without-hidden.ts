/** Takes out of a document what it does not show: what it hides, and texts in other languages. */

import { plainName } from "../content/wording"
import { isLanguageCode, LANGUAGE_CODES } from "../lib/language-codes"
import type { Notes } from "./notes"
import { entriesOf, find, Leaf, leavesOf, type Tree } from "./source"

/** Fields by which programs hide an object, as 'isHidden' and 'hideFromResume'. */
const HIDDEN =
  /^(?:is)?(?:hidden|hide|private|ignored?|disabled|excluded?|omit(?:ted)?|skip(?:ped)?|draft|archived|deleted(?:at)?|unlisted|invisible|confidential|secret|internal|nda)(?:(?:in|on|from)(?:resume|cv|pdf|profile|website))?$/

/** Those by which they show it, as 'includeInResume'. */
const SHOWN =
  /^(?:is)?(?:visible|visibility|shown?|enabled|included?|public|published|display(?:ed)?|active|selected)(?:(?:in|on)(?:resume|cv|pdf|profile|website))?$/

/** Fields that say it in a word. A patent may be pending; a recommendation then waits for its reader. */
const STATES = ["status", "state", "visibility", "display"]
const HIDING =
  /^(?:hidden|draft|archived|private|unpublished|unlisted|deleted|trashed?|disabled|invisible|none|never|(?:only)?me|onlyme|confidential|secret|internal)$/

/** How YAML 1.1, JSON and people write the two. */
const TRUE = "true yes on y 1 ja oui sí si sim да public visible shown everyone all always".split(
  " ",
)
const FALSE = "false no off n 0 nein non não нет none never".split(" ")

/** Names that say nothing else, whatever their value. */
const ONLY_HIDES = /^(?:is)?(?:hid|visib|show)|at$/

export const HIDES = "The document hides it."
export const UNCLEAR = "The document may hide it, so it is not published."

/** @returns why the field hides the object around it; undefined if it does not */
function whyHidden([field, tree]: [name: string, value: Tree]): string | undefined {
  const name = plainName(field)
  const leaves = leavesOf(tree)
  const [hides, shows] = [HIDDEN.test(name), SHOWN.test(name)]
  const isAll = (words: readonly string[]) =>
    leaves.length > 0 && leaves.every(({ text }) => words.includes(text.trim().toLowerCase()))
  if (tree instanceof Leaf && STATES.includes(name) && isHidingState(tree)) return HIDES
  if (isAll(hides ? TRUE : FALSE)) return hides || shows ? HIDES : undefined
  const isClear = isAll(hides ? FALSE : TRUE) || !(tree instanceof Leaf)
  return (hides || shows) && !isClear && ONLY_HIDES.test(name) ? UNCLEAR : undefined
}

const isHidingState = ({ path, text }: Leaf) =>
  HIDING.test(plainName(text)) ||
  (/recommend|reference/i.test(path) && /^pending$/i.test(text.trim()))

/** A longer text would take minutes. A picture in the file is none. */
const MAX_TEXT = 10_000

/** @returns the tree without too long texts, and the objects that a field such as `hidden: true` hides */
export function withoutHidden(tree: Tree, notes: Notes): Tree {
  if (tree instanceof Leaf) return tree
  const reasonFor = (inner: Tree) => {
    if (inner instanceof Leaf)
      return inner.text.length > MAX_TEXT && !inner.text.startsWith("data:")
        ? `A text of a résumé has at most ${MAX_TEXT.toLocaleString("en")} characters.`
        : undefined
    const fields = [inner, find(inner, "meta"), find(inner, "settings")].flatMap(entriesOf)
    return fields.map(whyHidden).find(Boolean)
  }
  const keep = (inner: Tree): Tree[] => {
    const reason = reasonFor(inner)
    if (reason === undefined) return [withoutHidden(inner, notes)]
    notes.leaveOut(leavesOf(inner), reason)
    return []
  }
  if (Array.isArray(tree)) return tree.flatMap(keep)
  return Object.fromEntries(
    entriesOf(tree).flatMap(([name, inner]) => keep(inner).map((kept) => [name, kept])),
  )
}

/** @returns the code with a hyphen: 'pt-BR' for 'ptBR' */
const hyphenated = (code: string) => code.replace(/(?<=^[a-z]{2})(?=[A-Z]{2}$)/, "-")

const baseOf = (code: string) =>
  hyphenated(code)
    .toLowerCase()
    .replace(/[-_].*/, "")

/** As 'de' and 'pt_BR'. Other short names may be those of fields. */
const isLanguage = (name: string) =>
  isLanguageCode(hyphenated(name)) && LANGUAGE_CODES.includes(baseOf(name))

/** @returns the tree with one language of each text that stands in several: the given one if it is there */
export function withOneLanguage(tree: Tree, notes: Notes, language = "en"): Tree {
  if (tree instanceof Leaf) return tree
  if (Array.isArray(tree)) return tree.map((item) => withOneLanguage(item, notes, language))
  const fields = entriesOf(tree)
  const isMap = fields.length > 0 && fields.every(([name]) => isLanguage(name))
  if (!isMap)
    return Object.fromEntries(
      fields.map(([name, inner]) => [name, withOneLanguage(inner, notes, language)]),
    )
  const [chosen] = [language, "en"].flatMap((code) =>
    fields.filter(([name]) => baseOf(name) === baseOf(code)),
  )
  const [name, inner] = chosen ?? (fields[0] as [string, Tree])
  for (const [other, texts] of fields) {
    if (other !== name)
      notes.leaveOut(
        leavesOf(texts),
        `The import takes one language, and this is another (${other}).`,
      )
  }
  return withOneLanguage(inner, notes, language)
}
