import { checkContent, folderOf, VALID_FILES } from "../../../../test/valid-content"
import { parseInline } from "../../inline/parse-inline"
import { formatDiagnostic } from "../../report/terminal"

/** @returns the formatted diagnostics of the folder without their code frames */
function outputOf(...folder: Parameters<typeof checkContent>): string {
  const { diagnostics } = checkContent(...folder)
  return diagnostics.map((diagnostic) => formatDiagnostic({ ...diagnostic, frame: "" })).join("\n")
}

const entries = (...extra: string[]) => [
  ...Object.keys(VALID_FILES).map((name) => `${name}.yaml`),
  "images/",
  ...extra,
]

test.each<[string, Parameters<typeof checkContent>[0], code: string, message: string]>([
  ["a missing file", { website: null }, "website.yaml:1:1  [missing-file]", "The file is missing."],
  ["an empty file", { owner: "" }, "owner.yaml:1:1  [empty-file]", "Hint: Add its fields, which"],
  ["comments alone", { owner: "# later\n\n" }, "owner.yaml:1:1  [empty-file]", "Hint: Add its"],
  [
    "a carriage return without a line feed",
    { website: VALID_FILES.website.replaceAll("\n", "\r") },
    "website.yaml:1:27  [encoding]",
    'Hint: Save the file again with the line endings "LF".',
  ],
  [
    "a byte that is not UTF-8",
    { owner: Buffer.from(VALID_FILES.owner.replace("Ada", "Adé"), "latin1") },
    "owner.yaml:1:9  [encoding]",
    'Hint: Save the file again with the encoding "UTF-8".',
  ],
  [
    "an invisible control character",
    { owner: VALID_FILES.owner.replace("Ada", "Ada\u0007") },
    "owner.yaml:1:10  [encoding]",
    "There is an invisible control character (U+0007) here.",
  ],
  [
    "a file that is too large",
    { owner: `# ${"x".repeat(200_000)}` },
    "owner.yaml:1:1  [file-too-large]",
    "The file has 196 KB. The limit is 128 KB.",
  ],
  [
    "a picture whose name is too long for the files that are made of it",
    { showcase: VALID_FILES.showcase.replace("wide.png", `${"x".repeat(236)}.png`) },
    "[bad-picture-path]",
    "A name in the path has 240 bytes, and can have 200.",
  ],
  [
    "a photo whose name says that it is HEIC",
    { showcase: VALID_FILES.showcase.replace("wide.png", "photo.HEIC") },
    "[bad-picture-path]",
    "export it as a JPEG",
  ],
])("reports %s", (_what, changed, code, message) => {
  const output = outputOf(changed)
  expect(output).toContain(code)
  expect(output).toContain(message)
})

test("reports a file that cannot be opened", () => {
  const { files } = folderOf()
  expect(outputOf({}, { files: { ...files, owner: { reason: "it is a folder" } } })).toBe(
    "content/owner.yaml:1:1  [unreadable-file]\n  The file cannot be read: it is a folder.",
  )
})

const OPTIONAL = ["about", "legal", "portfolio", "showcase"] as const

/** The links of the valid files to optional pages. */
const withoutLinks = { home: "description: Home.\nlead: Engineer.\n" }

test.each(OPTIONAL)("accepts content without %s.yaml", (name) => {
  const about = VALID_FILES.about.replace(/actions:[\s\S]*/, "")
  const { content, diagnostics } = checkContent({ about, ...withoutLinks, [name]: null })
  expect(diagnostics).toEqual([])
  expect(content).toBeDefined()
  expect(content).not.toHaveProperty(name)
})

test.each([
  ["about", "page /about/"],
  ["portfolio", "page /portfolio/"],
  ["showcase", "showcase"],
  ["legal", "legal pages"],
])("warns about an empty %s.yaml, and says that the site has no %s", (name, what) => {
  const about = VALID_FILES.about.replace(/actions:[\s\S]*/, "")
  for (const file of ["", "# later\n"]) {
    const files = { about, ...withoutLinks, [name]: file }
    const { content } = checkContent(files)
    expect(content).toBeDefined()
    expect(content).not.toHaveProperty(name)
    expect(outputOf(files)).toBe(
      `content/${name}.yaml:1:1  [empty-section]
  Warning: The file is empty or contains only comments, so the site has no ${what}.
  Hint: If its fields stand behind a #, remove the # at the start of their lines. Else write its fields, which docs/content.md lists, or delete the file.`,
    )
  }
})

test("leaves out a portfolio without a project and a showcase without a card, with a warning", () => {
  const portfolio = "title: Portfolio\ndescription: What I built.\nprojects: []\n"
  const showcase = "label: Projects\ntitle: Pick one.\ncards: []\n"
  const about = VALID_FILES.about.replace(/actions:[\s\S]*/, "")
  const { content, diagnostics } = checkContent({ about, portfolio, showcase })
  expect(content).not.toHaveProperty("portfolio")
  expect(content).not.toHaveProperty("showcase")
  expect(diagnostics.map(({ file, code }) => `${file} ${code}`)).toEqual([
    "content/portfolio.yaml empty-section",
    "content/showcase.yaml empty-section",
  ])
})

test("reports links to a page that is left out, but not to one whose file has an error", () => {
  const expected = (page: string) => `This site has no page "${page}".`
  expect(outputOf({ about: null })).toContain(expected("/about/"))
  expect(outputOf({ portfolio: null })).toContain(expected("/portfolio/"))
  expect(outputOf({ portfolio: "# later\n" })).toContain(expected("/portfolio/"))
  expect(outputOf({ about: "title: 1\n", portfolio: "title: 1\n" })).not.toContain("no page")
})

test("reports a misspelled and a missing file name as one error", () => {
  const folder = { entries: ["images/", "ownr.yaml"] }
  expect(outputOf({ owner: null }, folder)).toBe(`content/ownr.yaml:1:1  [unknown-file]
  The site does not use this file, and owner.yaml is missing.
  Expected: about.yaml, errors.yaml, home.yaml, legal.yaml, owner.yaml, portfolio.yaml, resume.yaml, showcase.yaml, skills.yaml, website.yaml, work.yaml and the folders images/, variants/, letters/, translations/, fonts/, templates/.
  Hint: Rename it to owner.yaml.`)
  const optional = outputOf({ showcase: null }, { entries: entries("showcse.yaml") })
  expect(optional).toContain("Rename it to showcase.yaml.")
})

test.each([
  ...[".DS_Store", "work.yaml~", ".work.yaml.swp", "owner.yaml.orig", "owner.yaml.rej", "x.swo"],
  ...["owner.yaml.save", "owner.yaml.save.1", "Icon\r", "~$x.docx", "@eaDir/", "__MACOSX/", "4913"],
  ...["ehthumbs.db", "Thumbs.db", "a.yaml___jb_tmp___", "a.yaml___jb_old___", "variants/@eaDir/"],
  ...["letters/a.yaml.orig", "translations/de.yaml.rej", "translations/@eaDir/", "fonts/Icon\r"],
  ...["work_LOCAL_4711.yaml", "work.yaml.BASE.4711.yaml"],
])("ignores what editors, Git and file systems leave behind: %j", (entry) => {
  expect(outputOf({}, { entries: entries(entry) })).toBe("")
})

test.each([
  ...["notes.txt", "drafts/"],
  "work (Ada's conflicted copy 2026-11-21).yaml",
  "work.sync-conflict-20261121-120000-ABCDEFG.yaml",
  "work.yaml.old",
  "Icon",
])("reports what somebody has to look at: %s", (entry) => {
  expect(outputOf({}, { entries: entries(entry) })).toContain("[unknown-file]")
})

test("accepts a byte order mark and Windows line endings", () => {
  const windows = Object.entries(VALID_FILES).map(([name, text]) => [
    name,
    `\ufeff${text.replaceAll("\n", "\r\n")}`,
  ])
  expect(outputOf(Object.fromEntries(windows))).toBe("")
})

test("rejects thousands of nested levels", () => {
  for (const level of ["- ", "? ", "[", "{", "[\n"]) {
    expect(outputOf({ owner: level.repeat(20_000) })).toContain("[tag]")
  }
})

test("rejects aliases that grow exponentially and aliases that contain themselves", () => {
  const laughs = Array.from({ length: 9 }, (_, index) => {
    const inner =
      index === 0
        ? "lol"
        : Array(9)
            .fill(`*a${index - 1}`)
            .join(", ")
    return `x${index}: &a${index} [${inner}]\n`
  })
  expect(outputOf({ owner: laughs.join("") })).toContain("[tag]")
  expect(outputOf({ owner: "name: &a [*a]" })).toContain("[tag]")
  const many = `name: &a x\nlist:\n${"  - *a\n".repeat(150)}`
  expect(outputOf({ owner: many })).toMatch(/^content\/owner\.yaml:103:5 {2}\[tag\]/)
})

test("accepts a few aliases", () => {
  const work = VALID_FILES.work.replace("[kotlin]", "&jvm [kotlin]").replace("[scala]", "*jvm")
  expect(outputOf({ work })).toBe("")
})

test("reports fields named like properties of Object.prototype", () => {
  for (const name of ["__proto__", "constructor", "toString"]) {
    expect(outputOf({ owner: `${VALID_FILES.owner}${name}: 1\n` })).toContain("[unknown-field]")
  }
})

test("reports the errors of all files together, sorted by file and position", () => {
  const { diagnostics } = checkContent({ website: "", about: "title: 1\n", owner: "name: ''\n" })
  const positions = diagnostics.map(({ file, line }) => `${file}:${line}`)
  expect(new Set(diagnostics.map(({ file }) => file)).size).toBe(3)
  expect(positions).toEqual(
    positions.toSorted((a, b) => a.localeCompare(b, "en", { numeric: true })),
  )
})

test.each([
  "Work.yaml",
  "work.yml",
  "work.yaml.txt",
  "work.txt",
  "work (1).yaml",
  "work - Kopie.yaml",
])("says that %s should be work.yaml, unless that is there too", (entry) => {
  expect(outputOf({ work: null }, { entries: [entry] })).toContain("Hint: Rename it to work.yaml.")
  const beside = outputOf({}, { entries: entries(entry) })
  expect(beside).toContain("Hint: work.yaml is there too. Keep one of the two, with that name.")
})

test.each([
  ["english", "en"],
  ["Deutsch", "de"],
  ["pt_BR", "pt-BR"],
  ["Brazilian Portuguese", "pt-BR"],
  ["zh-hans", "zh-Hans"],
  ["中文", "zh"],
])("says which code the file of the language %s should have", (language, code) => {
  const output = outputOf(
    {},
    { entries: entries("translations/", `translations/${language}.yaml`) },
  )
  expect(output.match(/Hint: .*/g)).toEqual([`Hint: Rename it to translations/${code}.yaml`])
})

test("says where the texts of a folder of a translation belong", () => {
  const output = outputOf({}, { entries: entries("translations/", "translations/de/") })
  expect(output.match(/Hint: .*/g)).toEqual([
    "Hint: Write what it has into translations/de.yaml, which `npm run translate -- de` begins, and delete the folder.",
  ])
})

test.each([
  ["de/", "de"],
  ["german/", "de"],
  ["resume.de.yaml", "de"],
  ["work_pt-BR.yaml", "pt-BR"],
  ["de.yaml", "de"],
])("says that %s is no way to have a second language", (entry, language) => {
  const output = outputOf({}, { entries: entries(entry) })
  expect(output.match(/Hint: .*/g)).toEqual([
    `Hint: Translations are in translations/: \`npm run translate -- ${language}\` begins translations/${language}.yaml, with each text once.`,
  ])
})

test.each(["notes/", "old.yaml", "work-old.yaml", "backup.yml"])("%s has no language", (entry) => {
  expect(outputOf({}, { entries: entries(entry) })).not.toContain("translate")
})

test.each(["work", "owner"] as const)("a copy of %s is no translation", (name) => {
  const website = `${VALID_FILES.website}language: en\n`
  const { diagnostics } = checkContent({ website, "translations/pt": VALID_FILES[name] })
  expect(diagnostics.map(({ code, hint }) => [code, hint])).toEqual([
    [
      "unknown-field",
      "Move the file out of the folder. `npm run translate -- pt` then begins a new one, into which the translated texts belong.",
    ],
  ])
})

test("does not guess the code of a language that it does not know", () => {
  const output = outputOf({}, { entries: entries("translations/", "translations/klingon.yaml") })
  expect(output).not.toContain("Hint")
})

test.each([
  "variants/bank.yml",
  "variants/Bank.YAML",
  "letters/bank.yml",
  "variants/bank.yaml.txt",
  "variants/bank (2).yaml",
])("says what name %s should have", (entry) => {
  expect(outputOf({}, { entries: entries(entry) })).toContain("Hint: Rename it to bank.yaml.")
})

test.each([
  ["variant/", "variants/"],
  ["image/", "images/"],
  ["Letter/", "letters/"],
])("suggests the folder for %s", (entry, meant) => {
  expect(outputOf({}, { entries: entries(entry) })).toContain(`Did you mean ${meant}?`)
})

test.each(["\u200b", "\u202e", "\u200b \u2060", "\ufe0f"])(
  "rejects a text of invisible characters alone: %j",
  (text) => {
    const owner = VALID_FILES.owner.replace("Ada Writer", text)
    expect(outputOf({ owner })).toContain("[empty-text]")
  },
)

test.each([
  ["private", "as in visibleIn: [hand-out]."],
  ["handout", "as in visibleIn: [hand-out]."],
  ["hand-out", "Write visibleIn: [hand-out]"],
  ["pdf, docx", "Write visibleIn: [pdf, docx]"],
])("says which formats there are in place of the text %s", (value, hint) => {
  const owner = VALID_FILES.owner.replace(
    "ada@writer.dev",
    `ada@writer.dev\n    visibleIn: ${value}`,
  )
  const output = outputOf({ owner })
  expect(output).toContain("Expected: one or more of web, print, pdf,")
  expect(output).toContain(hint)
})

test.each(["- \uf0b7 Led a team.", "\uf0b7\tLed a team."])(
  "knows a bullet that was pasted from Word: %j",
  (item) => {
    const output = outputOf({ work: VALID_FILES.work.replace("- Led a team.", item) })
    expect(output).toMatch(/Write 'Led a team\.' in its place|Write - Led a team\./)
  },
)

test("reports a folder without any content file once", () => {
  const folder = { files: {}, entries: ["main/", "notes.txt", "wt-a/"], name: "work" }
  expect(outputOf({}, folder)).toBe(
    "work/:1:1  [missing-file]\n  The folder has none of the content files, or it does not exist.\n  Hint: If CONTENT names a folder, correct it: the folder has owner.yaml, resume.yaml and others, which docs/content.md lists.",
  )
})

test("says where the content is after a command was killed while it replaced it", () => {
  const folder = { files: {}, entries: [], name: "content", replaced: ".replaced-Ab1/old" }
  expect(outputOf({}, folder)).toBe(
    "content/:1:1  [missing-file]\n  The folder has none of the content files, because a command was stopped while it replaced them. They are in .replaced-Ab1/old.\n  Hint: Delete the folder content/ if it is there, and move them back: mv .replaced-Ab1/old content",
  )
})

test("accepts URLs whose scheme has capitals, and gives it small letters", () => {
  const site = (text: string) => text.replaceAll("https://", "HTTPS://")
  const { showcase, website, portfolio } = VALID_FILES
  const contact = "  - kind: website\n    value: Http://Ada.Example/CV\n"
  const about = VALID_FILES.about.replace(
    "I build services.",
    "'[one](HTTPS://A.dev/B) [two](MAILTO:a@a.dev) [three](Tel:+15035550142) <MailTo:b@a.dev>'",
  )
  const home = VALID_FILES.home.replace(/buttonHref: .*/, "buttonHref: MailTo:ada@writer.dev")
  const { content, diagnostics } = checkContent({
    about,
    home,
    owner: VALID_FILES.owner + contact,
    portfolio: site(portfolio),
    showcase: site(showcase),
    website: site(website),
  })
  expect(diagnostics).toEqual([])
  expect(content?.website.origin).toBe("https://writer.dev")
  expect(content?.owner.contact[2]?.value).toBe("http://Ada.Example/CV")
  expect(content?.home.beforeShowcase[0]?.buttonHref).toBe("mailto:ada@writer.dev")
  expect(JSON.stringify(content?.showcase)).not.toContain("HTTPS")
  expect(parseInline(content?.about?.bio[0] ?? "")).toEqual([
    { type: "link", href: "https://A.dev/B", content: "one" },
    " ",
    { type: "link", href: "mailto:a@a.dev", content: "two" },
    " ",
    { type: "link", href: "tel:+15035550142", content: "three" },
    " ",
    { type: "link", href: "mailto:b@a.dev", content: "MailTo:b@a.dev" },
  ])
})

test.each([
  ["'0000'", undefined],
  ["'0999'", undefined],
  ["'4/2023'", "Write startDate: 'Apr 2023'"],
])("of the start %s, the hint is %s", (date, hint) => {
  const work = VALID_FILES.work.replace("'Apr 2023'", date)
  expect(checkContent({ work }).diagnostics.map((each) => each.hint)).toEqual([hint])
})

test.each([
  ["1979-12-31", 1],
  ["1980-01-01", 0],
  ["2099-12-31", 0],
  ["2100-01-01", 1],
])("the résumé that was updated on %s has %s mistakes", (day, count) => {
  const resume = VALID_FILES.resume.replace("2026-11-21", day)
  const { diagnostics } = checkContent({ resume })
  expect(diagnostics).toHaveLength(count)
  for (const { message, expected } of diagnostics)
    expect([message, expected]).toEqual([
      `"${day}" is not a date that this field takes.`,
      "a day from 1980 to 2099, as in '2024-11-05'",
    ])
})
