/** Finds the parts of a résumé in a document: JSON Resume 1.0.0, its drafts, and what is shaped like it. */
import type { Notes } from "./notes"
import {
  BASICS_NAMES,
  kindOf,
  LANGUAGE_CODES,
  LIST_NAMES,
  type PartKind,
  TECHNICAL_FIELDS,
  TITLE_NAMES,
  WRAPPER_NAMES,
} from "./part-names"
import {
  type Fields,
  find,
  isFields,
  itemsOf,
  onlyItemOf,
  plainName,
  SourceValue,
  sourceValueOf,
  sourceValuesOf,
  type Tree,
} from "./source"

export const ABOUT_DOCUMENT = "It is about the document and not about the person."

/** A part of the document, in its order. `Custom` is a section that JSON Resume does not have. */
export type Part = { kind: PartKind; name: string; tree: Tree; heading?: SourceValue | undefined }

export type ResumeDocument = {
  basics: Tree | undefined
  parts: Part[]
  /** The language of the document, if it names one. */
  language: SourceValue | undefined
  /** The field `meta`, where our own exports have what JSON Resume has no field for. */
  meta: Tree | undefined
}

/** @returns the tree with one language of each text that stands in several: the given one if it is there */
export function withOneLanguage(tree: Tree, notes: Notes, language = "en"): Tree {
  if (tree instanceof SourceValue) return tree
  if (Array.isArray(tree)) return tree.map((item) => withOneLanguage(item, notes, language))
  const fields = Object.entries(tree)
  const isMap = fields.length > 0 && fields.every(([name]) => LANGUAGE_CODES.has(plainName(name)))
  if (!isMap)
    return Object.fromEntries(
      fields.map(([name, inner]) => [name, withOneLanguage(inner, notes, language)]),
    )
  const chosen =
    fields.find(([name]) => isIn(language, name)) ??
    fields.find(([name]) => isIn("en", name)) ??
    fields[0]
  for (const [name, inner] of fields) {
    if (name !== chosen?.[0])
      notes.leaveOut(
        sourceValuesOf(inner),
        `The import takes one language, and this is another (${name}).`,
      )
  }
  return chosen ? withOneLanguage(chosen[1], notes, language) : tree
}

/** The script and the region make no difference. */
const isIn = (language: string, name: string) => baseOf(name) === baseOf(language)

const baseOf = (code: string) => code.toLowerCase().split(/[-_]/)[0]

const isBasics = (name: string) => BASICS_NAMES.has(plainName(name))

/** @returns whether the object has a field of a résumé */
function isResume(tree: Tree | undefined): tree is Fields {
  return (
    isFields(tree) && Object.keys(tree).some((name) => isBasics(name) || kindOf(name) !== undefined)
  )
}

/**
 * @param ownSections the fields at the top level that are sections with a title of their own
 * @returns the parts of the résumé, without fields that the import does not know; undefined if it is none
 */
export function readDocument(
  tree: Tree | undefined,
  ownSections: readonly string[],
  notes: Notes,
): ResumeDocument | undefined {
  if (!isFields(tree)) return undefined
  const root = isResume(tree) ? tree : Object.values<Tree>(tree).find(isResume)
  if (!root) return undefined
  const own = find(root, "basics")
  const code = codeIn(root)
  const basicsName = Object.keys(root).find((name) =>
    own ? root[name] === own : isBasics(name) && isFields(onlyItemOf(root[name])),
  )
  const basics = basicsName ? onlyItemOf(root[basicsName]) : undefined
  const parts = Object.entries(root).flatMap(([name, inner]): Part[] => {
    if (name === basicsName || inner === code) return []
    const kind = kindOf(name)
    if (kind) return splitOtherExperience({ kind, name, ...withoutWrapper(inner) }, notes)
    if (ownSections.includes(name)) return [{ kind: "Custom", name, ...withoutWrapper(inner) }]
    if (TECHNICAL_FIELDS.has(plainName(name))) {
      notes.leaveOut(sourceValuesOf(inner), ABOUT_DOCUMENT)
      return []
    }
    return WRAPPER_NAMES.has(plainName(name)) ? partsIn(inner) : []
  })
  const meta = find(root, "meta")
  const isEmpty = sourceValuesOf(basics).length === 0 && parts.length === 0
  // Without `basics`, the name and the like are at the top level.
  return isEmpty && sourceValuesOf(root).length === 0
    ? undefined
    : {
        basics: mergeBasics(basics, basicsName, root, parts),
        parts,
        meta,
        language: languageIn(root, meta),
      }
}

/** Our own exports have other experience among the jobs and projects, marked with its section. */
function splitOtherExperience(part: Part, notes: Notes): Part[] {
  const items = itemsOf(part.tree)
  const others = items.filter(isOtherExperience)
  if (others.length === 0) return [part]
  const marks = others.flatMap(({ section }) => sourceValuesOf(section))
  notes.leaveOut(marks, ABOUT_DOCUMENT)
  return [
    { ...part, tree: items.filter((item) => !isOtherExperience(item)) },
    {
      kind: "OtherExperience",
      name: part.name,
      tree: others.map(({ section: _section, ...entry }) => entry),
    },
  ]
}

function isOtherExperience(item: Tree): item is Fields {
  return isFields(item) && sourceValueOf(item.section)?.text === "OtherExperience"
}

/** @returns `language` if it is a code, as in 'de'; a name, as in 'German', is a language that the person speaks */
function codeIn(root: Fields): SourceValue | undefined {
  const named = find(root, "language")
  const isCode =
    named instanceof SourceValue &&
    /^[a-z]{2,3}(?:[-_][a-z]{4})?(?:[-_][a-z]{2})?$/i.test(named.text)
  return isCode ? named : undefined
}

/** RenderCV and YAMLResume have it in `locale`. */
function languageIn(root: Fields, meta: Tree | undefined): SourceValue | undefined {
  const locale = find(root, "locale") ?? find(meta, "locale")
  const named = [
    find(root, "lang"),
    codeIn(root),
    find(meta, "lang", "language"),
    find(locale, "language"),
    locale,
  ]
  return named.find((tree) => tree instanceof SourceValue)
}

function mergeBasics(
  basics: Tree | undefined,
  basicsName: string | undefined,
  root: Fields,
  parts: readonly Part[],
): Tree | undefined {
  const used = new Set(parts.map(({ name }) => name))
  const rest = Object.entries(root).filter(
    ([name]) => !used.has(name) && name !== basicsName && !TECHNICAL_FIELDS.has(plainName(name)),
  )
  const own = isFields(basics) ? basics : {}
  return { ...Object.fromEntries(rest.filter(([name]) => !find(own, name))), ...own }
}

/** @returns the parts in an object that holds sections */
function partsIn(tree: Tree): Part[] {
  if (!isFields(tree)) return []
  return Object.entries(tree).flatMap(([name, inner]): Part[] => {
    const kind = kindOf(name)
    return kind ? [{ kind, name, tree: inner }] : []
  })
}

/** @returns the heading and the list of a section with a title, as in `{ title: "Work", content: […] }` */
function withoutWrapper(tree: Tree): { tree: Tree; heading?: SourceValue | undefined } {
  const list = isFields(tree) ? find(tree, ...LIST_NAMES) : undefined
  const isWrapper = Array.isArray(list) && (list.every(isFields) || find(tree, "heading"))
  return isWrapper ? { tree: list, heading: sourceValueOf(find(tree, ...TITLE_NAMES)) } : { tree }
}
