/** The fonts of the PDFs: from npm packages, never from the machine. */
import { readFileSync } from "node:fs"
import path from "node:path"

type FontSet = {
  family: string
  package: string
  files: readonly string[]
  /** Characters that call for this set; the first set always loads. */
  needs: RegExp
}

const GOOGLE = ["400Regular", "700Bold"]

const googleFiles = (name: string, styles: readonly string[]) =>
  styles.map((style) => `${style}/${name}_${style}.ttf`)

const FONT_SETS: readonly FontSet[] = [
  {
    family: "Roboto",
    package: "@expo-google-fonts/roboto",
    files: googleFiles("Roboto", [...GOOGLE, "400Regular_Italic"]),
    needs: /(?:)/,
  },
  {
    family: "Noto Sans",
    package: "@expo-google-fonts/noto-sans",
    files: googleFiles("NotoSans", [...GOOGLE, "400Regular_Italic"]),
    needs:
      /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Han}\x20-\x7e\xa0-\xff\u2010-\u2026]/u,
  },
  {
    // Noto draws the dots of a letter as a glyph of their own: read back, the letter is there twice.
    family: "IBM Plex Sans Arabic",
    package: "@expo-google-fonts/ibm-plex-sans-arabic",
    files: googleFiles("IBMPlexSansArabic", GOOGLE),
    needs: /\p{Script=Arabic}/u,
  },
  {
    family: "Noto Sans S Chinese",
    package: "@embedpdf/fonts-sc",
    files: ["fonts/NotoSansHans-Regular.otf", "fonts/NotoSansHans-Bold.otf"],
    needs:
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u,
  },
  {
    family: "Noto Emoji",
    package: "@expo-google-fonts/noto-emoji",
    files: googleFiles("NotoEmoji", GOOGLE),
    needs: /\p{Extended_Pictographic}/u,
  },
]

export type Fonts = { families: string[]; blobs: Buffer[] }

const cache = new Map<string, Buffer>()

/**
 * @param text everything that is to be set
 * @returns the families, the first choice first, and their files; large fonts only if the text needs them
 */
export function fontsFor(text: string): Fonts {
  const sets = FONT_SETS.filter(({ needs }) => needs.test(text))
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
