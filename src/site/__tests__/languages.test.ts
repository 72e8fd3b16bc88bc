import { minimalContent } from "../../../test/content"
import { loadPerson } from "../../../test/load-person"
import type { Content } from "../../content/schemas"
import { contentsOf } from "../../content/translations/translate-content"
import { required } from "../../lib/required"
import { resumesOf, toModel } from "../../resume"
import { toPageLanguages, toSiteLanguage } from "../languages"
import { toPages } from "../pages"
import { toRobots, toSitemap } from "../site-files"
import { toPageMeta } from "../to-page-meta"

const ORIGIN = "https://raghad.example"

/** @returns every content of a person's site */
const loadContents = async (person = "interpreter") =>
  contentsOf(await loadPerson(person)).flatMap(resumesOf)

/** @returns the page in each language */
function languagesAt(contents: readonly Content[], path?: string) {
  const toLanguage = (content: Content) => toSiteLanguage(content, toModel(content).language)
  const [, variant] = /^\/resume\/(.+)\/$/.exec(path ?? "") ?? []
  const withPage = contents.filter((content) => content.variant === variant).map(toLanguage)
  return toPageLanguages(
    contents.filter((content) => !content.variant).map(toLanguage),
    path,
    variant ? withPage.map(({ lang }) => lang) : undefined,
  )
}

/** @returns the metadata of a page in each language that has it */
function metaOf(contents: readonly Content[], path: string) {
  return contents.flatMap((content) => {
    const page = toPages(content).find((each) => each.path === path)
    return page ? [toPageMeta(toModel(content), page, "2026-11", languagesAt(contents, path))] : []
  })
}

test("each language names itself, and has its own path", async () => {
  const contents = await loadContents()
  expect(languagesAt(contents, "/resume/")).toEqual([
    { code: "ar", name: "العربية", href: "/resume/", hasPage: true },
    { code: "en", name: "English", href: "/en/resume/", hasPage: true },
    { code: "fr", name: "Français", href: "/fr/resume/", hasPage: true },
  ])
})

test("the switch leads to the home page in a language that does not have the page", async () => {
  const contents = await loadContents()
  const hrefs = (path?: string) => languagesAt(contents, path).map(({ href }) => href)
  expect(hrefs("/resume/geneva/")).toEqual(["/", "/en/", "/fr/resume/geneva/"])
  const legal = "/resume/legal/"
  expect(hrefs(legal)).toEqual([legal, `/en${legal}`, `/fr${legal}`])
  expect(hrefs(undefined)).toEqual(["/", "/en/", "/fr/"])
})

test.each(["/", "/about/", "/resume/", "/resume/legal/"])(
  "every language of %s has the same alternates, and names its own language first",
  async (path) => {
    const metas = metaOf(await loadContents(), path)
    expect(metas.map(({ canonical }) => canonical)).toEqual([
      `${ORIGIN}${path}`,
      `${ORIGIN}/en${path}`,
      `${ORIGIN}/fr${path}`,
    ])
    for (const { languages } of metas) {
      expect(languages).toEqual([
        { hrefLang: "ar", href: `${ORIGIN}${path}` },
        { hrefLang: "en", href: `${ORIGIN}/en${path}` },
        { hrefLang: "fr", href: `${ORIGIN}/fr${path}` },
        { hrefLang: "x-default", href: `${ORIGIN}${path}` },
      ])
    }
    expect(metas.map(({ language }) => language)).toEqual(["ar", "en", "fr"])
    expect(metas.map(({ locales }) => locales)).toEqual([
      ["ar_EG", "en_US", "fr_FR"],
      ["en_US", "ar_EG", "fr_FR"],
      ["fr_FR", "ar_EG", "en_US"],
    ])
  },
)

test("a page in one language has no alternates", async () => {
  const metas = metaOf(await loadContents(), "/resume/geneva/")
  expect(metas).toMatchObject([
    { canonical: `${ORIGIN}/fr/resume/geneva/`, language: "fr", languages: [], locales: [] },
  ])
})

test("a site in one language has no alternates", async () => {
  const contents = await loadContents("academic")
  expect(languagesAt(contents, "/resume/")).toEqual([])
  expect(metaOf(contents, "/resume/")).toMatchObject([{ languages: [], locales: [] }])
})

test("the title and the formats of a page are those of its language", async () => {
  const metas = metaOf(await loadContents(), "/resume/")
  expect(metas.map(({ title }) => title)).toEqual([
    "السيرة الذاتية — رغد السنديان",
    "Résumé — Raghad Sindyan",
    "CV — Raghad Sindyan",
  ])
  expect(metas.map(({ alternates }) => alternates[0]?.href)).toEqual([
    `${ORIGIN}/resume.pdf`,
    `${ORIGIN}/en/resume.pdf`,
    `${ORIGIN}/fr/resume.pdf`,
  ])
})

test("the sitemap has each page in each language, with all of them as its alternates", async () => {
  const sitemap = toSitemap(await loadContents())
  const urls = sitemap.match(/<url>.*<\/url>/g) ?? []
  const paths = ["/", "/about/", "/resume/"]
  expect(urls.map((url) => /<loc>(.*?)<\/loc>/.exec(url)?.[1])).toEqual(
    ["", "/en", "/fr"].flatMap((start) => paths.map((path) => ORIGIN + start + path)),
  )
  expect(sitemap).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"')
  expect(sitemap).not.toContain("/resume/legal")
  const last = required(urls.at(-1), "url")
  expect(
    [...last.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, ...pair]) => pair),
  ).toEqual([
    ["ar", `${ORIGIN}/resume/`],
    ["en", `${ORIGIN}/en/resume/`],
    ["fr", `${ORIGIN}/fr/resume/`],
    ["x-default", `${ORIGIN}/resume/`],
  ])
})

test("the addresses of the site have its host in ASCII", async () => {
  const content = minimalContent()
  content.website.origin = "https://müller.example"
  const model = toModel(content)
  const [page] = toPages(content)
  const texts = [
    toSitemap([content]),
    toRobots(model),
    JSON.stringify(toPageMeta(model, required(page, "page"), "2026-07")),
  ]
  for (const text of texts) {
    expect(text).toContain("https://xn--mller-kva.example/")
    expect(text).not.toMatch(/m(?:ü|%C3%BC)ller/)
  }
})
