import { checkContent, folderOf, VALID_FILES } from "../../../../test/valid-content"
import { parseInline } from "../../inline/parse-inline"
import { formatDiagnostic } from "../../report/terminal"
import { contentNames, isOptional } from "../../schemas"
import { FILES, FOLDERS } from "../check-file-names"

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

const OPTIONAL = contentNames.filter(isOptional)

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
  ["legal", "legal pages"],
])("warns about an empty %s.yaml, and says that the site has no %s", (name, what) => {
  const about = VALID_FILES.about.replace(/actions:[\s\S]*/, "")
  const files = { about, ...withoutLinks, [name]: "# later\n" }
  const { content } = checkContent(files)
  expect(content).toBeDefined()
  expect(content).not.toHaveProperty(name)
  expect(outputOf(files)).toBe(
    `content/${name}.yaml:1:1  [empty-section]
  Warning: The file is empty or contains only comments, so the site has no ${what}.
  Hint: If its fields stand behind a #, remove the # at the start of their lines. Else write its fields, which docs/content.md lists, or delete the file.`,
  )
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
  Expected: ${FILES.join(", ")} and the folders ${FOLDERS.join(", ")}.
  Hint: Rename it to owner.yaml.`)
  const optional = outputOf({ showcase: null }, { entries: entries("showcse.yaml") })
  expect(optional).toContain("Rename it to showcase.yaml.")
})

test.each([
  ...[".DS_Store", "work.yaml~", "Icon\r", "Thumbs.db", "variants/@eaDir/", "letters/a.yaml.orig"],
  "work_LOCAL_4711.yaml",
])("ignores what editors, Git and file systems leave behind: %j", (entry) => {
  expect(outputOf({}, { entries: entries(entry) })).toBe("")
})

test.each(["drafts/", "work (Ada's conflicted copy 2026-11-21).yaml", "work.yaml.old"])(
  "reports what somebody has to look at: %s",
  (entry) => {
    const output = outputOf({}, { entries: entries(entry) })
    expect(output).toContain("[unknown-file]")
    expect(output).toContain("Hint: Move it out of the folder.")
  },
)

test("accepts a byte order mark and Windows line endings", () => {
  const windows = Object.entries(VALID_FILES).map(([name, text]) => [
    name,
    `\ufeff${text.replaceAll("\n", "\r\n")}`,
  ])
  expect(outputOf(Object.fromEntries(windows))).toBe("")
})

test("rejects aliases that contain themselves, and too many of them", () => {
  expect(outputOf({ owner: "name: &a [*a]" })).toContain("[wrong-type]")
  const many = `name: &a x\nlist:\n${"  - *a\n".repeat(150)}`
  expect(outputOf({ owner: many })).toMatch(/^content\/owner\.yaml:1:1 {2}\[tag\]/)
})

test("accepts a few aliases", () => {
  const work = VALID_FILES.work.replace("[kotlin]", "&jvm [kotlin]").replace("[scala]", "*jvm")
  expect(outputOf({ work })).toBe("")
})

test("reports a field named like a property of Object.prototype", () => {
  const owner = `${VALID_FILES.owner}__proto__: 1\n`
  expect(outputOf({ owner })).toContain("[unknown-field]")
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
  ["Work.yml", "work"],
  ["work.yaml.txt", "work"],
  ["work (1).yaml", "work"],
])("says that %s should be %s.yaml, unless that is there too", (entry, name) => {
  const hint = `Hint: Rename it to ${name}.yaml.`
  expect(outputOf({ [name]: null }, { entries: [entry] })).toContain(hint)
  expect(outputOf({}, { entries: entries(entry) })).not.toContain(hint)
})

test.each([
  ["variants/Bank.YAML", "variants/bank.yaml"],
  ["letters/bank (2).yaml", "letters/bank.yaml"],
  ["translations/de.yml", "translations/de.yaml"],
])("says that %s should be %s, unless that is there too", (entry, meant) => {
  const hint = `Hint: Rename it to ${meant}.`
  expect(outputOf({}, { entries: entries(entry) })).toContain(hint)
  expect(outputOf({}, { entries: entries(entry, meant) })).not.toContain(hint)
})

test.each(["translations/english.yaml", "translations/de/"])("says what stands for %s", (entry) => {
  const output = outputOf({}, { entries: entries("translations/", entry) })
  expect(output).toContain("Expected: a file named as the code of its language, as in")
  expect(output).not.toContain("Hint")
})

test("suggests the folder for a misspelled one", () => {
  expect(outputOf({}, { entries: entries("variant/") })).toContain("Did you mean variants/?")
})

test("rejects a text of invisible characters alone", () => {
  const owner = VALID_FILES.owner.replace("Ada Writer", "\u200b \u2060")
  expect(outputOf({ owner })).toContain("[empty-text]")
})

test.each([
  ["private", "as in visibleIn: [hand-out]."],
  ["pdf, docx", "Write visibleIn: [pdf, docx]"],
])("says which formats there are in place of the text %s", (value, hint) => {
  const owner = VALID_FILES.owner.replace("ada@writer.dev", `$&\n    visibleIn: ${value}`)
  const output = outputOf({ owner })
  expect(output).toContain("Expected: one or more of web, print, pdf,")
  expect(output).toContain(hint)
})

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
  const { showcase, website } = VALID_FILES
  const contact = "  - kind: website\n    value: Http://Ada.Example/CV\n"
  const about = VALID_FILES.about.replace(
    "I build services.",
    "'[one](HTTPS://A.dev/B) <MailTo:b@a.dev>'",
  )
  const { content, diagnostics } = checkContent({
    about,
    owner: VALID_FILES.owner + contact,
    showcase: site(showcase),
    website: site(website),
  })
  expect(diagnostics).toEqual([])
  expect(content?.website.origin).toBe("https://writer.dev")
  expect(content?.owner.contact[2]?.value).toBe("http://Ada.Example/CV")
  expect(JSON.stringify(content?.showcase)).not.toContain("HTTPS")
  expect(parseInline(content?.about?.bio[0] ?? "")).toEqual([
    { type: "link", href: "https://A.dev/B", content: "one" },
    " ",
    { type: "link", href: "mailto:b@a.dev", content: "MailTo:b@a.dev" },
  ])
})

test("knows a bullet that was pasted from Word", () => {
  const work = VALID_FILES.work.replace("- Led a team.", "- \uf0b7 Led a team.")
  expect(outputOf({ work })).toContain("Write 'Led a team.' in its place")
})

test.each([
  ["1979-12-31", 1],
  ["1980-01-01", 0],
  ["2100-01-01", 1],
])("the résumé that was updated on %s has %s mistakes", (day, count) => {
  const resume = VALID_FILES.resume.replace("2026-11-21", day)
  expect(checkContent({ resume }).diagnostics).toHaveLength(count)
})
