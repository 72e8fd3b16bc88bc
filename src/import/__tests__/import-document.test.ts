import { readFileSync } from "node:fs"
import { strToU8, zipSync } from "fflate"
import { parse, stringify } from "yaml"
import { importedContent, importInto, readImported } from "../../../test/imported-content"
import { countOf } from "../../../test/matrix"
import { folderOf, VALID_FILES } from "../../../test/valid-content"
import { isError } from "../../content/diagnostics"
import { newTextsFor } from "../../content/new-site-texts/new-texts"
import { formatReport } from "../format-report"
import { NotImportable } from "../not-importable"

const basics = { name: "Ada Writer", label: "Engineer" }

const job = (name: string, startDate: string, endDate?: string, rest: object = {}) => {
  return { name, position: `Role of ${startDate}`, startDate, endDate, ...rest }
}

test.each(["word/document.xml", "content.xml", "Index/Document.iwa"])(
  "refuses a text document, a ZIP file with %s, and says what to do",
  (name) => {
    const document = zipSync({ [name]: strToU8("Ada Writer") })
    expect(() => importInto(document)).toThrow(/docs\/assistants\.md#from-a-document/)
  },
)

test("reads comments of a JSON document as comments", () => {
  const document = `// mine
    { "basics": { "name": "Ada Writer" }, /* older
      "work": [] */
      "work": [ // newest first
        { "name": "Specimen // Co.", "position": "Lead", "startDate": "2020", "endDate": "2021" },
      ],
    }`
  const imported = importInto(document)
  expect(readImported(imported).work).toMatchObject({ work: [{ company: "Specimen // Co." }] })
  expect(imported.report.leftOut).toEqual([])
})

const REFUSED: readonly [document: string, message: string | RegExp][] = [
  ["[]", "The document is a list, and no résumé as data."],
  ["null", "The document is empty."],
  ["{}", "The document is empty."],
  ['{"a": null, "b": ""}', "The document is empty."],
  ['"a text"', "The document is a text, and no résumé as data."],
  ["only words", "The document is a text, and no résumé as data."],
  ["<!DOCTYPE html><html></html>", "This is an HTML page, and no résumé as data."],
  ["%PDF-1.7\n%âãÏÓ", /^This is a PDF.*docs\/assistants\.md#from-a-document/],
  ["{\\rtf1\\ansi Ada}", /^This is a text document.*docs\/assistants\.md#from-a-document/],
  ['<?xml version="1.0"?><SkillsPassport xmlns="http://europass.cedefop.europa.eu">', "Europass"],
  ['{"SkillsPassport": {"Locale": "de"}}', "Europass"],
  ['{"orcid-identifier": {"path": "0000"}, "person": {}}', "ORCID"],
  ["First Name,Last Name,Headline\nAda,Writer,Engineer\n", /one table.*the whole ZIP file/],
  ['{"profil": {"nom": "Ada"}, "experiences": [], "educations": []}', "no field of a résumé"],
  [
    '{"lebenslauf": 1, "berufserfahrung": []}',
    "The document has no field of a résumé with its English",
  ],
  ["# Ada Writer\n\nEngineer, and: more\n- a\n", /docs\/assistants\.md#from-a-document/],
  ["", "The file is empty."],
  ['{"basics": ', "The file is not JSON. Correct line 1, column 12"],
  ['{"basics": {\n  "name": "Ada" "label": 1\n}}', "Correct line 2, column 17"],
  ["basics: { name: Ada }\n---\nbasics: { name: Bob }", "The file has several YAML documents"],
  ["basics:\n  name: Ada\n  name: Bob", "Correct line 3, column 3: Two fields are called name."],
  [JSON.stringify({ basics, ...Array(25).fill("x"), work: [1, 2] }), /^Only \d of its 29 values/],
  ["cv: [\nname: }", "The file is not JSON or YAML. Correct line 2"],

  [`cv:\n  name: Ada\n  a:\n    ${"- ".repeat(10_000)}x`, "The document is nested too deeply."],
  [`cv:\n  name: Ada\n  a:\n    ${"? ".repeat(10_000)}x`, "The document is nested too deeply."],
  ['{"employment": {"history": [{"employer": "A"}]}}', "It names no person."],
  [
    '{"name": "left-pad", "version": "1.0.0", "dependencies": {}}',
    "such as basics, work or education. The import does not read such a file.",
  ],
  ["[".repeat(200) + "]".repeat(200), "The document is a list, and no résumé as data."],
  [`{"basics": ${"[".repeat(9999)}"x"${"]".repeat(9999)}}`, /nested too deeply/],
  [`cv: ${"[".repeat(9999)}`, /nested too deeply/],
  ["[".repeat(100_000), "The file is not JSON. Correct line 1"],
]

test.each(REFUSED.map(([document, message]) => [message, document] as const))(
  "refuses: %s",
  (message, document) => {
    expect(() => importInto(document)).toThrow(NotImportable)
    expect(() => importInto(document)).toThrow(message)
  },
)

test.each([
  [{ basics: { label: "Engineer" }, work: [job("Acme", "2020", "2021")] }],
  [{ basics: { name: " " }, work: [job("Acme", "2020", "2021")] }],
  [{ basics: [basics, { name: "Bob" }] }],
  [stringify({ cv: { email: "ada@ada.dev", sections: {} } })],
  [stringify({ content: { work: [job("Acme", "2020", "2021")] } })],
])("refuses a document without a name: %j", (document) => {
  expect(() => importInto(document)).toThrow(/It names no person\..*--name "Ada Writer"/)
})

test("refuses a large file at once, and one with too many values", () => {
  const refusal = (document: unknown) => expect(() => importInto(document))
  const skills = Array.from({ length: 1001 }, (_, index) => ({ name: `Skill ${index}` }))
  const sections = Array.from({ length: 25 }, () => skills.slice(0, 900))
  refusal(new Uint8Array(33 * 1024 * 1024)).toThrow("The file is too large")
  refusal({ basics, skills }).toThrow("skills has more than 1,000 values")
  refusal({ basics, ...sections }).toThrow("The document has more than 20,000 values")
})

test.each([
  "<!--",
  "&",
  "<script ",
  "<a ",
  "a",
  "\\n\\r",
  "a.",
  "[",
  "a@",
  "能、",
  "• a ",
  "<b>x</b>",
])("reads and names a text of any length at once: %j", (part) => {
  const timeOf = (length: number) => {
    const start = process.cpuUsage()
    const summary = part.repeat(length / part.length)
    const { leftOut } = importInto({ basics: { ...basics, summary } }).report
    if (length > 10_000) expect(leftOut[0]?.reason).toContain("at most 10,000 characters")
    return process.cpuUsage(start).user / 1e6
  }
  // At the limit 1.4 s at most; without it, 1 MB took hours.
  expect(timeOf(10_000)).toBeLessThan(8)
  expect(timeOf(1_000_000)).toBeLessThan(8)
})

test("reads a picture in a text, and nested HTML, but none that is nested too deeply", () => {
  const image = `data:image/png;base64,${"A".repeat(6_000_000)}`
  const summary = `${"<b>".repeat(200)}x${"</b>".repeat(200)}`
  const { sources } = importInto({ basics: { ...basics, image, summary } })
  expect(sources.resume).toContain("x")
  const deep = { basics: { ...basics, summary: "<b>".repeat(3_300) } }
  expect(() => importInto(deep)).toThrow("The document is nested too deeply.")
})

test("accepts a byte order mark, UTF-16, Windows line ends, a comma too much and a list of one", () => {
  const json = JSON.stringify({ basics })
  const nameOf = (document: string | Uint8Array) => importedContent(document).owner.name
  expect(nameOf(`\ufeff${json}`)).toBe("Ada Writer")
  expect(nameOf(Buffer.from(`\ufeff${json}`, "utf16le"))).toBe("Ada Writer")
  expect(nameOf(json.replaceAll(",", ",\r\n"))).toBe("Ada Writer")
  expect(nameOf(json.replace("}}", ",}}"))).toBe("Ada Writer")
  expect(nameOf(`[${json}]`)).toBe("Ada Writer")
  expect(nameOf(JSON.stringify({ resume: { basics } }))).toBe("Ada Writer")
})

test("writes all files, with no word of the sample and nothing that the document does not say", () => {
  const { sources, report } = importInto({ basics: { name: "Ada Writer" } })
  const names = "about errors home owner portfolio resume showcase skills website work".split(" ")
  expect(Object.keys(sources).sort()).toEqual(names)
  const all = Object.values(sources).join("\n")
  expect(all).not.toMatch(/Robin|Sample(?!d)|555-0142|pinball|Portland/)
  expect(report.missing).toEqual([
    expect.stringMatching(/^owner\.yaml, headline \(now: /),
    "owner.yaml, location (now: no place)",
  ])
  expect(readImported({ sources })).toMatchObject({
    owner: { name: "Ada Writer", contact: [] },
    resume: { updated: "2026-11-22", sections: [] },
  })
})

test.each([
  [{ meta: { lang: "de-at" } }, "de-AT"],
  [{ lang: "pt_BR" }, "pt-BR"],
  [{ locale: { language: "german" } }, "de"],
  [{ locale: "mandarin_chinese" }, "zh"],
])("takes the language of the document %j", (fields, language) => {
  expect(importedContent({ basics, ...fields }).website.language).toBe(language)
  expect(importInto({ basics, ...fields }).report.leftOut).toEqual([])
})

test.each(["en", "pt_BR", "ptBR", "de-AT"])("takes one language of several, as %s", (code) => {
  const label = { [code]: "Engineer", ja: "技術者" }
  expect(importedContent({ basics: { ...basics, label } }).owner.headline).toBe("Engineer")
})

const LOCATIONS: [location: object, expected: unknown, limited: string[]][] = parse(
  readFileSync("src/import/__tests__/locations.yaml", "utf8"),
)

test.each(LOCATIONS)(
  "reads the location %j, and publishes no phone number or street",
  (location, expected, limited) => {
    const imported = importInto({ basics: { ...basics, location } })
    const { owner } = readImported(imported)
    expect(owner.location ?? null).toEqual(expected)
    expect(imported.report.restricted.map(({ path }) => path)).toEqual(
      limited.map((field) => `basics.location.${field}`),
    )
    expect(owner.address?.visibleIn).toEqual(limited.length > 0 ? ["hand-out"] : undefined)
  },
)

const PHONE = "503-555-0142"
const PLACE = { address: "12 West Street", city: "Portland", countryCode: "US" }
const MAIL = "ada@writer.example"
const WHATSAPP = { network: "WhatsApp", url: "https://wa.me/15035550142" }
const mac = (description: string) => ({
  aboutMe: { profile: { name: "Ada", surnames: "Writer", title: "Engineer", description } },
  careerPreferences: {
    contact: {
      contactMails: [MAIL],
      publicProfiles: [{ type: "github", URL: "https://github.com/ada" }],
    },
  },
})

const publicMail = { ...basics, email: MAIL }
const withPhone = { ...publicMail, phone: PHONE }

test.each<[document: object, text: string, rest: string]>([
  [{ basics: { ...withPhone, summary: `I write. Call ${PHONE}.` } }, "Call", "I write."],
  [{ basics: { ...withPhone, label: "Engineer, (503) 555 0142" } }, "555 0142", "Your profession"],
  [{ basics: { ...withPhone, label: PHONE } }, PHONE, "Your profession"],
  [{ basics: { ...withPhone, label: MAIL } }, MAIL, "Your profession"],
  [{ basics: { ...withPhone, availability: `or remote, ${PHONE}` } }, PHONE, "Engineer"],
  [{ basics: { ...withPhone, summary: "Now. Ask ٥٠٣ ٥٥٥ ٠١٤٢." } }, "Ask", "Now."],
  [{ basics: { ...publicMail, phone: 5035550142, summary: `Now. Ask ${PHONE}.` } }, PHONE, "Now."],
  [
    { basics: { ...publicMail, profiles: [WHATSAPP], summary: `Now. At ${WHATSAPP.url}.` } },
    WHATSAPP.url,
    "Now.",
  ],
  [{ basics: { ...basics, phone: PHONE, summary: `Now. Call ${PHONE}.` } }, "Call", "Now."],
  [
    { basics: { ...basics, location: PLACE, summary: "Now. I live at 12 West Street." } },
    "I live",
    "Now.",
  ],
  [
    {
      basics: { ...withPhone, location: PLACE },
      work: [job("Acme", "2020", undefined, { highlights: ["Built.", `Sat. At 12 West Street.`] })],
    },
    "At",
    "Sat.",
  ],
  [mac(`I write. Ask ${MAIL} for more.`), "Ask", "I write."],
])("leaves a private value out of a text of %j", (document, text, rest) => {
  const imported = importInto(document)
  const { owner, ...others } = readImported(imported)
  const written = JSON.stringify([others, owner.name, owner.headline, owner.availability])
  expect(written).not.toContain(text)
  expect(written).toContain(rest)
})

test("says which roles have no skills", () => {
  const { report } = importInto({ basics, work: [job("Acme", "2020")] })
  expect(report.missing).toContain("work.yaml, skills of 1 role (now: none)")
})

test("a text that has only characters without a font is reported, and the rest is valid", () => {
  const document = {
    basics: { ...basics, summary: "I \u{13000} read." },
    awards: [{ title: "Prize", awarder: "\u{13000}" }],
  }
  const { report, sources } = importInto(document)
  expect(sources.resume).toContain("I read.")
  expect(report.leftOut.map(({ leaf }) => leaf.path)).toEqual(["awards[0].awarder"])
  expect(formatReport(report)).toContain("U+13000")
})

test("writes no file but the four of the résumé and those that a site needs and lacks", () => {
  const { owner, website } = VALID_FILES
  const files = {
    owner: Buffer.from(`${owner}portrait: { src: images/me.png, alt: Me }\n`),
    website: Buffer.from(`${website}language: fr\n`),
    "variants/one": Buffer.from("companies:\n  - gone\n"),
  }
  const entries = ["owner.yaml", "website.yaml", "variants/", "variants/one.yaml"]
  const folder = { ...folderOf({}, { entries }), files }
  const { sources, report, diagnostics } = importInto({ basics, language: "de" }, folder)
  expect(Object.keys(sources).sort()).toEqual("errors home owner resume skills work".split(" "))
  expect(sources.home).toContain("Persönliche Website: Ada")
  expect(report.notes.join()).toContain("website.yaml says language: fr. Write language: de")
  expect(report.notes.join()).toContain("The picture images/me.png stays")
  expect(diagnostics.filter(isError)).toMatchObject([
    { file: "content/variants/one.yaml", line: 2, code: "unknown-pick" },
  ])
})

test("a large document is imported", () => {
  const work = Array.from({ length: countOf(60, 300) }, (_, index) =>
    job(
      `Company ${index}`,
      `${2020 - Math.floor(index / 12)}-0${1 + (index % 9)}`,
      `${2021 - Math.floor(index / 12)}`,
      {
        highlights: ["One thing done well.", "Another thing."],
      },
    ),
  )
  expect(importInto({ basics, work }).report.leftOut).toEqual([])
})

test.each(["Արամ Խաչատրյան", "Ա. Խաչատրյան", "შოთა რუსთაველი", "தமிழ் பெயர்"])(
  "writes the name %s, for which the PDFs have no font, and says so",
  (name) => {
    const { sources, report, diagnostics } = importInto({ basics: { ...basics, name } })
    expect(sources.owner).toContain(`name: ${name}\n`)
    expect(sources.home).toContain(name)
    expect(report.leftOut).toEqual([])
    expect(report.notes).toEqual([expect.stringContaining("Fonts of the PDFs")])
    expect(diagnostics.map(({ code }) => code)).toContain("missing-font")
  },
)

test("keeps a job whose company and title have no font, and says so", () => {
  const { sources, report } = importInto({
    basics,
    work: [{ name: "\u{13000}", position: "\u{13001}", startDate: "2020" }],
  })
  expect(sources.work).toContain("company: \u{13000}\n")
  expect(report.notes).toEqual([expect.stringContaining("Fonts of the PDFs")])
})

test("leaves single characters out that no font has", () => {
  const { sources, report } = importInto({ basics: { ...basics, name: "Ada \u{10380} Writer" } })
  expect(sources.owner).toMatch(/name: Ada +Writer\n/)
  expect(report.changes.map(({ reason }) => reason).join()).toContain("No font of the PDFs has")
})

test("texts that the import adds have the language of the letters if the document names none", () => {
  const { errors, resume } = importedContent({ basics: { name: "山田太郎", label: "技術者です" } })
  expect(errors.title).toBe(newTextsFor("ja")["errors.title"])
  expect(resume.description).toContain("山田太郎、技術者です")
})

test.each([
  [{ label: "Engineer, call 503-555-0142" }, "Your profession", undefined],
  [{ name: "Ada Writer, 503-555-0142" }, "Engineer", undefined],
  [
    { summary: "I cook since 2001. I led a team. Call me on 503 555 0142." },
    "Engineer",
    "I cook since 2001. I led a team.",
  ],
])("leaves out the phone number of a text, not the text: %j", (fields, headline, summary) => {
  const document = { basics: { ...basics, phone: "503-555-0142", ...fields } }
  const { owner, resume } = importedContent(document)
  expect(owner).toMatchObject({ name: "Ada Writer", headline })
  expect(JSON.stringify(resume.sections).includes(summary ?? "503")).toBe(summary !== undefined)
  expect(formatReport(importInto(document).report)).not.toMatch(/\.yaml:|contact\[/)
})

test("keeps hidden what a document hides, in any word for it, and nothing else", () => {
  const hiding = [
    ...[true, "true", "yes", "Yes", "on", 1, "1"].map((hidden) => ({ hidden })),
    ...[false, "false", "no", "off", 0].map((visible) => ({ visible })),
    ...[{ display: false }, { meta: { display: false } }, { meta: { draft: true } }],
    ...[{ published: "no" }, { isArchived: 1 }, { status: "Hidden" }, { status: "draft" }],
    ...[{ visibility: "private" }, { visibility: false }, { excluded: true }, { isShown: "no" }],
    ...[{ includeInResume: false }, { show_on_cv: 0 }, { isDisabled: true }, { omit: "yes" }],
    ...[{ hideFromResume: true }, { hidden_in_pdf: true }, { hidden: [true] }, { hidden: "ja" }],
    ...[{ hidden: { value: true } }, { settings: { hidden: true } }, { visible: "never" }],
    ...[{ visibility: "none" }, { visibility: "only-me" }, { active: false }, { nda: true }],
    ...[{ confidential: true }, { secret: true }, { internal: "yes" }, { display: "none" }],
    ...[{ selected: false }],
  ]
  const showing = [
    ...[{ active: true }, { selected: "yes" }, { isEnabled: true }, { skip: "no" }],
    ...[{ hidden: "no" }, { visible: 1 }, { display: true }, { published: "2019" }],
    ...[{ status: "active" }, { status: "pending" }, { visibility: "public" }, { nda: false }],
  ]
  const unclear = [{ hidden: "until May" }, { deletedAt: "2020-01-05" }, { visible: "maybe" }]
  const skillsOf = (fields: object[]) =>
    fields.map((field) => ({ name: JSON.stringify(field).replace(/\W+/g, " ").trim(), ...field }))
  const document = {
    basics,
    skills: [...skillsOf(hiding), ...skillsOf(unclear), ...skillsOf(showing)],
  }
  const imported = importInto(document)
  const shown = readImported(imported).skills.skills.flatMap(({ skills }) => skills)
  expect(shown.map(({ name }) => name)).toEqual(skillsOf(showing).map(({ name }) => name))
  const names = imported.report.leftOut.filter(({ leaf }) => leaf.path.endsWith(".name"))
  expect(names.map(({ leaf }) => leaf.text)).toEqual(
    skillsOf([...hiding, ...unclear]).map(({ name }) => name),
  )
  expect(new Set(names.map(({ reason }) => reason))).toEqual(
    new Set(["The document hides it.", "The document may hide it, so it is not published."]),
  )
})

test("says that a file is too large, and puts nothing in its place", () => {
  const text = "Built it. ".repeat(60)
  const work = Array.from({ length: 220 }, (_, index) => {
    return { name: `Firm ${index}`, position: "Dev", startDate: "2020-01", summary: text }
  })
  const importAll = () => importInto({ basics, work })
  expect(importAll).toThrow(
    expect.objectContaining({ diagnostics: [expect.objectContaining({ code: "file-too-large" })] }),
  )
})
