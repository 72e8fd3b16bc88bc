/** Builds sitemap.xml, robots.txt and the web app manifest. */
import type { Content } from "../content/schemas"
import { toUri } from "../lib/to-uri"
import { escapeXml, languagesOf, type ResumeModel, toModel } from "../resume"
import { toPageLanguages, toSiteLanguage } from "./languages"
import { toPages } from "./pages"
import { toLanguageAlternates } from "./to-page-meta"

/**
 * @param contents every content of the site
 * @returns sitemap.xml (https://www.sitemaps.org/protocol.html) with every public page, each with its languages
 *   (https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap)
 */
export function toSitemap(contents: readonly Content[], pathPrefix = ""): string {
  const mains = contents.filter(({ variant }) => !variant)
  const siteLanguages = mains.map((content) =>
    toSiteLanguage(content, languagesOf(content).language),
  )
  const namespace = mains.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ""
  const urls = mains.flatMap((content) => {
    const model = toModel(content, pathPrefix)
    return toPages(content).map(({ path }) => {
      const languages = toLanguageAlternates(model, toPageLanguages(siteLanguages, path))
      const links = languages.map(
        ({ hrefLang, href }) =>
          `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(href)}"/>`,
      )
      const url = escapeXml(toUri(model.siteUrl + path))
      return `  <url><loc>${url}</loc><lastmod>${model.updated}</lastmod>${links.join("")}</url>\n`
    })
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>\n${urls.join("")}</urlset>\n`
}

/** @returns robots.txt (RFC 9309), which allows everything */
export function toRobots({ siteUrl }: ResumeModel): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${toUri(siteUrl)}/sitemap.xml\n`
}

/** The icons of the site. Systems may crop a maskable one to a circle. */
export const ICONS = [
  { path: "/icons/icon-192.png", size: 192, isMaskable: false },
  { path: "/icons/icon-512.png", size: 512, isMaskable: false },
  { path: "/icons/maskable-512.png", size: 512, isMaskable: true },
  { path: "/icons/apple-touch-icon.png", size: 180, isMaskable: true },
] as const

/** @returns the web app manifest (https://www.w3.org/TR/appmanifest/), with URLs relative to it */
export function toManifest({ owner, description, palettes, language }: ResumeModel): string {
  const icons = ICONS.filter(({ size }) => size >= 192).map(({ path, size, isMaskable }) => ({
    src: path.slice(1),
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose: isMaskable ? "maskable" : "any",
  }))
  const manifest = {
    name: owner.name,
    description,
    lang: language,
    start_url: "./",
    scope: "./",
    display: "browser",
    background_color: palettes.screen.backgroundBottom,
    theme_color: palettes.screen.backgroundTop,
    icons,
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
