/** Lists every file that the build generates from the content. */
import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import path from "node:path"
import { readFontPackages } from "../../content/files/read-font-packages"
import type { Content } from "../../content/schemas"
import { shareImagePath } from "../../content/values/page-paths"
import { makeFormat, type ResumeModel, toModel } from "../../resume"
import { siteRoot } from "../../roots"
import { type Page, toPages } from "../../site/pages"
import { type ResumeVariant, toResumeVariants } from "../../site/resume-variants"
import { toShareInput } from "../../site/share-image"
import { ICONS, toManifest, toRobots, toSitemap } from "../../site/site-files"
import { findFontFiles, fontPath } from "../../site/site-theme"
import { VALIDATED_COPY } from "../nodes/validated-copy"
import { renderIcon, svgToPng } from "./render-png"
import { ICON_PATH, readIcon } from "./site-icon"
import { createTypeset, readPortrait, type TypesetOptions } from "./typeset-resume"
import { type Pictures, typeset as typesetWithTypst } from "./typst"

export type GeneratedFile = {
  /** From the root of the site, as in '/resume.pdf'. */
  path: string
  mediaType: string
  generate: () => Uint8Array | Promise<Uint8Array>
}

type Options = Omit<TypesetOptions, "pictures"> & {
  /** The content folder with the portrait. By default, the validated copy. */
  folder?: string
}

/** With the portrait, which all PDFs share. It is read when the first of them is generated. */
type FormatOptions = Omit<TypesetOptions, "pictures"> & { getPictures: () => Promise<Pictures> }

/**
 * @param contents the content in each language, first in that of the base
 * @returns the résumé in every format and the share images in each language, icons, the fonts of the
 *   theme, and files for search engines
 */
export async function toGeneratedFiles(
  contents: readonly [base: Content, ...translations: Content[]],
  pathPrefix: string,
  options: Options = {},
): Promise<GeneratedFile[]> {
  const [content] = contents
  const model = toModel(content, pathPrefix)
  const { screen } = model.palettes
  return [
    ...contents.flatMap((each) => toLanguageFiles(each, pathPrefix, options)),
    ...ICONS.map(({ path, size, isMaskable }) => ({
      path,
      mediaType: "image/png",
      generate: async () =>
        renderIcon(await readIcon(screen), size, isMaskable ? screen.backgroundTop : undefined),
    })),
    toTextFile(ICON_PATH, "image/svg+xml", () => readIcon(screen)),
    ...(await toFontFiles(contents)),
    toTextFile("/sitemap.xml", "application/xml", () => toSitemap(contents, pathPrefix)),
    toTextFile("/robots.txt", "text/plain", () => toRobots(model)),
    toTextFile("/manifest.webmanifest", "application/manifest+json", () => toManifest(model)),
  ]
}

/** @returns the files of one language, which its pages link to */
function toLanguageFiles(
  content: Content,
  pathPrefix: string,
  { folder = VALIDATED_COPY, ...options }: Options,
): GeneratedFile[] {
  const model = toModel(content, pathPrefix)
  const [main, ...variants] = toResumeVariants(content)
  let pictures: Promise<Pictures> | undefined
  const getPictures = () => {
    pictures ??= readPortrait(model, folder)
    return pictures
  }
  const formatOptions = { ...options, getPictures }
  const files = [
    ...toFormats(main, pathPrefix, formatOptions),
    ...variants.flatMap((variant) => toVariantFiles(variant, pathPrefix, formatOptions)),
    ...toPages(content).map((page) => toShareImage(() => model, page, options)),
  ]
  return files.map((file) => ({ ...file, path: model.languagePath + file.path }))
}

/** @returns whether `static/` has a file with this path, which replaces the generated file */
export function isInStaticFolder(location: string): boolean {
  return existsSync(path.join(siteRoot("static"), location))
}

function toFormats(
  { content, base, formats }: ResumeVariant,
  pathPrefix: string,
  { getPictures, ...options }: FormatOptions,
): GeneratedFile[] {
  // The develop server lists all files for each one that it serves.
  let model: ResumeModel | undefined
  return formats.map((format) => ({
    path: format.path,
    mediaType: format.mediaType,
    generate: async () => {
      model ??= toModel(content, pathPrefix, base)
      const pictures = await getPictures()
      const file = model.languagePath + format.path
      return makeFormat(format, model, createTypeset(file, { ...options, pictures }))
    },
  }))
}

function toVariantFiles(
  variant: ResumeVariant,
  pathPrefix: string,
  options: FormatOptions,
): GeneratedFile[] {
  const { content, base, page } = variant
  const own = toFormats(variant, pathPrefix, options).filter(({ path }) => path.startsWith(base))
  return [...own, toShareImage(() => toModel(content, pathPrefix, base), page, options)]
}

function toShareImage(
  getModel: () => ResumeModel,
  page: Page,
  { typeset = typesetWithTypst }: TypesetOptions,
): GeneratedFile {
  const toSvg = () => typeset("src/site/share-image.typ", toShareInput(getModel(), page)).toSvg()
  return {
    path: shareImagePath(page),
    mediaType: "image/png",
    generate: () => svgToPng(toSvg(), 1200, 630),
  }
}

async function toFontFiles(contents: readonly Content[]): Promise<GeneratedFile[]> {
  if (!contents[0]?.website.theme?.fonts) return []
  const packages = await readFontPackages()
  const files = new Set(
    contents.flatMap((content) => findFontFiles(content, packages).map(({ file }) => file)),
  )
  return [...files].map((file) => ({
    path: fontPath(file, packages),
    mediaType: "font/woff2",
    generate: () => readFile(siteRoot("node_modules", file.path)),
  }))
}

function toTextFile(
  path: string,
  mediaType: string,
  generate: () => string | Promise<string>,
): GeneratedFile {
  return { path, mediaType, generate: async () => Buffer.from(await generate()) }
}
