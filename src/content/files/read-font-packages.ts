/** Reads the installed font packages of Fontsource (https://fontsource.org). */
import { readdir, readFile } from "node:fs/promises"
import path from "node:path"
import { siteRoot } from "../../roots"

/** A file of a font: some characters in one or several weights and in one style. */
export type FontFile = {
  /** Where the WOFF2 file is on the disk. */
  path: string
  /** Its path on the site. It changes with the bytes: it has the version of the package, or a hash. */
  url: string
  style: "normal" | "italic"
  /** The weight, or the lowest and the highest weight of a variable font. */
  weights: readonly [lowest: number, highest: number]
  /** The characters, as in CSS: 'U+0000-00FF,U+0131'. */
  unicodeRange: string
}

export type FontPackage = {
  /** The name that CSS uses. */
  family: string
  /** Empty if the package is not complete. */
  files: readonly FontFile[]
}

const STATIC_FONTS = "@fontsource"

const VARIABLE_FONTS = "@fontsource-variable"

/** The files of a static font, and those of a variable font with its weight axis. */
const FILE = /-(\d+|wght)-(normal|italic)\.woff2$/

/**
 * @param nodeModules the folder of installed packages
 * @returns the packages by their names, as in '@fontsource/lora'
 */
export async function readFontPackages(
  nodeModules = siteRoot("node_modules"),
): Promise<Map<string, FontPackage>> {
  const scopes = [STATIC_FONTS, VARIABLE_FONTS].map(async (scope) => {
    const names = await readdir(path.join(nodeModules, scope)).catch(() => [])
    return names.map((name) => `${scope}/${name}`)
  })
  const read = (await Promise.all(scopes))
    .flat()
    .map(async (name) => [name, await readOne(nodeModules, name)] as const)
  return new Map(await Promise.all(read))
}

/** Static fonts have `variable` too, if Fontsource has a variable version of them. */
type Metadata = { id: string; family: string; variable: false | { wght?: Axis } }

type Axis = { min: string; max: string }

async function readOne(nodeModules: string, name: string): Promise<FontPackage> {
  const folder = path.join(nodeModules, name)
  const readJson = async (file: string) =>
    JSON.parse(await readFile(path.join(folder, file), "utf8"))
  try {
    const metadata: Metadata = await readJson("metadata.json")
    const ranges: Record<string, string> = await readJson("unicode.json")
    const { version }: { version: string } = await readJson("package.json")
    const { id, family, variable } = metadata
    const isVariable = name.startsWith(`${VARIABLE_FONTS}/`)
    const axis = isVariable && variable ? variable.wght : undefined
    const names = await readdir(path.join(folder, "files"))
    const files = Object.entries(ranges).flatMap(([subset, unicodeRange]) => {
      const start = `${id}-${subset.replace(/[[\]]/g, "")}`
      return names.flatMap((file): FontFile[] => {
        const [end, weight, style] = FILE.exec(file) ?? []
        if (!end || file !== start + end) return []
        if ((weight === "wght") !== (axis !== undefined)) return []
        const weights = axis ? [axis.min, axis.max] : [weight, weight]
        return [
          {
            path: path.join(folder, "files", file),
            url: `/static/fonts/${version}/${file}`,
            style: style === "italic" ? "italic" : "normal",
            weights: [Number(weights[0]), Number(weights[1])],
            unicodeRange,
          },
        ]
      })
    })
    return { family: isVariable ? `${family} Variable` : family, files }
  } catch {
    return { family: name, files: [] }
  }
}
