/** Removes the characters that no font of the PDFs has. */
import { codePointOf } from "../content/confusable-characters"
import { type ContentName, contentSchemas } from "../content/schemas"
import { isRequired, shapeAt } from "../content/schemas/introspection"
import { quotedCommand } from "../lib/command"
import { toGraphemes } from "../lib/graphemes"
import { type Data, isText, mapData, Reading, textOf } from "./data"
import type { Notes } from "./notes"

type IsSupported = (grapheme: string) => boolean

const WITHOUT_FONT = `No font of the PDFs has the letters of a text that must be there. ${quotedCommand("check")} names it, and the site cannot be built before it has a font. See "Fonts of the PDFs" in docs/rare-fields.md.`

/** @returns the content without such characters; a text that must be there keeps them if no letter would be left */
export function withSupportedTexts(
  content: Data,
  isSupported: IsSupported,
  notes: Notes,
  name: ContentName,
): Data {
  return mapData(content, (part, path) => {
    const text = isText(part) ? withoutRejected(textOf(part), isSupported) : ""
    if (!isText(part) || text === textOf(part)) return part
    const field = shapeAt(contentSchemas[name], content, path.slice(0, -1))[String(path.at(-1))]
    const isNeeded = name === "owner" || (field && isRequired(field))
    if (!isNeeded || /\p{L}/u.test(text))
      return part instanceof Reading ? new Reading(text, part.from) : text
    notes.add(WITHOUT_FONT)
    return part
  })
}

/** @returns the text without the characters that have no font */
export function withoutRejected(text: string, isSupported: IsSupported): string {
  const all = toGraphemes(text).map((each) =>
    isSupported(each) ? each : [...each].filter(isSupported).join(""),
  )
  const kept = all.filter((each) => isSupported(each)).join("")
  return kept === text ? text : kept.replace(/ {2,}/g, " ").trim()
}

/** @returns the characters of the text that have no font, as in '"𓀀" (U+13000)' */
export function describeRejected(text: string, isSupported: IsSupported): string {
  const all = new Set(toGraphemes(text).filter((each) => !isSupported(each)))
  return [...all].map((each) => `"${each}" (${[...each].map(codePointOf).join(" ")})`).join(", ")
}
