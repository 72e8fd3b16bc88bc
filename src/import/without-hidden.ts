/** Takes out of a document what it does not show: what it hides, and texts in other languages. */

import { plainName } from "../content/wording"
import { isLanguageCode, LANGUAGE_CODES } from "../lib/language-codes"
import type { Notes } from "./notes"
import { entriesOf, find, Leaf, leavesOf, type Tree } from "./source"

/** Fields by which programs hide an object, as 'isHidden'. */
const HIDDEN =
  /^(?:is)?(?:hidden|hide|private|ignored?|disabled|excluded?|omit(?:ted)?|skip(?:ped)?|draft|archived|deleted|unlisted|invisible)$/

/** Those by which they show it, as 'includeInResume'. */
const SHOWN =
  /^(?:is)?(?:visible|visibility|shown?|enabled|included?|public|published|display(?:ed)?)(?:(?:in|on)(?:resume|cv|profile|website))?$/

/** Fields that say it in a word. A patent may be pending; a recommendation then waits for its reader. */
const STATES = ["status", "state", "visibility"]
const HIDING =
  /^(?:hidden|draft|archived|private|unpublished|unlisted|deleted|trashed?|disabled|invisible)$/i

/** How YAML 1.1, JSON and people write the two. */
const TRUE = ["true", "yes", "on", "y", "1"]
const FALSE = ["false", "no", "off", "n", "0"]

function isHiding(name: string, value: unknown): boolean {
  const word = String(value).trim().toLowerCase()
  if (TRUE.includes(word)) return HIDDEN.test(name)
  return FALSE.includes(word) && SHOWN.test(name)
}

const isHidingState = ({ path, text }: Leaf) =>
  HIDING.test(text.trim()) || (/recommend|reference/i.test(path) && /^pending$/i.test(text.trim()))

/** @returns the tree without the objects that a field such as `hidden: true` or `visible: false` hides */
export function withoutHidden(tree: Tree, notes: Notes): Tree {
  if (tree instanceof Leaf) return tree
  const isHidden = (inner: Tree) =>
    [...entriesOf(inner), ...entriesOf(find(inner, "meta"))].some(
      ([name, value]) =>
        value instanceof Leaf &&
        (isHiding(plainName(name), value.value) ||
          (STATES.includes(plainName(name)) && isHidingState(value))),
    )
  const keep = (inner: Tree): Tree[] => {
    if (!isHidden(inner)) return [withoutHidden(inner, notes)]
    notes.leaveOut(leavesOf(inner), "The document hides it.")
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
