/** Reads the fields of an item that neither JSON Resume nor the content has, so that no text is lost. */
import { toLink } from "./marks"
import type { Notes } from "./notes"
import { type OutputTree, sourcedIn, Text } from "./output-tree"
import { TECHNICAL_ITEM_FIELDS } from "./part-names"
import { type Fields, find, isFields, plainName, SourceValue, type Tree } from "./source"
import { joinTexts, readText } from "./texts"
import { readUrl } from "./values"

/** Fields of addresses. A value that is none, such as 'n/a', says nothing. */
const ADDRESS = /(?:url|website|link|href|homepage)$/i

/** A longer text needs no label. */
const MAX_LABELED_LENGTH = 60

/**
 * @param item an item of the document
 * @param written what it gives
 * @returns its other texts: short ones with the name of their field, as in 'Number: 7'
 */
export function readOtherFields(item: Fields, written: OutputTree, notes: Notes): Text[] {
  const sources = sourcedIn(written).flatMap(({ from }) => from)
  const used = new Set(sources.flatMap(({ origins }) => origins))
  const isFree = (leaf: SourceValue) => !used.has(leaf) && notes.reasonFor(leaf) === undefined
  return Object.entries(item).flatMap(([name, tree]) => readField(name, tree, isFree))
}

function readField(name: string, tree: Tree, isFree: (leaf: SourceValue) => boolean): Text[] {
  if (TECHNICAL_ITEM_FIELDS.has(plainName(name))) return []
  if (tree instanceof SourceValue) {
    if (ADDRESS.test(name) && !readUrl(tree.text)) return []
    const text = readFreeText(tree, isFree)
    return text ? [withLabel(name, text)] : []
  }
  if (isFields(tree)) {
    const link = readLink(tree, isFree)
    if (link) return [link]
    return Object.entries(tree).flatMap(([inner, value]) => readField(inner, value, isFree))
  }
  const texts = tree.map((each) =>
    each instanceof SourceValue ? readFreeText(each, isFree) : undefined,
  )
  const short = texts.filter((text) => text !== undefined && isShort(text))
  const list = joinTexts(short, ", ")
  return [
    ...(list ? [withLabel(name, list)] : []),
    ...texts.filter((text) => text !== undefined && !isShort(text)).flatMap((text) => text ?? []),
    ...tree.flatMap((each) => (each instanceof SourceValue ? [] : readField(name, each, isFree))),
  ]
}

const isShort = ({ words }: Text) => words.length <= MAX_LABELED_LENGTH

function readFreeText(leaf: SourceValue, isFree: (leaf: SourceValue) => boolean): Text | undefined {
  return isFree(leaf) && typeof leaf.value !== "boolean" ? readText(leaf) : undefined
}

function withLabel(name: string, text: Text): Text {
  if (!isShort(text)) return text
  return joinTexts([new Text(`${toHeading(name)}:`, []), text], " ") ?? text
}

/** Reads an object with a name and an address. */
function readLink(tree: Fields, isFree: (leaf: SourceValue) => boolean): Text | undefined {
  const [name, address] = [
    find(tree, "name", "title", "label"),
    find(tree, "url", "website", "link", "href"),
  ]
  if (
    !(
      name instanceof SourceValue &&
      address instanceof SourceValue &&
      isFree(name) &&
      isFree(address)
    )
  ) {
    return undefined
  }
  const url = readUrl(address.text)
  const words = readText(name)
  if (!url || !words || Object.keys(tree).length > 2) return undefined
  return new Text(toLink([words.words], url), [name, address])
}

/** @returns the name of a field as a heading: 'sideProjects' gives 'Side Projects' */
export function toHeading(name: string): string {
  const words = name
    .replace(/(?<=[\p{Ll}\d])(?=\p{Lu})|[_-]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : "More"
}
