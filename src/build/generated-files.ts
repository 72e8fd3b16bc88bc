/** Lists every file that the build generates from the content. */
import { existsSync } from "node:fs"
import path from "node:path"
import type { Content } from "../content/schemas"
import { makeFormat } from "../exports/formats"
import { type ResumeModel, toModel } from "../exports/model"
import { type Page, toPages } from "../exports/pages"
import { type ResumeVariant, toResumeVariants } from "../exports/resume-variants"
import { shareImagePath, toShareInput } from "../exports/share-image"
import { ICONS, toManifest, toRobots, toSitemap } from "../exports/site-files"
import { renderIcon, svgToPng } from "./render-png"
import { createTypeset } from "./typeset-resume"
import { typesetSvg } from "./typst"

export type GeneratedFile = {
  /** From the root of the site, as in '/resume.pdf'. */
  path: string
  mediaType: string
  generate: () => Uint8Array | Promise<Uint8Array>
}

/**
 * @param warn called with a message if a PDF has more pages than resume.yaml allows
 * @returns the résumé in every format, the share images, icons, and files for search engines
 */
export function toGeneratedFiles(
  content: Content,
  pathPrefix: string,
  warn: (message: string) => void = () => {},
): GeneratedFile[] {
  const model = toModel(content, pathPrefix)
  const pages = toPages(content)
  const [main, ...variants] = toResumeVariants(content)
  return [
    ...toFormats(main, pathPrefix, warn),
    ...variants.flatMap((variant) => toVariantFiles(variant, pathPrefix, warn)),
    ...pages.map((page) => toShareImage(model, page)),
    ...ICONS.map(({ path, size, isMaskable }) => ({
      path,
      mediaType: "image/png",
      generate: () => renderIcon(size, isMaskable),
    })),
    toTextFile("/sitemap.xml", "application/xml", () => toSitemap(model, pages)),
    toTextFile("/robots.txt", "text/plain", () => toRobots(model)),
    toTextFile("/manifest.webmanifest", "application/manifest+json", () => toManifest(model)),
  ]
}

/** @returns whether `static/` has a file with this path, which replaces the generated file */
export function isInStaticFolder(location: string): boolean {
  return existsSync(path.join(path.resolve("static"), location))
}

function toFormats(
  { content, base, formats }: ResumeVariant,
  pathPrefix: string,
  warn: (message: string) => void,
): GeneratedFile[] {
  const model = toModel(content, pathPrefix, base)
  return formats.map((format) => ({
    path: format.path,
    mediaType: format.mediaType,
    generate: async () => makeFormat(format, model, await createTypeset(model, format.path, warn)),
  }))
}

function toVariantFiles(
  variant: ResumeVariant,
  pathPrefix: string,
  warn: (message: string) => void,
): GeneratedFile[] {
  const { content, base, page } = variant
  const own = toFormats(variant, pathPrefix, warn).filter(({ path }) => path.startsWith(base))
  return [...own, toShareImage(toModel(content, pathPrefix, base), page)]
}

function toShareImage(model: ResumeModel, page: Page): GeneratedFile {
  const toSvg = () => typesetSvg("src/exports/share-image.typ", toShareInput(model, page))
  return {
    path: shareImagePath(page),
    mediaType: "image/png",
    generate: () => svgToPng(toSvg(), 1200, 630),
  }
}

function toTextFile(path: string, mediaType: string, generate: () => string): GeneratedFile {
  return { path, mediaType, generate: () => Buffer.from(generate()) }
}
