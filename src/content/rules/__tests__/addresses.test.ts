import { checkContent, type folderOf, VALID_FILES } from "../../../../test/valid-content"

type Files = NonNullable<Parameters<typeof folderOf>[0]>

const page = (id: string) =>
  `  - id: '${id}'\n    title: Page\n    description: Text.\n    sections:\n      - lines: [One]\n`

const legal = (...ids: string[]) => ({ legal: `pages:\n${ids.map(page).join("")}` })

const TRANSLATION: Files = {
  website: `${VALID_FILES.website}language: en\n`,
  "translations/de": "texts: []\n",
}

/** @returns the errors about addresses and names of files */
function check(files: Files, staticFiles: string[] = []): string[] {
  return checkContent(files, { staticFiles: new Set(staticFiles) })
    .diagnostics.filter(({ code }) => /^(duplicate-address|bad-id|static-name)$/.test(code))
    .map(({ file, line, message }) => `${file}:${line} ${message}`)
}

test.each([
  ["about", "/about/ is already the URL of the page of about.yaml. See content/about.yaml:1:1."],
  [
    "resume",
    "/resume/ is already the URL of the page of resume.yaml. See content/resume.yaml:1:1.",
  ],
  [
    "index",
    "/index/ is not free: the build writes /page-data/index/page-data.json for the page of home.yaml. See content/home.yaml:1:1.",
  ],
  [
    "404",
    "/404/ is not free: the build writes /404.html for Not Found. See content/errors.yaml:3:13.",
  ],
  [
    "share",
    "/share/ is not free: the build writes /share/home.png for the page of home.yaml. See content/home.yaml:1:1.",
  ],
  ["static", "/static/ is not free: the build writes /static/ for another part of the site."],
  [
    "page-data",
    "/page-data/ is not free: the build writes /page-data/index/page-data.json for the page of home.yaml. See content/home.yaml:1:1.",
  ],
])("refuses the legal page %s, and says what has its address", (id, message) => {
  expect(check(legal(id))).toEqual([`content/legal.yaml:2 ${message}`])
})

test("refuses two legal pages with one address", () => {
  expect(check(legal("privacy", "privacy"))).toEqual([
    "content/legal.yaml:7 /privacy/ is already the URL of Page. See content/legal.yaml:2:9.",
  ])
})

test("refuses a legal page with the address of a translation", () => {
  expect(check({ ...TRANSLATION, ...legal("de", "fr") })).toEqual([
    "content/legal.yaml:2 /de/ is already the URL of the page of home.yaml in the language de. See content/translations/de.yaml:1:1.",
  ])
})

test("accepts a legal page with the name of what this content does not have", () => {
  expect(check(legal("de", "500", "fonts", "home", "resume-platform", "kitchen-sink"))).toEqual([])
  const home = VALID_FILES.home.replace("/about/", "/resume/")
  expect(check({ about: null, home, ...legal("about") })).toEqual([])
})

test("refuses a file of static/ with the path of a page, or in its way", () => {
  const files = { ...TRANSLATION, "variants/bank": "title: Bank\n" } as const
  const taken = [
    "/de/index.html",
    "/de/404.html",
    "/_headers",
    "/de/imprint/index.html",
    "/de/resume/bank/index.html",
    "/resume/bank/index.html",
    "/about",
    "/de",
    "/share",
    "/resume.pdf/notes.txt",
    "/page-data/x.json",
    "/webpack.stats.json",
  ]
  expect(check(files, taken).map((line) => line.split(":")[0])).toEqual(
    taken.map((file) => `static${file}`).sort((a, b) => a.localeCompare(b, "en")),
  )
  expect(check(files, ["/de/index.html"])).toEqual([
    "static/de/index.html:1 The build itself writes /de/index.html. See content/translations/de.yaml:1:1.",
  ])
})

test("an address that differs in its capitals alone is the same", () => {
  const files: Files = { ...TRANSLATION, "translations/pt-BR": "texts: []\n" }
  expect(check({ ...files, ...legal("pt-br") })).toEqual([
    "content/legal.yaml:2 /pt-br/ is not free: the build writes /pt-BR/index.html for the page of home.yaml in the language pt-BR. See content/translations/pt-BR.yaml:1:1.",
  ])
  expect(check(files, ["/About/index.html", "/PT-BR", "/Favicon.svg"])).toEqual([
    "static/About/index.html:1 The build itself writes /about/index.html. See content/about.yaml:1:1.",
    "static/PT-BR:1 The build itself writes /pt-BR/index.html. See content/translations/pt-BR.yaml:1:1.",
  ])
})

test("accepts a file of static/ that replaces a generated file, or stands beside a page", () => {
  const files = ["/de/resume.pdf", "/resume.pdf", "/share/home.png", "/about/photo.jpg"]
  const others = ["/resume/any/index.html", "/index/index.html", "/_redirects", "/icons/x.png"]
  expect(check(TRANSLATION, [...files, ...others, "/static/logo.svg"])).toEqual([])
})

test("a link may have the escapes of a URL", () => {
  const about = VALID_FILES.about.replace("href: /portfolio/", "href: /My%20file.pdf")
  const codesIn = (staticFiles: Set<string>) =>
    checkContent({ about }, { staticFiles }).diagnostics.map(({ code }) => code)
  expect(codesIn(new Set(["/My file.pdf"]))).not.toContain("unknown-page")
  expect(codesIn(new Set(["/My.pdf"]))).toContain("unknown-page")
})

test("the home page has no showcase to link to without cards", () => {
  const about = VALID_FILES.about.replace("href: /portfolio/", "href: /#showcase")
  const showcase = "label: Projects\ntitle: Pick one.\n"
  const codesOf = (files: object) => checkContent(files).diagnostics.map(({ code }) => code)
  expect(codesOf({ about })).not.toContain("unknown-page")
  expect(codesOf({ about, showcase })).toContain("unknown-page")
})

test("accepts links to a legal page", () => {
  const about = VALID_FILES.about.replace("/portfolio/", "/imprint/")
  expect(checkContent({ about }).diagnostics).toEqual([])
})
