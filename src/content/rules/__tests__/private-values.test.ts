import { checkContent, VALID_FILES } from "../../../../test/valid-content"
import { formatDiagnostic } from "../../report/terminal"

type Files = Parameters<typeof checkContent>[0]

const PRIVATE = VALID_FILES.owner.replace("0142\n", "0142\n    visibleIn: [print, pdf, hand-out]\n")

/** @returns an owner with one more contact field or an address */
const ownerWith = (lines: string) => `${VALID_FILES.owner}${lines}`

const field = (kind: string, value: string, visibleIn = "[hand-out]") =>
  `  - kind: ${kind}\n    value: ${value}\n    visibleIn: ${visibleIn}\n`

const STREET =
  "address:\n  street: 1 Sample Street\n  postalCode: '97201'\n  visibleIn: [hand-out]\n"

/** @returns the places of the errors, as in 'content/about.yaml:4:5' */
const errorsOf = (files: Files, code = "private-value") =>
  checkContent(files)
    .diagnostics.filter((each) => each.code === code)
    .map(({ file, line, column }) => `${file}:${line}:${column}`)

test("finds a private value in another text, with its place, and does not print it", () => {
  const about = VALID_FILES.about.replace("I build services.", "Call me at (503) 555.0142, please.")
  const [found, ...others] = checkContent({ owner: PRIVATE, about }).diagnostics.filter(
    ({ severity }) => severity === "error",
  )
  expect(others).toEqual([])
  expect(found && formatDiagnostic(found)).toBe(`content/about.yaml:4:17  bio[0]  [private-value]
  The text contains the value of owner.yaml contact[1] (phone), which may appear only in print, pdf, hand-out. See content/owner.yaml:9:16.
  Hint: Remove it from this text. If everyone may read it, delete its visibleIn: in owner.yaml.`)
})

const PHONE = "503-555-0142"
const { about, home, legal, portfolio, resume, showcase, skills, website, work } = VALID_FILES
const GERMAN = { website: `${website}language: en\n` }

test.each<[string, Files]>([
  ["content/about.yaml:2:14", { about: about.replace("Who I am.", PHONE) }],
  ["content/home.yaml:2:7", { home: home.replace("Backend engineer.", PHONE) }],
  ["content/home.yaml:6:23", { home: home.replace("/about/", `tel:+1${PHONE}`) }],
  ["content/legal.yaml:8:13", { legal: legal.replace("Ada Writer", PHONE) }],
  ["content/portfolio.yaml:7:14", { portfolio: portfolio.replace("Scores, live.", PHONE) }],
  ["content/resume.yaml:8:13", { resume: resume.replace("A role in Portland.", PHONE) }],
  ["content/showcase.yaml:9:10", { showcase: showcase.replace("Three moths.", PHONE) }],
  ["content/skills.yaml:6:15", { skills: skills.replace("Kotlin", PHONE) }],
  ["content/website.yaml:4:9", { website: website.replace("Thank you.", PHONE) }],
  ["content/work.yaml:13:13", { work: work.replace("Led a team.", `Led ${PHONE}.`) }],
  ["content/owner.yaml:2:11", { owner: PRIVATE.replace("Backend engineer", PHONE) }],
  ["content/owner.yaml:7:12", { owner: PRIVATE.replace(".dev\n", `.dev\n    label: ${PHONE}\n`) }],
  ["content/variants/short.yaml:1:8", { "variants/short": `title: ${PHONE}\n` }],
  [
    "content/translations/de.yaml:3:13",
    { ...GERMAN, "translations/de": `texts:\n  - source: About\n    target: ${PHONE}\n` },
  ],
  [
    "content/translations/de.yaml:3:13",
    { ...GERMAN, "translations/de": `names:\n  - source: Companion\n    target: ${PHONE}\n` },
  ],
  // A text that is gone may come back.
  [
    "content/translations/de.yaml:3:13",
    { ...GERMAN, "translations/de": `texts:\n  - source: Gone\n    target: ${PHONE}\n` },
  ],
])("finds it at %s", (place, files) => {
  const [found, ...others] = errorsOf({ owner: PRIVATE, ...files })
  expect(others).toEqual([])
  // The number without its area code is enough.
  const [, start, column] = /^(.*:)(\d+)$/.exec(place) ?? []
  expect([place, `${start}${Number(column) + 4}`]).toContain(found)
})

/** Who follows the hint must not publish the value. */
test.each([
  ["visibleIn:", undefined],
  ["visibleIn: null", undefined],
  ["visibleIn: ~", undefined],
  ["visibleIn: # nobody", undefined],
  ["visibleIn: [html]", undefined],
  ["visibleIn: [private]", undefined],
  ["visibleIn: [handout]", 'Did you mean "hand-out"?'],
  ["visibleln: [hand-out]", 'Did you mean "visibleIn"?'],
  ["forms: [hand-out]", '"visibleIn" says which formats show the value.'],
  [
    "format: [hand-out]",
    '"format" is a field of website.yaml. "visibleIn" says which formats show the value.',
  ],
  ["private: true", '"visibleIn" says which formats show the value.'],
  ["number: 1\n    hide: yes", '"visibleIn" says which formats show the value.'],
])(
  "an error for %p names the formats or visibleIn, and does not say to delete the line",
  (line, hint) => {
    const owner = VALID_FILES.owner.replace("0142\n", `0142\n    ${line}\n`)
    const found = checkContent({ owner }).diagnostics.filter(({ severity }) => severity === "error")
    expect(found.length).toBeGreaterThan(0)
    for (const each of found) {
      expect(each.hint).toBe(hint)
      expect(each.expected).toMatch(/hand-out/)
    }
  },
)

test("no hint turns what YAML reads as no value into a text where a list belongs", () => {
  const [found] = checkContent({ work: work.replace("skills: [scala]", "skills: ~") }).diagnostics
  expect(found).toMatchObject({ code: "no-value", hint: undefined })
})

test("finds the value of a translation in the base, and that of the base in a translation", () => {
  const owner = PRIVATE
  const files = {
    ...GERMAN,
    owner,
    "translations/de": `texts:\n  - { source: About, target: ${PHONE} }\nnames:\n  - { source: +1 503-555-0142, target: +49 30 1234567 }\n`,
    about: about.replace("Who I am.", "030 1234567"),
  }
  expect(errorsOf(files)).toHaveLength(2)
})

test.each([
  ["email", "me@private.dev", "Write to _me@private.dev_."],
  ["email", "me@private.dev", "Write to me—me@private.dev."],
  ["website", "https://private.dev", "_private.dev_…my page²"],
  ["website", "https://www.private.dev", "See [it](https://private.dev/) or *private*.dev."],
  ["profile", "https://code.dev/private", "See code.dev/private."],
])("finds a private %s in a text with marks", (kind, value, text) => {
  const files = {
    owner: ownerWith(field(kind, value)),
    about: about.replace("I build services.", text),
  }
  expect(errorsOf(files)).toHaveLength(1)
})

test("finds the address", () => {
  const inText = (text: string) =>
    errorsOf({ owner: ownerWith(STREET), about: about.replace("I build services.", `'${text}'`) })
  expect(inText("I live at 1 Sample Street.")).toEqual(["content/about.yaml:4:16"])
  expect(inText("Portland, OR 97201")).toHaveLength(1)
  expect(inText("I live in Portland, OR.")).toEqual([])
})

test.each<[string, Files]>([
  ["the private field itself", {}],
  [
    "a letter",
    {
      "letters/bank": `to: ['${PHONE}']\ndate: '2026-11-21'\ngreeting: Dear,\nparagraphs: [a]\nclosing: b\n`,
    },
  ],
  ["a tag", { work: work.replace("- Led a team.", `- text: Led.\n        tags: ['${PHONE}']`) }],
  ["a comment", { about: `# ${PHONE}\n${about}` }],
  [
    "the label of a field with the same formats",
    { owner: PRIVATE.replace("    visibleIn", `    label: '${PHONE}'\n    visibleIn`) },
  ],
  [
    "the source of a translation",
    { ...GERMAN, "translations/de": `texts:\n  - source: ${PHONE}\n    target: Über\n` },
  ],
])("accepts it in %s", (_where, files) => {
  expect(errorsOf({ owner: PRIVATE, ...files })).toEqual([])
})

test("finds it in the translation of a text that one place shows to everyone", () => {
  const labelled = PRIVATE.replace("    visibleIn", "    label: Code\n    visibleIn")
  const files = {
    ...GERMAN,
    owner: labelled,
    "translations/de": `texts:\n  - { source: Code, target: ${PHONE} }\n`,
  }
  expect(errorsOf(files)).toEqual([])
  expect(errorsOf({ ...files, about: about.replace("Clear edges", "Code") })).toHaveLength(1)
})

test("asks only for the formats that show the text", () => {
  const owner = (visibleIn: string) =>
    VALID_FILES.owner.replace("0142\n", `0142\n    visibleIn: ${visibleIn}\n`)
  const inAbout = { about: about.replace("Who I am.", PHONE) }
  const inWork = { work: work.replace("Led a team.", PHONE) }
  const WITHOUT_VCARD = "[web, print, pdf, docx, json, text, markdown]"
  expect(errorsOf({ owner: owner("[web]"), ...inAbout })).toEqual([])
  expect(errorsOf({ owner: owner("[web]"), ...inWork })).toHaveLength(1)
  expect(errorsOf({ owner: owner(WITHOUT_VCARD), ...inWork })).toEqual([])
  expect(errorsOf({ owner: owner("[]"), ...inAbout })).toHaveLength(1)
})

test.each([
  ["the origin", field("website", "https://www.writer.dev"), "origin in website.yaml"],
  ["the start of sourceUrl", field("profile", "https://code.dev"), "sourceUrl in website.yaml"],
  ["a public email address", field("website", "https://writer.dev"), "in website.yaml"],
  ["a public phone number", field("phone", "(503) 555-0142"), "contact in owner.yaml"],
  [
    "a phone number on the pages",
    field("phone", "503 555 0199") + field("phone", "503-555-0199", "[web]"),
    "contact in owner.yaml",
  ],
])("what is equal to %s is public, and a warning says so", (_what, lines, place) => {
  const files = {
    owner: ownerWith(lines),
    about: about.replace("Who I am.", "writer.dev code.dev 503-555-0142 503-555-0199"),
  }
  const { diagnostics } = checkContent(files)
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([])
  const [warning] = diagnostics.filter(({ code }) => code === "public-value")
  expect(warning).toMatchObject({
    file: "content/owner.yaml",
    line: 11,
    path: "contact[2].visibleIn",
  })
  expect(warning?.message).toContain(place)
})

test("an address in the city of the location is private, a street in the location is not", () => {
  expect(errorsOf({ owner: ownerWith(STREET) }, "public-value")).toEqual([])
  const owner = ownerWith(STREET).replace("Portland, OR", "Portland, OR 97201")
  expect(errorsOf({ owner }, "public-value")).toEqual(["content/owner.yaml:12:3"])
})
