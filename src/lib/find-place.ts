/** Finds which text of the content an element of a page shows. The develop server's page uses it. */
import { bareUrl } from "./contact"
import { precisionOf, toIsoDate } from "./dates"
import { escapePattern } from "./escape-pattern"

/** A text of the content with its place. */
export type FoundIn = {
  /** The language of the pages that show it; '' is the base language. */
  language: string
  /** The file of the base without its extension, as in `work` or `variants/bank`. */
  name: string
  /** Where it is in the data of that file. */
  path: readonly PropertyKey[]
  /** What a page shows. A word of the interface has placeholders in braces. */
  text: string
}

/** What somebody clicked. */
export type ClickedText = {
  /** The text at the pointer, or the alternative text of the picture there. */
  text: string
  /**
   * The texts of the elements around it up to the part of the page, the innermost first. After each is its
   * text with the elements beside it.
   */
  around: readonly string[]
  /** The machine-readable date or duration of a `time` element, as in '2023-04' or 'P3Y'. */
  time?: string | undefined
  isPicture?: boolean
  /** The file of the page that a link leads to, as in 'resume'; '' is the home page. */
  page?: string | undefined
  isInMenu?: boolean
  /** The language of the page if it is a translation, as in 'de'. */
  language?: string | undefined
  /** The name of the variant that the page shows. */
  variant?: string | undefined
}

/**
 * Several places may have the same text, such as the title of two jobs. The one counts whose neighbors in
 * the file are around the click on the page.
 * @returns the place of the text, or of the longest text in it; undefined if the content has neither
 */
export function findPlace<Place extends FoundIn>(
  places: readonly Place[],
  { text, around, ...where }: ClickedText,
): Place | undefined {
  const clicked = {
    ...where,
    text: normalize(text),
    around: around.map(normalize).filter(Boolean),
  }
  const shown = places
    .filter((place) => isOnPage(place, clicked))
    .map((place) => ({ ...place, text: normalize(place.text) }))
  const candidates = findCandidates(shown, clicked)
  const titles = candidates.filter((place) => isTitleOf(place, clicked.page))
  const isTitle = titles.length > 0 && (clicked.isInMenu || clicked.page === "")
  const found = best(isTitle ? titles : candidates, shown, clicked)
  if (!found || !clicked.isPicture) return found
  const folder = found.path.slice(0, -1)
  return shown.find((place) => isIn(place, found, folder) && place.path.at(-1) === "src") ?? found
}

function findCandidates<Place extends FoundIn>(
  shown: readonly Place[],
  { text, around, time }: ClickedText,
): Place[] {
  if (time?.startsWith("P")) return shown.filter(({ path }) => path.at(-1) === "startDate")
  if (time) return shown.filter((place) => isDate(place.text) && toIsoDate(place.text) === time)
  const [block = "", ...outer] = around.slice(0, MAX_OUTER)
  const isWhole = (place: Place) => place.text === text || isFilled(text, place.text)
  const tiers = [
    // A link within a text, or a word of a heading, is a part of it.
    () => shown.filter((place) => place.text === block || (text === block && isWhole(place))),
    () => shown.filter(isWhole),
    ...outer.map((each) => () => shown.filter((place) => place.text === each)),
    () => labeled(shown, text),
    () => mostOf(shown, text),
    () => shown.filter((place) => place.text.includes(text) && isFilled(block, place.text)),
    // A sign is between texts of the content; a word may be from the code.
    () => (/\p{L}/u.test(text) ? [] : mostOf(shown, block)),
  ]
  for (const tier of tiers) {
    const candidates = tier()
    if (candidates.length > 0) return candidates
  }
  return []
}

/** How many texts around the click may be the whole text. */
const MAX_OUTER = 3

const isDate = (text: string) => precisionOf(text) !== undefined

/** Invisible characters, such as soft hyphens, may be on the page alone. */
const normalize = (text: string) =>
  bareUrl(text)
    .normalize("NFC")
    .replace(/[\u00ad\u200b-\u200f\u2060]/g, "")
    .replace(/\s+/g, " ")
    .trim()

/** @returns whether the text is a word of the interface with its placeholders filled */
function isFilled(text: string, word: string): boolean {
  const parts = word.split(/\{\w+\}/)
  if (parts.length === 1 || !/\p{L}/u.test(parts.join(""))) return false
  return new RegExp(`^${parts.map(escapePattern).join(".+")}$`).test(text)
}

/** @returns the fields that the word at the start of the text names, as in 'Expires: Mar 2029' */
function labeled<Place extends FoundIn>(shown: readonly Place[], text: string): Place[] {
  const words = shown.filter((place) => isWord(place) && text.startsWith(place.text))
  const fields = words.map(({ path }) => path[1])
  return shown.filter((place) => !isWord(place) && fields.includes(place.path.at(-1) ?? ""))
}

const isWord = ({ path }: FoundIn) => path[0] === "words"

/** The menu, the way back and the links to documents have the titles of pages, or the owner's name. */
const isTitleOf = ({ name, path }: FoundIn, page: string | undefined) =>
  page === ""
    ? name === "owner" && path.join() === "name"
    : name === page && path.join() === "title"

/**
 * A text may join several of one record, as a skill with its level.
 * @returns the longest texts of the records that have the most of the text
 */
function mostOf<Place extends FoundIn>(shown: readonly Place[], text: string): Place[] {
  const parts = shown.filter((place) => !isWord(place) && text.includes(place.text))
  const names = [...new Set(parts.map(recordOf))]
  const records = names.map((name) => parts.filter((place) => recordOf(place) === name))
  const lengths = records.map(lengthOf)
  const most = Math.max(MIN_PART, ...lengths)
  return records.filter((_, index) => lengths[index] === most).flatMap(longest)
}

function longest<Place extends FoundIn>(record: readonly Place[]): Place[] {
  const length = Math.max(...record.map(({ text }) => text.length))
  return record.filter(({ text }) => text.length === length)
}

/** @returns the length of all different texts */
const lengthOf = (places: readonly FoundIn[]) =>
  [...new Set(places.map(({ text }) => text))].join("").length

/** A shorter part may be in the text by chance. */
const MIN_PART = 3

/** @returns what names the object that a text is in; the items of a list are fields of it */
function recordOf({ name, path }: FoundIn): string {
  const field = path.findLastIndex((step) => typeof step === "string")
  return [name, ...path.slice(0, field)].join("/")
}

/** A page of a variant shows the base, too. */
const isOnPage = ({ language, name }: FoundIn, clicked: ClickedText) =>
  language === (clicked.language ?? "") &&
  (!name.startsWith("variants/") || name === `variants/${clicked.variant}`)

function best<Place extends FoundIn>(
  candidates: readonly Place[],
  shown: readonly Place[],
  { around, page }: ClickedText,
): Place | undefined {
  const surroundings = around.map((text) => ({
    length: text.length,
    places: shown.filter((place) => place.text.length > 1 && text.includes(place.text)),
  }))
  const scored = candidates.map((place) => ({
    place,
    score:
      scoreOf(place, surroundings) +
      // It decides where the neighbors do not.
      (isTitleOf(place, page) ? 0.001 : 0) -
      // An equal text of the content comes first.
      (isWord(place) ? 1 : 0),
  }))
  return scored.reduce<(typeof scored)[number] | undefined>(
    (first, each) => (first && first.score >= each.score ? first : each),
    undefined,
  )?.place
}

/** An element around the click says more than the one around it. */
const FADE = 2

/** An element around the click: the length of its text, and the places whose texts are in it. */
type Surrounding = { length: number; places: readonly FoundIn[] }

/**
 * @returns how much of what is around the click is beside the place in its file: more for the elements
 *   next to it, and for the fields of the same record
 */
function scoreOf(place: FoundIn, surroundings: readonly Surrounding[]): number {
  const scores = surroundings.flatMap(({ length, places }, distance) => {
    const others = places.filter(
      (other) => other.name === place.name && !place.text.includes(other.text),
    )
    return place.path.map((_, index) => {
      const depth = index + 1
      const folder = place.path.slice(0, -depth)
      const neighbors = others.filter((other) => isIn(other, place, folder))
      return lengthOf(neighbors) / length / depth / FADE ** distance
    })
  })
  return scores.reduce((total, each) => total + each, 0)
}

const isIn = (one: FoundIn, other: FoundIn, folder: readonly PropertyKey[]) =>
  one.name === other.name && folder.every((step, index) => one.path[index] === step)
