/** Reads the fields of an item that neither JSON Resume nor the content has, so that no text is lost. */
import { CONTACT_NAMES } from "./field-names"
import { toLink } from "./marks"
import type { Notes } from "./notes"
import { type OutputTree, sourcedIn, Text } from "./output-tree"
import { DRAWN_NUMBERS, TECHNICAL_ITEM_FIELDS, TITLE_NAMES } from "./part-names"
import {
  type Fields,
  find,
  findAll,
  isFields,
  plainName,
  SourceValue,
  sourceValuesOf,
  type Tree,
} from "./source"
import { joinTexts, readText } from "./texts"
import { ADDRESS_NAMES, readUrl } from "./values"

/** Fields of addresses. A value that is none, such as 'n/a', says nothing. */
const ADDRESS = /(?:url|website|link|href|homepage)$/i

/** The name of the object around such a field says more: `client: { url }`. */
const UNTELLING = new Set([...ADDRESS_NAMES, ...TITLE_NAMES, "text"])

/** A longer text needs no label. */
const MAX_LABELED_LENGTH = 60

/**
 * @param item an item of the document
 * @param written what it gives
 * @returns its other texts: short ones with the name of their field, as in 'Number: 7'
 */
export function readOtherFields(item: Fields, written: OutputTree, notes: Notes): Text[] {
  const sources = sourcedIn(written)
  const used = new Set(sources.flatMap(({ from }) => from.flatMap(({ origins }) => origins)))
  const texts = new Set(sources.map((source) => (source instanceof Text ? source.words : "")))
  const isFree = (leaf: SourceValue) => {
    if (used.has(leaf) || notes.reasonFor(leaf) !== undefined) return false
    const isRepeat = texts.has(leaf.text.trim())
    if (isRepeat) notes.repeat(leaf)
    return !isRepeat
  }
  return Object.entries(item).flatMap(([name, tree]) => readField(name, tree, isFree, notes))
}

function readField(name: string, tree: Tree, isFree: IsFree, notes: Notes): Text[] {
  if (isForPrograms(name, tree)) {
    notes.leaveOut(sourceValuesOf(tree), "It is for a program, and no text for readers.")
    return []
  }
  if (tree instanceof SourceValue) {
    if (ADDRESS.test(name) && !readUrl(tree.text)) return []
    const text = readFreeText(tree, isFree)
    return text ? [withLabel(name, text)] : []
  }
  if (isFields(tree)) {
    const line = readNamed(tree, isFree, notes)
    if (line) return [withLabel(name, line)]
    return Object.entries(tree).flatMap(([inner, value]) =>
      readField(UNTELLING.has(inner) ? name : inner, value, isFree, notes),
    )
  }
  const texts = tree.map((each) =>
    each instanceof SourceValue
      ? readFreeText(each, isFree)
      : isFields(each)
        ? readNamed(each, isFree, notes)
        : undefined,
  )
  const rest = tree.filter((each, index) => !texts[index] && !(each instanceof SourceValue))
  const short = texts.filter((text) => text !== undefined && isShort(text))
  const list = joinTexts(short, ", ")
  return [
    ...(list ? [withLabel(name, list)] : []),
    ...texts.filter((text) => text !== undefined && !isShort(text)).flatMap((text) => text ?? []),
    ...rest.flatMap((each) => readField(name, each, isFree, notes)),
  ]
}

type IsFree = (leaf: SourceValue) => boolean

function isForPrograms(name: string, tree: Tree): boolean {
  if (TECHNICAL_ITEM_FIELDS.has(plainName(name))) return true
  const isNumber = tree instanceof SourceValue && /^[\d.]+ ?%?$/.test(tree.text)
  return isNumber && DRAWN_NUMBERS.has(plainName(name))
}

const isShort = ({ words }: Text) => words.length <= MAX_LABELED_LENGTH

function readFreeText(leaf: SourceValue, isFree: (leaf: SourceValue) => boolean): Text | undefined {
  return isFree(leaf) && typeof leaf.value !== "boolean" ? readText(leaf) : undefined
}

function withLabel(name: string, text: Text): Text {
  if (!isShort(text)) return text
  return joinTexts([new Text(`${toHeading(name)}:`, []), text], " ") ?? text
}

/** An import publishes no address and no number of another person. */
export function leaveOutContacts(item: Fields, notes: Notes): void {
  const leaves = findAll(item, ...CONTACT_NAMES).flatMap(sourceValuesOf)
  notes.leaveOut(leaves, "It is private data of another person.")
}

/** Reads an object with a name, such as a person, as one line: its name with its address, and its other values. */
function readNamed(tree: Fields, isFree: IsFree, notes: Notes): Text | undefined {
  const name = find(tree, "name", "title", "label")
  if (!(name instanceof SourceValue && isFree(name))) return undefined
  const others = Object.values(tree).filter((each) => each !== name)
  if (!others.every((each) => each instanceof SourceValue)) return undefined
  leaveOutContacts(tree, notes)
  const words = readText(name)
  const address = find(tree, ...ADDRESS_NAMES, "website")
  const leaf = address instanceof SourceValue && isFree(address) ? address : undefined
  const url = leaf && readUrl(leaf.text)
  const head =
    leaf && url && words ? new Text(toLink([words.words], url), [...words.from, leaf]) : words
  const fields = Object.entries(tree).filter(
    ([field, each]) => each !== name && !(url && each === leaf) && !isForPrograms(field, each),
  )
  const rest = fields.flatMap(([, each]) => readFreeText(each as SourceValue, isFree) ?? [])
  const note = joinTexts(rest, ", ")
  return joinTexts([head, note && new Text(`(${note.words})`, note.from)], " ")
}

/** @returns the name of a field as a heading: 'sideProjects' gives 'Side Projects' */
export function toHeading(name: string): string {
  const words = name
    .replace(/(?<=[\p{Ll}\d])(?=\p{Lu})|[_-]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : "More"
}
