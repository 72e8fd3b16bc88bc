/** What a visitor who knows only the home page can find out: no private value, and nothing about variants. */
import { spawnSync } from "node:child_process"
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { copyRepository } from "../scripts/lib/copy-repository"
import { writeNewContent } from "../scripts/lib/new-content"
import { PUBLIC } from "../src/build/built-files"
import { SAMPLE } from "../src/content/files/content-folder"
import {
  findVariantLeaks,
  isFileOfVariant,
  toHiddenVariants,
} from "../src/exports/find-variant-leaks"
import { findReachableFiles } from "../src/testing/reachable-files"
import { expect, ROUTES, test } from "./support/test"

/** @returns the words of the text in lowercase, without punctuation */
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** @returns every sequence of five words */
function phrasesOf(text: string): string[] {
  const words = wordsOf(text)
  return words.slice(4).map((_, index) => words.slice(index, index + 5).join(" "))
}

test("the build stops at a private value and empties public/, and the next build works", async ({
  content,
}, testInfo) => {
  test.setTimeout(600_000)
  const folder = testInfo.outputPath("site")
  copyRepository(folder)
  const owner = path.join(folder, "content")
  await writeNewContent({
    folder: owner,
    sample: SAMPLE,
    isForced: true,
    name: content.owner.name,
    today: new Date(),
  })
  const inFolder = (name: string) => path.join(folder, name)
  writeFileSync(
    inFolder("content/owner.yaml"),
    "name: A\nheadline: B\ncontact:\n  - kind: phone\n    value: +49 30 1234567\n    forms: []\n",
  )
  mkdirSync(inFolder("static"), { recursive: true })
  writeFileSync(inFolder("static/notes.txt"), "Call 030 / 123 45 67.")
  const build = () =>
    spawnSync("npm", ["run", "build"], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, NODE_ENV: "production", CONTENT: "content" },
    })
  const stopped = build()
  expect(stopped.stdout + stopped.stderr).toContain(
    "static/notes.txt contains owner.yaml contact[0]",
  )
  expect(stopped.status).toBe(1)
  expect(readdirSync(inFolder("public"))).toEqual([])

  rmSync(inFolder("static/notes.txt"))
  const next = build()
  expect({ status: next.status, output: next.stderr }).toEqual({ status: 0, output: "" })
  expect(readdirSync(inFolder("public"))).toContain("index.html")
})

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
