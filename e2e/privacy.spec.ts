/** What a visitor who knows only the home page can find out: no private value, and nothing about variants. */
import { PUBLIC } from "../src/gatsby/after-build/built-files"
import {
  findVariantLeaks,
  isFileOfVariant,
  toHiddenVariants,
} from "../src/gatsby/after-build/find-variant-leaks"
import { findReachableFiles } from "../test/reachable-files"
import { expect, ROUTES, test } from "./support/test"

/** @returns the words of the text in lowercase, without punctuation */
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** @returns every sequence of five words */
function phrasesOf(text: string): string[] {
  const words = wordsOf(text)
  return words.slice(4).map((_, index) => words.slice(index, index + 5).join(" "))
}

test("a crawl from the home page reaches every public page, no file of a variant, and no text that only a variant has", async ({
  content,
}) => {
  const { variants, ...others } = content
  const files = await findReachableFiles(PUBLIC)
  expect([...files.keys()]).toEqual(
    expect.arrayContaining([
      ...ROUTES.map((route) => `${route}index.html`),
      "/_headers",
      "/sitemap.xml",
      "/manifest.webmanifest",
      "/resume.pdf",
      "/contact.vcf",
      "/page-data/resume/page-data.json",
      "/share/resume.png",
    ]),
  )
  const publicText = wordsOf(JSON.stringify(others)).join(" ")
  const phrases = Object.values(variants).flatMap(({ title = "", objective = "" }) => [
    wordsOf(title).join(" "),
    ...phrasesOf(objective),
  ])
  const own = phrases.filter((phrase) => phrase.includes(" ") && !publicText.includes(phrase))
  expect(own.length).toBeGreaterThan(0)
  for (const [file, text] of files) {
    for (const name of Object.keys(variants))
      expect(isFileOfVariant(file.slice(1), name)).toBe(false)
    expect(findVariantLeaks(toHiddenVariants(content), { path: file.slice(1), text })).toEqual([])
    const words = wordsOf(text).join(" ")
    expect(
      own.filter((phrase) => words.includes(phrase)),
      file,
    ).toEqual([])
  }
})
