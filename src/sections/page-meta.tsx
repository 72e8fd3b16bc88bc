import { graphql } from "gatsby"
import { isRightToLeft } from "../lib/language"

export type HeadTagsProps = { title: string; description: string; language: string }

/** The title, the description, the language and the direction of a page. */
export function HeadTags({ title, description, language }: HeadTagsProps) {
  return (
    <>
      {/* Gatsby moves the attributes to the element of the page. */}
      <html lang={language} dir={isRightToLeft(language) ? "rtl" : undefined} />
      <title>{title}</title>
      <meta name="description" content={description} />
    </>
  )
}

export type PageMetaProps = { meta: Queries.PageMetaFragment }

/** The head of a page: title, description, other formats, and data for search engines and previews. */
export function PageMeta({ meta }: PageMetaProps) {
  const { title, description, language, canonical, image, imageAlt, alternates, jsonLd } = meta
  return (
    <>
      <HeadTags title={title} description={description} language={language} />
      <meta name="version" content={meta.version} />
      <link rel="canonical" href={canonical} />
      {alternates.map(({ href, mediaType, title: format }) => (
        <link key={href} rel="alternate" type={mediaType} href={href} title={format} />
      ))}
      {meta.languages.map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      {meta.locales.map((locale, index) => (
        <meta
          key={locale}
          property={index === 0 ? "og:locale" : "og:locale:alternate"}
          content={locale}
        />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={meta.siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={imageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      <script type="application/ld+json">{jsonLd}</script>
    </>
  )
}

export const query = graphql`
  fragment PageMeta on PageMeta {
    title
    description
    language
    siteName
    canonical
    image
    imageAlt
    alternates {
      href
      mediaType
      title
    }
    languages {
      hrefLang
      href
    }
    locales
    jsonLd
    version
  }
`
