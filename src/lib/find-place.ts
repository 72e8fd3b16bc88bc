/** Finds which text of the content an element of a page shows. The develop server's page uses it. */
import { bareUrl } from "./contact"
import { precisionOf, toIsoDate } from "./dates"

/** A text of the content with its place. */
export type FoundIn = {
  /** The file without its extension, as in `work` or `translations/de/work`. */
  name: string
  path: readonly PropertyKey[]
  /** What a page shows. A word of the interface has placeholders in braces. */
  text: string
}

/** What somebody clicked. */
export type ClickedText = {
  /** The text at the pointer, or the alternative text of the picture there. */
  text: string
  /** The texts of the elements around it up to the part of the page, the innermost first. */
  around: readonly string[]
  /** The machine-readable date or duration of a `time` element, as in '2023-04' or 'P3Y'. */
  time?: string | undefined
  isPicture?: boolean
  /** The file of the page that a link leads to, as in 'resume'; undefined for other texts. */
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
  clicked: ClickedText,
): Place | undefined {
  const shown = places.filter((place) => isOnPage(place, clicked))
  const candidates = findCandidates(shown, clicked)
  const titles = candidates.filter((place) => isTitleOf(place, clicked.page))
  const found = best(clicked.isInMenu && titles.length > 0 ? titles : candidates, shown, clicked)
  if (!found || !clicked.isPicture) return found
  const folder = found.path.slice(0, -1)
  return shown.find((place) => isIn(place, found, folder) && place.path.at(-1) === "src") ?? found
}

function findCandidates<Place extends FoundIn>(
  shown: readonly Place[],
  { text: clickedText, around, time }: ClickedText,
): Place[] {
  if (time?.startsWith("P")) return shown.filter(({ path }) => path.at(-1) === "startDate")
  if (time) return shown.filter(({ text }) => isDate(text) && toIsoDate(text) === time)
  const text = normalize(clickedText)
  const outer = around.slice(0, MAX_OUTER).map(normalize)
  const [block = ""] = outer
  const all = shown.map((place) => ({ place, own: normalize(place.text) }))
  const tiers = [
    () => all.filter(({ own }) => own === text),
    // A link within a text, or a word of a heading, is a part of it.
    ...outer.map((each) => () => all.filter(({ own }) => own === each)),
    () => all.filter(({ own }) => own.includes(text) && block.includes(own)),
    () => longest(all.filter(({ own, place }) => !isWord(place) && isPart(own, text))),
    () => all.filter(({ own }) => toPattern(own)?.test(text)),
    () => all.filter(({ own }) => own.includes(text) && toPattern(own)?.test(block)),
    () => longest(all.filter(({ own }) => isPart(own, block))),
  ]
  for (const tier of tiers) {
    const candidates = tier()
    if (candidates.length > 0) return candidates.map(({ place }) => place)
  }
  return []
}

/** How many elements around the click may be the whole text. */
const MAX_OUTER = 3

const isDate = (text: string) => precisionOf(text) !== undefined

/** Invisible characters, such as soft hyphens, may be on the page alone. */
const normalize = (text: string) =>
  bareUrl(text)
    .normalize("NFC")
    .replace(/[\u00ad\u200b-\u200f\u2060]/g, "")
    .replace(/\s+/g, " ")
    .trim()

/** @returns a pattern of a word of the interface with placeholders; undefined for other texts */
function toPattern(text: string): RegExp | undefined {
  const parts = text.split(/\{\w+\}/)
  if (parts.length === 1 || parts.every((part) => part.trim() === "")) return undefined
  return new RegExp(
    `^${parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join(".+")}$`,
  )
}

const isPart = (own: string, text: string) => own.length > 2 && text.includes(own)

const isWord = ({ path }: FoundIn) => path[0] === "words"

/** Ids, kinds of sections and words of the interface come after an equal text of the content. */
const isRarelyShown = (place: FoundIn) =>
  isWord(place) || ["id", "section"].includes(String(place.path.at(-1)))

/** The menu, the way back and the links to documents have the titles of pages. */
const isTitleOf = ({ name, path }: FoundIn, page: string | undefined) =>
  page !== undefined && name.split("/").at(-1) === page && /^title(?:,target)?$/.test(path.join())

function longest<Text extends { own: string }>(texts: readonly Text[]): Text[] {
  const length = Math.max(0, ...texts.map(({ own }) => own.length))
  return texts.filter(({ own }) => own.length === length)
}

/** A page shows the base, and a translation or a variant only on its own pages; no page shows a letter. */
function isOnPage({ name }: FoundIn, { language, variant }: ClickedText): boolean {
  const [folder, inner, ...rest] = name.split("/")
  if (folder === "letters") return false
  if (folder === "translations")
    return inner === language && (rest[0] !== "variants" || rest[1] === variant)
  return folder !== "variants" || inner === variant
}

function best<Place extends FoundIn>(
  candidates: readonly Place[],
  shown: readonly Place[],
  { around, page }: ClickedText,
): Place | undefined {
  const texts = around.map(normalize)
  const scored = candidates.map((place) => ({
    place,
    score:
      scoreOf(place, shown, texts) +
      (isTitleOf(place, page) ? 0.01 : 0) -
      (isRarelyShown(place) ? 1 : 0),
  }))
  return scored.reduce<(typeof scored)[number] | undefined>(
    (first, each) => (first && first.score >= each.score ? first : each),
    undefined,
  )?.place
}

/** An element around the click says more than the one around it. */
const FADE = 4

/**
 * @returns how much of what is beside the place in its file is around the click: more for the elements
 *   next to it, and for the fields of the same record
 */
function scoreOf(place: FoundIn, shown: readonly FoundIn[], around: readonly string[]): number {
  // What the translation or the variant says counts before the base.
  let score = place.name.includes("/") ? 0.01 : 0
  const clicked = normalize(place.text)
  for (let depth = 1; depth <= place.path.length; depth++) {
    const folder = place.path.slice(0, -depth)
    const neighbors = shown
      .filter((other) => other !== place && isIn(other, place, folder))
      .map(({ text }) => normalize(text))
      .filter((text) => text.length > 1 && !clicked.includes(text))
    const length = lengthOf(neighbors)
    if (length === 0) continue
    around.forEach((text, index) => {
      const found = lengthOf(neighbors.filter((each) => text.includes(each)))
      score += found / length / depth / FADE ** index
    })
  }
  return score
}

const lengthOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0)

const isIn = (one: FoundIn, other: FoundIn, folder: readonly PropertyKey[]) =>
  one.name === other.name && folder.every((step, index) => one.path[index] === step)
