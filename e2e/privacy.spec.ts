/** What a visitor who knows only the home page can find out: no private value, and nothing about variants. */
import { PUBLIC } from "../src/gatsby/after-build/built-files"
import {
  findVariantLeaks,
  isFileOfVariant,
  toHiddenVariants,
} from "../src/resume/privacy/find-variant-leaks"
import { findReachableFiles } from "../test/reachable-files"
import { expect, ROUTES, test } from "./support/test"

/** @returns the words of the text in lowercase, without punctuation */
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** @returns every sequence of five words */
function phrasesOf(text: string): string[] {
  const words = wordsOf(text)
  return words.slice(4).map((_, index) => words.slice(index, index + 5).join(" "))
}

test("a crawl from the home page reaches every public page and no file of a variant", async ({
  content,
}) => {
  const files = [...(await findReachableFiles(PUBLIC)).keys()]
  for (const route of ROUTES) expect(files).toContain(`${route}index.html`)
  expect(files).toEqual(
    expect.arrayContaining([
      "/_headers",
      "/sitemap.xml",
      "/manifest.webmanifest",
      "/resume.pdf",
      "/contact.vcf",
      "/page-data/resume/page-data.json",
      "/share/resume.png",
    ]),
  )
  const names = Object.keys(content.variants)
  expect(names.length).toBeGreaterThan(0)
  const ofVariants = files.filter((file) =>
    names.some((name) => isFileOfVariant(file.slice(1), name)),
  )
  expect(ofVariants).toEqual([])
})

test("no reachable file has the address of a variant, or words that only the variant has", async ({
  content,
}) => {
  const { variants, ...others } = content
  const publicText = wordsOf(JSON.stringify(others)).join(" ")
  const phrases = Object.values(variants).flatMap(({ title = "", objective = "" }) => [
    wordsOf(title).join(" "),
    ...phrasesOf(objective),
  ])
  const own = phrases.filter((phrase) => phrase.includes(" ") && !publicText.includes(phrase))
  expect(own.length).toBeGreaterThan(0)
  for (const [file, text] of await findReachableFiles(PUBLIC)) {
    expect(findVariantLeaks(toHiddenVariants(content), { path: file.slice(1), text })).toEqual([])
    const words = wordsOf(text).join(" ")
    expect({ file, phrases: own.filter((phrase) => words.includes(phrase)) }).toEqual({
      file,
      phrases: [],
    })
  }
})

test("a visitor can go from a variant to another page, back and forward", async ({
  page,
  content,
}) => {
  const [name] = Object.keys(content.variants)
  const title = page.getByRole("main").getByRole("heading", { level: 1 })
  await page.goto(`/resume/${name}/`)
  const own = await title.textContent()
  await page.getByRole("navigation").getByRole("link", { name: content.about.title }).click()
  await expect(title).toHaveText(content.owner.name)
  // The document now begins with another page, which does not know the variant.
  await page.reload()
  await page.goBack()
  await expect(title).toHaveText(own ?? "")
  await expect(page).toHaveURL(`/resume/${name}/`)
})
