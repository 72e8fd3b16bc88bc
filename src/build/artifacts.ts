/** The content in; every generated file of the site, made when asked for, out. */
import type { Content } from "../content/schemas"
import { makeFormat } from "../exports/formats"
import { type ResumeModel, toModel } from "../exports/model"
import { type Page, toPages } from "../exports/pages"
import { type ResumeVariant, toResumeVariants } from "../exports/resume-variants"
import { ICONS, toManifest, toRobots, toSitemap } from "../exports/site-files"
import { shareImagePath, toShareInput } from "../exports/to-share-input"
import { drawIcon, drawPng } from "./images"
import { typesetPdf, typesetSvg } from "./typst"

export type Artifact = {
  /** From the root of the site. */
  path: string
  mediaType: string
  make: () => Uint8Array | Promise<Uint8Array>
}

/** @returns the formats of the résumé, the share images, the icons and what robots read */
export function toArtifacts(content: Content, pathPrefix: string): Artifact[] {
  const model = toModel(content, pathPrefix)
  const pages = toPages(content)
  const [main, ...variants] = toResumeVariants(content)
  return [
    ...toFormats(main, pathPrefix),
    ...variants.flatMap((variant) => toVariantFiles(variant, pathPrefix)),
    ...pages.map((page) => toShareImage(model, page)),
    ...ICONS.map(({ path, size, isMaskable }) => ({
      ...{ path, mediaType: "image/png" },
      make: () => drawIcon(size, isMaskable),
    })),
    toFile("/sitemap.xml", "application/xml", () => toSitemap(model, pages)),
    toFile("/robots.txt", "text/plain", () => toRobots(model)),
    toFile("/manifest.webmanifest", "application/manifest+json", () => toManifest(model)),
  ]
}

function toFormats({ content, base, formats }: ResumeVariant, pathPrefix: string): Artifact[] {
  const model = toModel(content, pathPrefix, base)
  return formats.map((format) => ({
    ...format,
    make: () => makeFormat(format, model, typesetResume),
  }))
}

function toVariantFiles(variant: ResumeVariant, pathPrefix: string): Artifact[] {
  const { content, base, page } = variant
  const own = toFormats(variant, pathPrefix).filter(({ path }) => path.startsWith(base))
  return [...own, toShareImage(toModel(content, pathPrefix, base), page)]
}

const typesetResume = (input: object) => typesetPdf("src/exports/resume.typ", input)

function toShareImage(model: ResumeModel, page: Page): Artifact {
  const draw = () => typesetSvg("src/exports/share-image.typ", toShareInput(model, page))
  return {
    ...{ path: shareImagePath(page), mediaType: "image/png" },
    make: () => drawPng(draw(), 1200, 630),
  }
}

function toFile(path: string, mediaType: string, make: () => string): Artifact {
  return { path, mediaType, make: () => Buffer.from(make()) }
}
