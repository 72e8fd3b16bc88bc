/** Lists every file that the build generates from the content, and writes them. */
import { existsSync } from "node:fs"
import { mkdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import type { Reporter } from "gatsby"
import { readFonts } from "../../content/files/read-own-fonts"
import type { Content } from "../../content/schemas"
import { resumeBase, shareImagePath } from "../../content/site-map/page-paths"
import { lazy } from "../../lib/lazy"
import { formatsAt, makeFormat, toModel } from "../../resume"
import { siteRoot, VALIDATED_COPY } from "../../roots"
import { toPages } from "../../site/pages"
import { toShareInput } from "../../site/share-image"
import { ICONS, toManifest, toRobots, toSitemap } from "../../site/site-files"
import { findFontFiles } from "../../site/site-theme"
import { renderIcon, svgToPng } from "../../typeset/render-png"
import {
  type Assets,
  createTypeset,
  readAssets,
  type TypesetOptions,
} from "../../typeset/typeset-resume"
import { typeset as typesetWithTypst } from "../../typeset/typst"
import { shareImageProgram } from "../../typeset/typst-programs"
import { PUBLIC } from "../built-files"
import { ICON_PATH, readIcon } from "../site-icon"

export type GeneratedFile = {
  /** From the root of the site, as in '/resume.pdf'. */
  path: string
  mediaType: string
  generate: () => Uint8Array | Promise<Uint8Array>
}

type Options = Omit<TypesetOptions, keyof Assets> & {
  /** The content folder with the portrait. By default, the validated copy. */
  folder?: string
}

/**
 * @param contents every content of the site, first that in the base language
 * @returns each résumé in every format, the share images, icons, the fonts of the theme, and files for search
 *   engines
 */
export async function toGeneratedFiles(
  contents: readonly [base: Content, ...others: Content[]],
  pathPrefix: string,
  options: Options = {},
): Promise<GeneratedFile[]> {
  const [content] = contents
  const model = toModel(content, pathPrefix)
  const { screen } = model.palettes
  return [
    ...contents.flatMap((each) => toContentFiles(each, pathPrefix, options)),
    ...ICONS.map(({ path, size, isMaskable }) => ({
      path,
      mediaType: "image/png",
      generate: async () =>
        renderIcon(await readIcon(screen), size, isMaskable ? screen.backgroundTop : undefined),
    })),
    toTextFile(ICON_PATH, "image/svg+xml", () => readIcon(screen)),
    ...(await toFontFiles(contents, options.folder)),
    toTextFile("/sitemap.xml", "application/xml", () => toSitemap(contents, pathPrefix)),
    toTextFile("/robots.txt", "text/plain", () => toRobots(model)),
    toTextFile("/manifest.webmanifest", "application/manifest+json", () => toManifest(model)),
  ]
}

/** @returns the formats and the share images of one content, to which its pages link */
function toContentFiles(
  content: Content,
  pathPrefix: string,
  { folder = VALIDATED_COPY, typeset = typesetWithTypst, ...options }: Options,
): GeneratedFile[] {
  // The develop server lists all files for each one that it serves, so these are made when they are needed.
  const getModel = lazy(() => toModel(content, pathPrefix))
  const getAssets = lazy(() => readAssets(content, folder))
  const { languagePath = "", variant } = content
  const base = resumeBase(variant)
  const formats = formatsAt(base).map((format) => ({
    path: format.path,
    mediaType: format.mediaType,
    generate: async () => {
      const typesetting = { ...options, ...(await getAssets()), typeset }
      return makeFormat(format, getModel(), createTypeset(languagePath + format.path, typesetting))
    },
  }))
  const images = toPages(content).map((page) => ({
    path: shareImagePath(page),
    mediaType: "image/png",
    generate: () => {
      const image = typeset(shareImageProgram(), toShareInput(getModel(), page))
      return svgToPng(image.toSvg(), 1200, 630)
    },
  }))
  // A variant has the vCard of the main résumé.
  const own = formats.filter(({ path }) => !variant || path.startsWith(base))
  return [...own, ...images].map((file) => ({ ...file, path: languagePath + file.path }))
}

/** Writes the generated files to `public/`, except those that a file in `static/` replaces. */
export async function writeGeneratedFiles(
  files: readonly GeneratedFile[],
  reporter: Reporter,
): Promise<void> {
  // All at once: sharp draws the share images beside the main thread, which lays out the PDFs.
  const write = async ({ path: location, generate }: GeneratedFile) => {
    if (isInStaticFolder(location)) {
      reporter.info(`The build does not generate ${location}, because static${location} exists.`)
      return
    }
    const file = path.join(PUBLIC, location)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, await generate())
  }
  await Promise.all(files.map(write))
}

/** @returns whether `static/` has a file with this path, which replaces the generated file */
export function isInStaticFolder(location: string): boolean {
  return existsSync(path.join(siteRoot("static"), location))
}

async function toFontFiles(
  contents: readonly Content[],
  folder = VALIDATED_COPY,
): Promise<GeneratedFile[]> {
  if (!contents[0]?.website.theme?.fonts) return []
  const packages = await readFonts(folder)
  const files = new Set(
    contents.flatMap((content) => findFontFiles(content, packages).map(({ file }) => file)),
  )
  return [...files].map((file) => ({
    path: file.url,
    mediaType: "font/woff2",
    generate: () => readFile(file.path),
  }))
}

function toTextFile(
  path: string,
  mediaType: string,
  generate: () => string | Promise<string>,
): GeneratedFile {
  return { path, mediaType, generate: async () => Buffer.from(await generate()) }
}
