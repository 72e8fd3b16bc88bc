import type { DataPath, Finding } from "../diagnostics"
import type { FontPackage } from "../files/read-font-packages"
import type { BadFont, OwnFont } from "../files/read-own-fonts"
import type { Picture } from "../files/read-picture"
import type { Limited } from "../private-values/limited-fields"
import type { Content, FileName } from "../schemas"
import { quoteWhole } from "../wording"
import type { ContentText, Item, PairedTexts } from "./items"

/** What a rule has found, and the file that contains it. */
export type RuleFinding = Finding & {
  file: FileName
  path: DataPath
  /** Another place that the mistake is about. The message ends with its position. */
  see?: { file: FileName; path: DataPath }
}

export type RuleInput = {
  /** The valid files. A rule that needs another file returns nothing. */
  content: Partial<Content>
  /** All texts of these files, each with what its schema says about it. */
  texts: readonly ContentText[]
  /** All items of these files that the schema says the list of. */
  items: readonly Item[]
  /** The texts of the base in each language. */
  pairedTexts: PairedTexts
  /** The contact data that not every format may show. */
  limited: Limited
  /** The names of the files with errors, which the content therefore lacks. */
  invalid: ReadonlySet<string>
  /** The paths of all files and folders of the content but those in images/. */
  entries: readonly string[]
  /** The pictures by their path in the content, as in `images/x.png`. */
  pictures: ReadonlyMap<string, Picture>
  /** The URL paths of the files in static/, as in `/favicon.svg`. */
  staticFiles: ReadonlySet<string>
  /** The owner's families and the installed packages by their names, as in `Lora` and `@fontsource/lora`. */
  fonts: ReadonlyMap<string, FontPackage>
  /** The files in `fonts/`. */
  ownFonts: readonly (OwnFont | BadFont)[]
  /** Tells whether a font of the PDFs has the character. */
  isSupported: (grapheme: string) => boolean
  /** Decides which dates are too far in the future. */
  today: Date
}

/** A pure function that finds mistakes which no field alone reveals. */
export type Rule = (input: RuleInput) => Iterable<RuleFinding>

/** @returns the finding with the value that was probably meant as its hint */
export function withHint({ suggestion, ...finding }: Finding): Finding {
  const hint = suggestion === undefined ? finding.hint : `Did you mean ${quoteWhole(suggestion)}?`
  return { ...finding, hint }
}
