import { mkdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { makeTemporaryFolder } from "./temporary-folder"

/** TTF and OTF files of packages. */
export const FONT_FILES = {
  regular: "node_modules/@expo-google-fonts/sarabun/400Regular/Sarabun_400Regular.ttf",
  bold: "node_modules/@expo-google-fonts/sarabun/700Bold/Sarabun_700Bold.ttf",
  italic: "node_modules/@expo-google-fonts/sarabun/400Regular_Italic/Sarabun_400Regular_Italic.ttf",
} as const

/**
 * @param files the paths of font files, or their bytes, by their names in `fonts/`
 * @returns a content folder with these fonts and nothing else
 */
export async function folderWithFonts(files: Record<string, string | Buffer>): Promise<string> {
  const folder = makeTemporaryFolder()
  await mkdir(path.join(folder, "fonts"))
  for (const [name, file] of Object.entries(files)) {
    const bytes = typeof file === "string" ? await readFile(file) : file
    await writeFile(path.join(folder, "fonts", name), bytes)
  }
  return folder
}
