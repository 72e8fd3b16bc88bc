/** Loads the fonts of the PDFs and share images from npm packages, never from the machine. */
import { readFileSync } from "node:fs"
import path from "node:path"

type FontSet = {
  family: string
  package: string
  files: readonly string[]
  /** The set is loaded if the text contains a match. The first set is always loaded. */
  characters: RegExp
}

const STYLES = ["400Regular", "700Bold"]

const googleFiles = (name: string, styles: readonly string[]) =>
  styles.map((style) => `${style}/${name}_${style}.ttf`)

const FONT_SETS: readonly FontSet[] = [
  {
    family: "Roboto",
    package: "@expo-google-fonts/roboto",
    files: googleFiles("Roboto", [...STYLES, "400Regular_Italic"]),
    characters: /(?:)/,
  },
  {
    family: "Noto Sans",
    package: "@expo-google-fonts/noto-sans",
    files: googleFiles("NotoSans", [...STYLES, "400Regular_Italic"]),
    characters:
      /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Han}\x20-\x7e\xa0-\xff\u2010-\u2026]/u,
  },
  {
    // Noto Sans Arabic draws the dots of a letter as a separate glyph, and the extracted text then
    // contains the letter twice.
    family: "IBM Plex Sans Arabic",
    package: "@expo-google-fonts/ibm-plex-sans-arabic",
    files: googleFiles("IBMPlexSansArabic", STYLES),
    characters: /\p{Script=Arabic}/u,
  },
  {
    family: "Noto Sans S Chinese",
    package: "@embedpdf/fonts-sc",
    files: ["fonts/NotoSansHans-Regular.otf", "fonts/NotoSansHans-Bold.otf"],
    characters:
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u,
  },
  {
    family: "Noto Emoji",
    package: "@expo-google-fonts/noto-emoji",
    files: googleFiles("NotoEmoji", STYLES),
    characters: /\p{Extended_Pictographic}/u,
  },
]

export type Fonts = { families: string[]; blobs: Buffer[] }

const cache = new Map<string, Buffer>()

/**
 * @param text all text of the document
 * @returns the font families in order of preference, and their files; large fonts only if needed
 */
export function fontsFor(text: string): Fonts {
  const sets = FONT_SETS.filter(({ characters }) => characters.test(text))
  return {
    families: sets.map(({ family }) => family),
    blobs: sets.flatMap((set) => set.files.map((file) => readFont(set.package, file))),
  }
}

function readFont(name: string, file: string): Buffer {
  const location = path.resolve("node_modules", name, file)
  const blob = cache.get(location) ?? readFileSync(location)
  cache.set(location, blob)
  return blob
}
