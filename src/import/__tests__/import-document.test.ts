import { readFileSync } from "node:fs"
import { strToU8, zipSync } from "fflate"
import { parse, stringify } from "yaml"
import { importedContent, importInto, readImported } from "../../../test/imported-content"
import { countOf, rowsOf } from "../../../test/matrix"
import { folderOf, VALID_FILES } from "../../../test/valid-content"
import { isError } from "../../content/diagnostics"
import { newTextsFor } from "../../content/new-site-texts/new-texts"
import { isCompany } from "../../content/picks/work-items"
import { formatReport } from "../format-report"
import { NotImportable } from "../not-importable"
import { readEmails } from "../values"

const basics = { name: "Ada Writer", label: "Engineer" }

const job = (name: string, startDate: string, endDate?: string, rest: object = {}) => {
  return { name, position: `Role of ${startDate}`, startDate, endDate, ...rest }
}

const companiesOf = (work: object[]) =>
  importedContent({ basics, work }).work.work.filter(isCompany)

/** @returns the report's lines about values, without the values */
const reasonsIn = (document: object) =>
  importInto(document).report.leftOut.map(({ leaf, reason }) => `${leaf.path} ${reason}`)

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

test("counts no address that the content does not have", () => {
  const references = [{ name: "Jane Roe", position: "Booking.com", website: "https://booking.com" }]
  const work = [job("Acme", "2020", undefined, { url: "https://acme.example" })]
  expect(reasonsIn({ basics, work, references })).toEqual([
    expect.stringMatching(/^references\[0\]\.website The import knows no place/),
  ])
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
  [
    '{"profil": {"nom": "Ada"}, "experiences": [], "educations": []}',
    /another language, as profil/,
  ],
  ['{"lebenslauf": 1, "berufserfahrung": [], "ausbildung": []}', /as berufserfahrung, ausbildung/],
  ["# Ada Writer\n\nEngineer, and: more\n- a\n", /docs\/assistants\.md#from-a-document/],
  ["", "The file is empty."],
  ['{"basics": ', "The file is not JSON. Correct line 1, column 12"],
  ['{"basics": {\n  "name": "Ada" "label": 1\n}}', "Correct line 2, column 17"],
  ["basics: { name: Ada }\n---\nbasics: { name: Bob }", "The file has several YAML documents"],
  ["basics:\n  name: Ada\n  name: Bob", "Correct line 3, column 3: Two fields are called name."],
  [JSON.stringify({ basics, ...Array(25).fill("x"), work: [1, 2] }), /^Only \d of its 29 values/],
  ["cv: [\nname: }", "The file is not JSON or YAML. Correct line 2"],

  [`cv:\n  name: Ada\n  a:\n    ${"- ".repeat(20_000)}x`, "The document is nested too deeply."],
  [`cv:\n  name: Ada\n  a:\n    ${"? ".repeat(20_000)}x`, "The document is nested too deeply."],
  ['{"employment": {"history": [{"employer": "A"}]}}', "It names no person."],
  [
    '{"name": "left-pad", "version": "1.0.0", "dependencies": {}}',
    "The document has no field of a résumé, such as basics, work or education.",
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

test.each(["<!--", "&", "<script ", "<a ", "a", "\\n\\r", "a.", "[", "a@", "能、", "<b>x</b>"])(
  "reads and names a text of any length at once: %j",
  (part) => {
    const timeOf = (length: number) => {
      const start = process.cpuUsage()
      const summary = part.repeat(length / part.length)
      const { leftOut } = importInto({ basics: { ...basics, summary } }).report
      if (length > 20_000) expect(leftOut[0]?.reason).toContain("at most 20,000 characters")
      return process.cpuUsage(start).user / 1e6
    }
    // At the limit 1 to 2 s on a busy machine; without it, 1 MB took hours.
    expect(timeOf(20_000)).toBeLessThan(8)
    expect(timeOf(1_000_000)).toBeLessThan(8)
  },
)

test("reads a picture in a text, and nested HTML", () => {
  const image = `data:image/png;base64,${"A".repeat(6_000_000)}`
  const summary = `${"<b>".repeat(200)}x${"</b>".repeat(200)}`
  const { sources } = importInto({ basics: { ...basics, image, summary } })
  expect(sources.resume).toContain("x")
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

test("jobs at one company that follow each other are its roles, newest first", () => {
  const companies = companiesOf([
    job("Acme", "2018-01", "2019-12"),
    job("Other", "2019-01", "2021-01"),
    job("acme", "2020-01"),
    job("Acme", "2010-01", "2012-01"),
  ])
  expect(
    companies.map(({ id, roles }) => [id, ...roles.map(({ startDate }) => startDate)]),
  ).toEqual([
    ["acme", "Jan 2020", "Jan 2018"],
    ["other", "Jan 2019"],
    ["acme-2", "Jan 2010"],
  ])
})

test("without an objective, jobs and skills, the first section is expanded", () => {
  const education = [{ institution: "School", area: "Physics", endDate: "2024" }]
  const { sections } = importedContent({
    basics,
    education,
    languages: [{ language: "Zulu" }],
  }).resume
  expect(sections.map((each) => [each.section, each.expandedByDefault])).toEqual([
    ["Education", true],
    ["Languages", false],
  ])
})

test("prints no field of a program and no field twice", () => {
  const work = [{ ...job("Acme", "2020", "2021"), company: "Acme", category: "work" }]
  const document = {
    basics,
    selectedTemplate: 2,
    headings: { work: "Jobs" },
    work,
    languages: [{ language: "Zulu", value: 100 }],
  }
  const content = importedContent(document)
  expect(content.work.work).toMatchObject([{ company: "Acme", responsibilities: [] }])
  expect(content.resume.sections.map(({ title }) => title)).toEqual(["Jobs", "Languages"])
  expect(importInto(document).report.leftOut.map(({ leaf }) => leaf.path)).toEqual([
    "selectedTemplate",
    "work[0].category",
    "languages[0].value",
  ])
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

test("asks for the language if the document calls it by an unknown name", () => {
  const { missing } = importInto({ basics, meta: { lang: "Our tongue" } }).report
  expect(missing).toContain("website.yaml, language (now: none; the document says Our tongue)")
})

test("says which paragraphs are joined", () => {
  const { report } = importInto({
    basics: { ...basics, summary: "WHO I AM\n\nA nurse." },
  })
  expect(report.changes).toMatchObject([
    {
      leaf: { path: "basics.summary" },
      written: "WHO I AM. A nurse.",
      reason: expect.stringContaining("paragraphs are joined"),
    },
  ])
})

test("keeps the names of groups of highlights", () => {
  const highlightGroups = [{ title: "Search", highlights: ["Indexed", "Ranked"] }]
  expect(companiesOf([job("Acme", "2020", "2021", { highlightGroups })])).toMatchObject([
    { responsibilities: ["**Search:**", "Indexed", "Ranked"] },
  ])
})

test("sorts the companies if the check would advise it, and says so", () => {
  const work = [job("Old", "2010", "2012"), job("New", "2015", "2017")]
  expect(companiesOf(work).map(({ company }) => company)).toEqual(["New", "Old"])
  const { report, diagnostics } = importInto({ basics, work })
  expect(report.notes).toContain("The companies are sorted, newest first.")
  expect(diagnostics.map(({ code }) => code)).not.toContain("order")
})

const entriesOf = (document: object) =>
  importedContent({ basics, ...document }).resume.sections.flatMap((each): readonly object[] =>
    "content" in each ? each.content.entries : [],
  )

test.each([
  [{}, { date: "Apr 2011" }],
  [{ current: false }, { date: "Apr 2011" }],
  [{ endDate: "heute" }, { startDate: "Apr 2011", endDate: "" }],
  [{ current: true }, { startDate: "Apr 2011", endDate: "" }],
  [
    { startDate: undefined, date: "2011", ongoing: "yes" },
    { startDate: "2011", endDate: "" },
  ],
  [{ startDate: "seit 2011" }, { startDate: "2011", endDate: "" }],
  [
    { endDate: "2012", current: true },
    { startDate: "Apr 2011", endDate: "2012" },
  ],
])(
  "a project, a study or volunteering goes on only if the document says so: %j",
  (fields, dates) => {
    const dated = { startDate: "2011-04", ...fields }
    const all = entriesOf({
      projects: [{ name: "P", ...dated }],
      education: [{ institution: "S", area: "A", ...dated }],
      volunteer: [{ organization: "O", position: "V", ...dated }],
    })
    expect(all).toMatchObject([dates, dates, dates])
    expect(all.map((each) => "endDate" in each)).toEqual(Array(3).fill("endDate" in dates))
  },
)

test("a job without an end goes on, and one note names those that are not the newest", () => {
  const work = [
    job("New", "2020-01"),
    job("Old", "2010"),
    job("Oldest", "2009"),
    job("Said", "2008", "present"),
  ]
  expect(companiesOf(work).map(({ roles }) => roles[0]?.endDate)).toEqual(["", "", "", ""])
  expect(importInto({ basics, work }).report.notes).toEqual([
    "No end in the file: write endDate if it has ended (Role of 2010, Old; Role of 2009, Oldest).",
  ])
})

test.each([
  "No. 2019-4711",
  "Lic. 2015/88",
  "ISO 27001:2013",
  "REF-2018-12",
  "0412-2019",
  "MAR-2018-4711",
  "#2018",
])("reads no year out of the number of a certificate: %s", (date) => {
  const [entry] = entriesOf({ certificates: [{ name: "A", date }] })
  expect(entry).toEqual(expect.not.objectContaining({ date: expect.anything() }))
  expect(entry).toEqual(expect.not.objectContaining({ expires: expect.anything() }))
  expect(reasonsIn({ basics, certificates: [{ name: "A", date }] })).toHaveLength(1)
})

test("never writes an end that cannot be read as one that has not come", () => {
  const work = [
    job("Acme", "2018-01", "long ago", { summary: "Text." }),
    job("Beta", "never", "2016"),
    job("Gamma", "2015", "Present"),
  ]
  const content = importedContent({ basics, work })
  expect(content.work.work).toMatchObject([{ company: "Gamma", roles: [{ endDate: "" }] }])
  expect(
    content.resume.sections.find(({ section }) => section === "OtherExperience"),
  ).toMatchObject({
    content: {
      entries: [
        { organization: "Acme", text: "2018-01 – long ago. Text." },
        { organization: "Beta", text: "never – 2016" },
      ],
    },
  })
  const { leftOut, missing } = importInto({ basics, work }).report
  expect(leftOut).toEqual([])
  expect(missing.slice(0, 2)).toEqual([
    'resume.yaml, the section OtherExperience, dates of "Beta" (now: never – 2016)',
    'resume.yaml, the section OtherExperience, dates of "Acme" (now: 2018-01 – long ago)',
  ])
})

test.each(["-", "–", "N/A", "n/a", "null", "9999-12-31", "nuværende", "현재"])(
  "a job with the end %p goes on",
  (endDate) => {
    expect(companiesOf([job("Acme", "2020. 3.", endDate)])).toMatchObject([
      { roles: [{ startDate: "Mar 2020", endDate: "" }] },
    ])
    expect(reasonsIn({ basics, work: [job("Acme", "2020. 3.", endDate)] })).toEqual([])
  },
)

test("exchanges a start and an end in the wrong order, and says so", () => {
  const work = [job("Acme", "2020-03", "2018-01")]
  expect(companiesOf(work)[0]?.roles[0]).toMatchObject({
    startDate: "Jan 2018",
    endDate: "Mar 2020",
  })
  const report = formatReport(importInto({ basics, work }).report)
  expect(report).toContain("The end was before the start")
  expect(report).toContain('endDate: "2018-01" is now "Jan 2018 to Mar 2020"')
})

test("gives skills and groups unique ids that stay the same, and merges a skill in one group", () => {
  const skills = [
    { name: "Languages", keywords: ["C", "C#", "C++", "c", "Ｃ"] },
    { name: "Languages", keywords: ["C"] },
    { name: "編集", keywords: ["校正"] },
  ]
  const groups = importedContent({ basics, skills }).skills.skills
  expect(groups.map(({ id, skills }) => [id, ...skills.map((skill) => skill.id)])).toEqual([
    ["languages", "c", "c-sharp", "c-plus-plus"],
    ["languages-2", "c-2"],
    ["group-3", "skill-3-1"],
  ])
  expect(importInto({ basics, skills }).sources.skills).toBe(
    importInto({ basics, skills }).sources.skills,
  )
})

test("jobs name skills by their ids; a new keyword becomes a skill", () => {
  const content = importedContent({
    basics,
    skills: [{ name: "Languages", keywords: ["Java"] }],
    work: [job("Acme", "2020", "2021", { keywords: ["JAVA", "Scala"] })],
  })
  expect(content.work.work).toMatchObject([{ roles: [{ skills: ["java", "scala"] }] }])
  expect(content.skills.skills).toMatchObject([
    { name: "Languages" },
    { name: "Additional Skills", skills: [{ id: "scala", name: "Scala" }] },
  ])
})

test("the group of skills without a group has a name in the language of the document", () => {
  const groupsOf = (skills: object[]) =>
    importedContent({
      basics,
      skills,
      meta: { language: "es" },
      work: [job("Acme", "2020", "2021", { keywords: ["Scala"] })],
    }).skills.skills.map(({ name, skills: all }) => [name, ...all.map((skill) => skill.name)])
  expect(groupsOf([{ name: "Go" }])).toEqual([["Competencias", "Go", "Scala"]])
  expect(groupsOf([{ name: "Bases", keywords: ["SQL"] }, { name: "Go" }])).toEqual([
    ["Bases", "SQL"],
    ["Otras competencias", "Go", "Scala"],
  ])
})

test("an id of a company does not collide with a section", () => {
  const sections = {
    Jobs: [{ company: "Education", position: "A", start_date: "2020" }],
    workshops: ["Welding"],
  }
  const content = importedContent(stringify({ cv: { name: "Ada", summary: "I.", sections } }))
  const ids = content.resume.sections.flatMap((section) => ("id" in section ? section.id : []))
  expect(content.work.work[0]?.id).toBe("education-2")
  expect(ids).toContain("workshops")
})

test("restricts a phone number and a street to paper, and says so", () => {
  const location = {
    address: "1 Main Street",
    postalCode: "97201",
    city: "Salem",
    countryCode: "us",
  }
  const document = { basics: { ...basics, phone: "555 010 9999", location } }
  const { owner } = importedContent(document)
  expect(owner).toMatchObject({
    location: { city: "Salem", countryCode: "US" },
    address: { street: "1 Main Street", postalCode: "97201", visibleIn: ["hand-out"] },
    contact: [{ kind: "phone", value: "555 010 9999", visibleIn: ["hand-out"] }],
  })
  const limited = importInto(document).report.restricted.map(({ path }) => path)
  expect(limited).toEqual(["basics.location.address", "basics.location.postalCode", "basics.phone"])
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

test("asks for a headline in place of one that is only a private value", () => {
  const { missing } = importInto({ basics: { ...withPhone, label: PHONE } }).report
  expect(missing).toContain("owner.yaml, headline (now: Your profession)")
})

test("restricts the address of a profile that has a phone number", () => {
  const profiles = [
    { network: "WhatsApp", url: "https://wa.me/15035550144" },
    { network: "Signal", url: "https://signal.me/#p/+15035550144" },
    { network: "Code", url: "https://code.example/15035550144" },
  ]
  const { owner } = importedContent({ basics: { ...basics, profiles } })
  const limited = owner.contact.map(({ visibleIn }) => visibleIn.join() === "hand-out")
  expect(limited).toEqual([true, true, false])
})

test.each(["since 2016", "Seit 2016", "2016 –", "2016年から"])(
  "a job with the one date %p has not ended",
  (date) => {
    const { work } = importedContent({ basics, work: [{ name: "Acme", position: "Dev", date }] })
    expect(work.work[0]).toMatchObject({ roles: [{ startDate: "2016", endDate: "" }] })
  },
)

test("repairs what is obvious in contact data, and reports the rest", () => {
  const { owner } = importedContent({
    basics: {
      ...basics,
      email: "Ada <ada [at] writer [dot] dev>; second@writer.dev",
      phone: "Tel: +44 20 7946 0000 (home), call me",
      url: "writer.dev",
      profiles: [
        { network: "Mastodon", username: "@ada@social.dev" },
        { network: "X", username: "@ada" },
        { network: "Blog", url: "HTTPS://blog.dev" },
        { network: "Email", url: "MAILTO:third@writer.dev" },
      ],
    },
  })
  expect(owner.contact.map(({ kind, value, label }) => [kind, value, label])).toEqual([
    ["email", "ada@writer.dev", undefined],
    ["email", "second@writer.dev", undefined],
    ["phone", "+44 20 7946 0000", "home"],
    ["website", "https://writer.dev", undefined],
    ["profile", "https://social.dev/@ada", "Mastodon"],
    ["profile", "https://x.com/ada", "X"],
    ["profile", "https://blog.dev", "Blog"],
    ["email", "third@writer.dev", undefined],
  ])
})

test.each(rowsOf([1_000, 100_000], (length) => length === 1_000))(
  "reads the email addresses beside a word of %i letters at once",
  (length) => {
    const start = performance.now()
    const text = `ada at writer.dev, bob@writer dot dev ${"a".repeat(length)}`
    expect(readEmails(text)).toEqual(["ada@writer.dev", "bob@writer.dev"])
    expect(performance.now() - start).toBeLessThan(3000) // the longer one: 15 ms, and 17 s in quadratic time
  },
)

test("reads the address and the label of a website with a name, and no file beside the document", () => {
  const contactOf = (fields: object) =>
    importedContent({ basics: { ...basics, ...fields } }).owner.contact
  expect(contactOf({ website: { name: "Blog.de", url: "https://ada.dev" } })).toMatchObject([
    { kind: "website", value: "https://ada.dev", label: "Blog.de" },
  ])
  expect(contactOf({ url: "index-fr.html" })).toEqual([])
  const projects = [{ name: "P", website: { name: "Site.de", url: "https://p.dev" } }]
  expect(importInto({ basics, projects }).sources.resume).toContain("url: https://p.dev")
})

test("says which roles have no skills", () => {
  const { report } = importInto({ basics, work: [job("Acme", "2020")] })
  expect(report.missing).toContain("work.yaml, skills of 1 role (now: none)")
})

test.each([
  ["[My blog](https://ada.dev)", ["basics.url These words of it are left out: my blog"]],
  ['<a href="https://ada.dev">My Ada</a>', ["basics.url These words of it are left out: my"]],
  ["[ada.dev](https://ada.dev)", []],
  ["https://ada.dev", []],
])("reports the words of the link %s, which the field cannot hold", (url, expected) => {
  expect(importedContent({ basics: { ...basics, url } }).owner.contact).toMatchObject([
    { kind: "website", value: "https://ada.dev" },
  ])
  expect(reasonsIn({ basics: { ...basics, url } })).toEqual(expected)
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

test("drops no job for letters that only look like letters, and writes letters with their accents", () => {
  const content = importedContent({
    basics,
    work: [
      { name: "𝗔𝗰𝗺𝗲", position: "𝓔𝓷𝓰𝓲𝓷𝓮𝓮𝓻", startDate: "2020", url: "https://a.example/e\u0301" },
    ],
    skills: { "Ve\u0301lo": ["Ame\u0301lie"] },
  })
  expect(content.work.work).toMatchObject([
    { company: "Acme", url: "https://a.example/\u00e9", roles: [{ title: "Engineer" }] },
  ])
  expect(content.skills.skills).toMatchObject([
    { name: "V\u00e9lo", skills: [{ name: "Am\u00e9lie" }] },
  ])
})

test("leaves single characters out that no font has", () => {
  const { sources, report } = importInto({ basics: { ...basics, name: "Ada \u{10380} Writer" } })
  expect(sources.owner).toMatch(/name: Ada +Writer\n/)
  expect(report.changes.map(({ reason }) => reason).join()).toContain("No font of the PDFs has")
})

test.each([
  ["a field of the document", { language: "de" }],
  ["its metadata", { meta: { language: "German" } }],
])("texts that the import adds have the language that is %s", (_where, named) => {
  const { errors, home, resume, website } = importedContent({
    ...named,
    basics: { ...basics, summary: "Ich baue Brücken." },
    work: [job("Holz AG", "2020-01")],
    education: [{ institution: "TU Berlin", area: "Physik" }],
    skills: [{ name: "Werkzeug", keywords: ["CAD"] }],
  })
  expect(website).toMatchObject({ language: "de", thanks: "Vielen Dank für Ihren Besuch." })
  expect(errors.errors[2]?.message).toBe(newTextsFor("de")["errors.404.message"])
  expect(resume.sections.map(({ title }) => title)).toEqual([
    ...["Profil", "Berufserfahrung", "Ausbildung", "Kenntnisse"],
  ])
  expect([resume.title, resume.description]).toEqual([
    "Lebenslauf",
    "Lebenslauf: Ada Writer, Engineer.",
  ])
  expect(home.description).toBe("Persönliche Website: Ada Writer.")
})

test("texts that the import adds have the language of the letters if the document names none", () => {
  const { errors, resume } = importedContent({ basics: { name: "山田太郎", label: "技術者です" } })
  expect(errors.title).toBe(newTextsFor("ja")["errors.title"])
  expect(resume.description).toContain("山田太郎、技術者です")
})

test("the report says that the texts are English if the program has none in the language", () => {
  const { notes } = importInto({ lang: "da", basics }).report
  expect(notes.join(" ")).toContain('has no texts in the language "da"')
  expect(importInto({ lang: "de", basics }).report.notes.join(" ")).not.toContain("no texts")
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

test("removes marks of direction and tags, but those of a flag", () => {
  const flag = "\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}"
  const name = `A\u202ed\u2066a W\u{e0041}riter ${flag}`
  expect(importedContent({ basics: { ...basics, name } }).owner.name).toBe(`Ada Writer ${flag}`)
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
