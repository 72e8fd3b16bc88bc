/** Fields of the type Website that are computed from it. */
import { readFontPackages } from "../../content/files/read-font-packages"
import { type Content, contentNames } from "../../content/schemas"
import { toWordList } from "../../lib/word-list"
import { changedWordsOf } from "../../resume"
import { toSiteTheme } from "../../site/site-theme"
import { isDevelop, markWords } from "../develop/text-places"
import {
  CONTENT_ARGS,
  type ContentKey,
  type Context,
  queryContent,
  queryFile,
} from "./content-nodes"

type Website = Content["website"] & ContentKey

/** @returns the fields for `createResolvers` */
export const toWebsiteFields = (pathPrefix: string) => ({
  // The YAML may leave it out.
  language: { resolve: ({ lang }: Website) => lang },
  theme: {
    type: "SiteTheme",
    args: CONTENT_ARGS,
    resolve: async ({ theme }: Website, key: ContentKey, context: Context) => {
      if (!theme) return null
      const packages = await readFontPackages()
      // The pages get the fonts of the letters that the content has.
      return queryContent(context, contentNames, key, (content) =>
        toSiteTheme(content, packages, pathPrefix),
      )
    },
  },
  words: {
    type: "[ChangedWord!]!",
    args: CONTENT_ARGS,
    resolve: async ({ words, lang }: Website, key: ContentKey, context: Context) => {
      const website = { words, language: lang }
      if (!isDevelop()) return toWordList(changedWordsOf(website))
      const language = await queryFile(context, "language", key)
      return toWordList(markWords(website, language?.path ? lang : undefined))
    },
  },
})
