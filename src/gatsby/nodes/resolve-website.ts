/** Fields of the type Website that are computed from it. */
import { FONTS, readFonts } from "../../content/files/read-own-fonts"
import { type Content, contentNames } from "../../content/schemas"
import { measureScale } from "../../fonts/letter-scale"
import { readWebFont } from "../../fonts/web-font"
import { changedWordsOf } from "../../resume"
import { VALIDATED_COPY } from "../../roots"
import { findFontFiles, toSiteTheme } from "../../site/site-theme"
import { weight } from "../../tokens/type"
import { CONTENT_ARGS, type ContentKey, type Context, queryContent } from "./content-nodes"

type Website = Content["website"] & ContentKey

const OWN_FONTS = { filter: { relativeDirectory: { eq: FONTS } } }

/** @returns the words of website.yaml with the language, which a site with one may leave out */
const withLanguage = ({ words, lang }: Website) => ({ words, language: lang })

/** @returns the fields for `createResolvers` */
export const toWebsiteFields = (pathPrefix: string) => ({
  // The YAML may leave it out.
  language: { type: "String!", resolve: ({ lang }: Website) => lang },
  theme: {
    type: "JSON",
    args: CONTENT_ARGS,
    resolve: async ({ theme }: Website, key: ContentKey, context: Context) => {
      if (!theme) return null
      // With this query, Gatsby runs the page's again when a font in the folder changes.
      if (theme.fonts) await context.nodeModel.findAll({ type: "File", query: OWN_FONTS })
      const packages = await readFonts(VALIDATED_COPY)
      if (!theme.fonts) return toSiteTheme(theme, [], packages, pathPrefix)
      // Fonts have only the letters of the content, so an edit of any text may change them.
      const find = (content: Parameters<typeof findFontFiles>[0]) => ({
        files: findFontFiles(content, packages),
        // A short word fits in any font, but in a name it may be large.
        words: [
          ...content.owner.name.split(/\s+/),
          ...(JSON.stringify(content).match(/\p{L}{5,}/gu) ?? []),
        ],
      })
      const { files, words } = await queryContent(context, contentNames, key, find)
      const headings = files.filter(({ isForHeadings }) => isForHeadings)
      const fonts = await Promise.all(headings.map(({ file }) => readWebFont(file.path)))
      const scale = measureScale(fonts, words, weight.heading)
      return toSiteTheme(theme, files, packages, pathPrefix, scale)
    },
  },
  /** What the owner and the language change in the words of the interface. */
  words: { type: "JSON!", resolve: (website: Website) => changedWordsOf(withLanguage(website)) },
})
