import { readFileSync } from "node:fs"
import { stringify } from "yaml"
import { importedContent, importInto, readImported } from "../../../test/imported-content"
import { linkedInArchive } from "../../../test/linkedin-archive"
import { kindOfHeading } from "../../content/new-site-texts/new-texts"
import { isCompany } from "../../content/picks/work-items"
import { formatReport } from "../format-report"
import { ABOUT_DOCUMENT, PRIVATE, PRIVATE_CONTACT } from "../notes"

const documentOf = (name: string) => readFileSync(`src/import/__tests__/documents/${name}`, "utf8")

const basics = { name: "Ada Writer", label: "Engineer" }

const reactive = (sections: object, metadata: object = {}, basicsToo: object = {}) => ({
  basics: { name: "Ada Writer", ...basicsToo },
  sections: { summary: { content: "I write." }, ...sections },
  metadata: { template: "onyx", ...metadata },
})

const yamlResume = (content: object, rest: object = {}) =>
  stringify({ content: { basics: { name: "Ada Writer" }, ...content }, ...rest })

const renderCv = (sections: object, rest: object = {}, person: object = {}) =>
  stringify({ cv: { name: "Ada Writer", ...person, sections }, ...rest })

const titlesOf = (document: unknown) =>
  importedContent(document).resume.sections.map(({ title }) => title)

test("reads the roles of a company, the actions of a challenge and the person of MAC", () => {
  const content = importedContent(documentOf("mac.json"))
  expect(content.owner).toMatchObject({
    name: "Lucía Ferrer Pons",
    headline: "Ingeniera de datos",
    location: { city: "Lleida", country: "España" },
    contact: [
      { value: "+34 600555012", visibleIn: ["hand-out"] },
      { value: "https://github.com/lferrer" },
      { value: "https://datos.example/lucia" },
    ],
  })
  expect(content.website.language).toBe("es")
  expect(content.work.work).toMatchObject([
    {
      company: "Clínica Norte",
      url: "https://norte.example",
      roles: [
        {
          title: "Ingeniera de datos",
          startDate: "Feb 2020",
          endDate: "",
          skills: ["spark"],
          responsibilities: [
            "Migrar las historias clínicas",
            "Escribí la migración",
            "Formé a dos personas",
          ],
        },
        { title: "Analista", endDate: "Jan 2020" },
      ],
    },
  ])
})

test("reads the sections, the place and the numbers of FRESH", () => {
  const content = importedContent(documentOf("fresh.json"))
  expect(content.owner).toMatchObject({
    location: { city: "Bergen", country: "Norway" },
    address: { postalCode: "5003", visibleIn: ["hand-out"] },
  })
  expect(content.work.work).toMatchObject([
    { company: "Fjord Boats", responsibilities: ["> 20 boats", "-3 % waste"] },
  ])
  expect(content.resume.sections.map(({ section }) => section)).toEqual([
    "Objective",
    "WorkExperience",
    "Education",
    "TechnicalSkills",
    "Volunteering",
    "Publications",
    "AchievementsAndAwards",
    "Talks",
    "Languages",
    "Interests",
    "References",
  ])
})

test("takes the order, the headings and the own sections of Reactive Resume", () => {
  expect(titlesOf(documentOf("reactive-resume.json"))).toEqual([
    "Summary",
    "Skills",
    "Where I worked",
    "Community",
    "Languages",
  ])
})

const EMPTY = { visible: true, columns: 1, separateLinks: true }

test.each([
  { work: { name: "Work", items: [], ...EMPTY } },
  { projects: { title: "Projects", items: [] } },
  { projects: { title: "Projects", items: null } },
  { references: { title: "References on request", items: [] } },
  { references: { title: "Referees", items: [{ hidden: true, name: "Bob" }] } },
  { skills: { heading: "Skills", list: [] } },
  { skills: { enabled: true, listStyle: "unordered" } },
  { languages: { name: "L", entries: [] } },
  { work: { title: "Work", jobs: [] } },
])("an empty section becomes no entry: %j", (sections) => {
  for (const document of [sections, { sections, metadata: { a: 1 } }]) {
    const { resume, work, skills } = importedContent({ basics, ...document })
    expect([resume.sections, work.work, skills.skills]).toEqual([[], [], []])
  }
})

test.each([
  [
    { education: { title: "Education", schools: ["Delta", "Beta"] } },
    "Education",
    { list: ["Delta", "Beta"] },
  ],
  [{ certificates: { title: "Papers", items: ["A", "B"] } }, "Papers", { list: ["A", "B"] }],
  [
    { interests: { title: "Hobbies", items: ["Chess"] } },
    "Hobbies",
    { entries: [{ title: "Chess" }] },
  ],
  [
    { languages: { enabled: true, items: ["Zulu", "Xhosa"] } },
    "Languages",
    { entries: [{ language: "Zulu" }, { language: "Xhosa" }] },
  ],
  [
    { education: { title: "BSc", institution: "Delta" } },
    "Education",
    { entries: [{ title: "BSc", organization: "Delta" }] },
  ],
  [
    { summary: { title: "About me", items: ["I care.", "Calm."] } },
    "About me",
    { list: ["I care.", "Calm."] },
  ],
  [
    { summary: { title: "About me", content: "<p>I care.</p>" }, about: "I care." },
    "About me",
    { text: "I care." },
  ],
  [{ objective: { text: "I care." } }, "Summary", { text: "I care." }],
])("the title of a section is its heading, and never its content: %j", (fields, title, content) => {
  expect(importedContent({ basics, ...fields }).resume.sections).toMatchObject([{ title, content }])
})

test("a summary of Reactive Resume 5 is not written twice, and not without a text", () => {
  const sectionsOf = (summary: object) =>
    importedContent({ basics, summary, sections: { custom: { id: "custom" } }, metadata: { a: 1 } })
      .resume.sections
  expect(sectionsOf({ title: "", content: "<p>I care.</p>" })).toMatchObject([
    { content: { text: "I care." } },
  ])
  expect(sectionsOf({ title: "About me", content: "" })).toEqual([])
})

test("settings of skills are no skills, but a map may name a skill `true`", () => {
  const namesOf = (skills: object) =>
    importedContent({ basics, skills }).skills.skills.map(({ name, skills: all }) => [
      name,
      ...all.map((each) => each.name),
    ])
  expect(namesOf({ enabled: true, listStyle: "x", items: ["Law"] })).toEqual([["Skills", "Law"]])
  expect(namesOf({ enabled: true, Web: ["HTML"], tools: ["Jira"] })).toEqual([
    ["Web", "HTML"],
    ["tools", "Jira"],
  ])
  expect(namesOf({ Java: true, Go: false })).toEqual([["Skills", "Java"]])
})

test("reads the profiles of Reactive Resume as contact fields, and not as a section", () => {
  expect(importedContent(documentOf("reactive-resume.json")).owner.contact).toContainEqual(
    expect.objectContaining({ value: "https://github.com/cokafor", label: "GitHub" }),
  )
})

test.each([
  ["headings", { headings: { work: "Jobs", skills: "Tools" }, sections: ["skills", "work"] }],
  ["aliases", { aliases: { work: "Jobs", skills: "Tools" }, order: ["skills", "work"] }],
])("takes the %s and the order of a program", (name, fields) => {
  const work = [{ name: "Acme", position: "Engineer", startDate: "2020" }]
  const skills = [{ name: "Languages", keywords: ["C"] }]
  const document =
    name === "headings"
      ? { basics, work, skills, ...fields }
      : stringify({ content: { basics, work, skills }, layouts: [{ sections: fields }] })
  expect(titlesOf(document)).toEqual(["Tools", "Jobs"])
})

test("the category of a skill is its group", () => {
  const skills = [
    { name: "Java", category: "Languages", level: "Expert" },
    { name: "Kafka", category: "Platform" },
    { name: "Go", category: "Languages" },
  ]
  expect(importedContent({ basics, skills }).skills.skills).toMatchObject([
    { name: "Languages", skills: [{ name: "Java", level: "Expert" }, { name: "Go" }] },
    { name: "Platform", skills: [{ name: "Kafka" }] },
  ])
})

test("the texts and keywords of one detail stay together", () => {
  const highlights = [
    { title: "Search", description: "Ranked pages.", technologies: ["Lucene", "Java"] },
    { title: "Ads", items: ["Stopped them", "Sold less"] },
    { text: "Slept." },
  ]
  const work = [{ name: "Acme", position: "Engineer", startDate: "2020", highlights }]
  expect(importedContent({ basics, work }).work.work).toMatchObject([
    {
      responsibilities: [
        "**Search:** Ranked pages. (Lucene, Java)",
        "**Ads:**",
        "Stopped them",
        "Sold less",
        "Slept.",
      ],
    },
  ])
})

test.each(["1,000+ tests, Java; 3.5 TB", "1,000+ tests; Java; 3.5 TB."])(
  "cuts no number in the keywords %s, and keeps no stop at their end",
  (keywords) => {
    const skills = [{ name: "Work", keywords }]
    expect(importedContent({ basics, skills }).skills.skills[0]?.skills).toMatchObject([
      { name: "1,000+ tests" },
      { name: "Java" },
      { name: "3.5 TB" },
    ])
  },
)

const PRIVATE_PAIRS: readonly [name: string, value: string][] = [
  ["Date of birth", "12 March 1980"],
  ["Passport number", "C01X00T47"],
  ["Address", "12 Sample Road, Leeds"],
  ["Phone", "+44 7700 900123"],
  ["Fecha de nacimiento", "12 de marzo de 1980"],
  ["DNI", "12345678Z"],
  ["Estado civil", "Casada"],
  ["Geburtsdatum", "12.03.1980"],
  ["Steuer-ID", "12 345 678 901"],
  ["Salaire", "40 000 EUR"],
  ["PESEL", "80031212345"],
  ["Номер телефону", "+380 44 123 4567"],
  ["رقم الهاتف", "+20 2 1234 5678"],
  ["生年月日", "1980年3月12日"],
  ["手机", "138 0013 8000"],
  ["Handy (privat)", "0170 1234567"],
  ["Tel./WhatsApp", "+44 7700 900456"],
  ["Mobile No.", "98765 43210"],
  ["Date & place of birth", "4 May 1981, Ulm"],
  ["Geburtsdatum und -ort", "4. Mai 1982 in Ulm"],
  ["Stan cywilny (opcjonalnie)", "zamężna"],
]

/** Their names only look private. */
const PUBLIC_PAIRS: readonly [name: string, value: string][] = [
  ["Phone support", "24 shops"],
  ["Mobile", "Swift 5, Kotlin 2"],
  ["Passport.js", "since 2019"],
  ["Salary calculator", "40,000 users"],
  ["Address sanitizer", "C"],
  ["Mobile (iOS)", "Swift 5"],
  ["Gender/Diversity", "Led the group"],
]

type Pairs = typeof PRIVATE_PAIRS

/** Where a document may have pairs of a name and a value. */
const PLACES: Readonly<Record<string, (pairs: Pairs) => unknown>> = {
  skills: (pairs) => ({
    basics,
    skills: pairs.flatMap(([name, value]) => [
      { name, keywords: [value] },
      { name, level: value },
      `${name}: ${value}`,
    ]),
  }),
  "entries and maps": (pairs) => ({
    basics,
    interests: pairs.map(([name, summary]) => ({ name, summary })),
    languages: Object.fromEntries(pairs),
  }),
  "details of a project": (pairs) => {
    const highlights = pairs.flatMap(([name, value]) => [
      `**${name}:** ${value}`,
      { title: name, text: value },
    ])
    return { basics, projects: [{ name: "Pump", highlights }] }
  },
  "entries of RenderCV": (pairs) =>
    renderCv({ more: pairs.map(([label, details]) => ({ label, details })) }),
  "sections of RenderCV": (pairs) =>
    renderCv({
      one: ["A."],
      ...Object.fromEntries(pairs.map(([name, value]) => [name, [value]])),
    }),
  "custom sections of Reactive Resume": (pairs) => {
    const items = pairs.map(([name, value]) => ({ name, summary: `<p>${value}</p>` }))
    return reactive({ custom: { x: { name: "X", items } } })
  },
}

test.each(Object.keys(PLACES))("publishes no private pair of a name and a value: %s", (place) => {
  const pairs = [...PRIVATE_PAIRS, ...PUBLIC_PAIRS]
  const { sources, report } = importInto(PLACES[place]?.(pairs))
  const published = JSON.stringify(sources)
  expect(pairs.filter(([, value]) => published.includes(value))).toEqual(PUBLIC_PAIRS)
  const isReported = (value: string) =>
    report.leftOut.some(
      ({ leaf, reason }) =>
        [PRIVATE, PRIVATE_CONTACT].includes(reason) && leaf.text.includes(value),
    )
  expect(PRIVATE_PAIRS.filter(([, value]) => !isReported(value))).toEqual([])
})

const responsibilitiesOf = (highlights: readonly string[]) => {
  const work = [{ name: "Acme", position: "A", startDate: "2020", highlights }]
  return importedContent({ basics, work }).work.work.flatMap((item) =>
    isCompany(item) ? item.responsibilities : [],
  )
}

test("leaves out a text that begins with a private name, and no other", () => {
  const hidden = [
    "DNI 12345678Z",
    "Geb. 12.03.1980",
    "Born on 12 March 1980",
    "Born March 12, 1980",
    "Born on March 12, 1980 in Leeds",
    "Geboren am 12.03.1980 in Ulm, ledig",
    "Geboren am 1. Mai 1980",
    "Née le 1er mars 1980 à Lyon",
    "Fecha de nacimiento 1 de mayo de 1980",
    "Nationality - Dutch",
    "Salary expectation – 52k EUR",
    "<p><strong>Date of birth</strong><br>12 March 1980</p>",
    "<dl><dt>Marital status</dt><dd>Married</dd></dl>",
    "<p>Stan cywilny</p><p>Zamężna</p>",
    "Steuer-ID 12 345 678 901",
    "Tel. 0151 23456789",
    "Address: St. Mary Road 12, Leeds",
    "<p>Familienstand: ledig</p>",
    "Date of birth | 12 March 1980",
    "Nationality · Dutch",
    "Age 44",
    "Born 1980",
    "Gehalt 52.000 EUR",
    "Salary $52,000",
    "Expected salary 60k",
    "年収 600万円",
  ]
  const shown = [
    "On a team since 5. Mai 1990",
    "Runs 3 sites, mobile 2015 - 2019, and No. 12 of 100,000",
    "Mobile 2015 - 2019",
    "Mobile 06/2015 - 05/2019",
    "Mobile - Swift 5",
    "Mobile 06/2015 bis heute",
    "Mobile: 12 apps 2015 - 2019",
    "Mobile: Swift, Kotlin",
    "Phone support for 200,000 users",
    "Mobile 5",
  ]
  const calm = hidden.map((_text, index) => `Calm${index}.`)
  const texts = hidden.flatMap((text, index) => [text, `${calm[index]} ${text}`])
  expect(responsibilitiesOf([...texts, ...shown])).toEqual([...calm, ...shown])
  const within = ["Calm days. DNI 12345678Z", "Calm, Tel. 0151 23456789 (DNI 12345678Z)"]
  const inArabic = "أعمل هنا. DNI 12345678Z"
  expect(responsibilitiesOf([...within, inArabic])).toEqual(["Calm days.", "أعمل هنا."])
})

test("lists fields of a private kind under a title of their own", () => {
  const document = {
    basics: { ...basics, birthday: "1990-01-01", "Marital status": "x" },
    work: [
      { name: "Acme", position: "A", startDate: "2020", manager: { phone: "555 0142" }, salary: 9 },
    ],
    homepage: "tel:555",
    hobby2: "x",
  }
  const report = formatReport(importInto(document).report)
  const [, section = ""] = /Private, and not published \(\d+\)\n((?: {2}.*\n?)+)/.exec(report) ?? []
  expect(section.match(/birthday|Marital status|manager\.phone|salary/g)).toHaveLength(4)
  expect(section).not.toContain("hobby2")
})

test("refuses a document in which the import finds almost nothing but a name", () => {
  const rows = Array.from({ length: 40 }, (_, index) => ({ alpha: `a ${index}`, beta: index }))
  expect(() => importInto({ basics, rows })).toThrow("Only 2 of its 82 values")
})

test.each([
  [{ basics: { name: "Ada", surname: "Writer" } }],
  [{ basics: { name: "Ada Writer", surname: "Writer" } }],
  [{ basics: { name: "Ada Writer", firstName: "Augusta", lastName: "Byron" } }],
  [{ basics: { name: { first: "Ada", last: "Writer" } } }],
  [{ basics: [basics] }],
  [{ personal: [basics] }],
  [stringify({ content: { basics: [basics] } })],
])("reads the name of the person: %j", (document) => {
  expect(importedContent(document).owner.name).toBe("Ada Writer")
})

test.each([
  "Calle Mayor, Centro, Lleida, España",
  "شارع الورد، حي النهر، سلا، المغرب",
  "Birch Lane 4",
  "Birch Lane",
  "Kurfürstendamm 5, 10719 Berlin",
  "Springfield, Illinois, USA",
])("limits the whole line of the field for the street, and asks for a place: %s", (street) => {
  for (const document of [
    { basics: { ...basics, address: street } },
    { basics: { ...basics, street } },
    { basics: { ...basics, location: { address: street } } },
    reactive({}, {}, { location: { address: street } }),
    yamlResume({ location: { address: street } }),
    freshAt({ address: street }),
    linkedInArchive({ "Profile.csv": `First Name,Last Name,Address\nAda,Writer,"${street}"\n` }),
  ]) {
    const imported = importInto(document)
    const { owner } = readImported(imported)
    expect(owner.location).toBeUndefined()
    expect(owner.address).toEqual({ street, visibleIn: ["hand-out"] })
    expect(imported.report.missing).toContain("owner.yaml, location (now: no place)")
  }
})

test.each<[place: string, location: string | undefined, address: object | undefined]>([
  ["Portland, Oregon", "Portland, Oregon", undefined],
  ["West Street, Portland", "Portland", { street: "West Street" }],
  ["12 West Street, Portland", "Portland", { street: "12 West Street" }],
  [
    "Tower House, Flat 3, 12 West Street, Portland, OR 97201",
    "Portland, OR",
    { postalCode: "97201", street: "Tower House, Flat 3, 12 West Street" },
  ],
  ["12345 Elm, Springfield", "Springfield", { street: "12345 Elm" }],
  ["10719 Berlin, Germany", "Berlin, Germany", { postalCode: "10719" }],
  ["Portland 97205", "Portland", { postalCode: "97205" }],
  ["Twelve West Street Portland", undefined, { street: "Twelve West Street Portland" }],
  [
    "Calle Mayor, Centro, Lleida, España",
    undefined,
    { street: "Calle Mayor, Centro, Lleida, España" },
  ],
])("publishes of a text for the place no street: %s", (place, location, address) => {
  const own = address && { ...address, visibleIn: ["hand-out"] }
  for (const document of [
    { basics: { ...basics, location: place } },
    renderCv({}, {}, { location: place }),
    reactive({}, {}, { location: place }),
    linkedInArchive({
      "Profile.csv": `First Name,Last Name,Geo Location\nAda,Writer,"${place}"\n`,
    }),
  ]) {
    const { owner } = importedContent(document)
    expect([owner.location, owner.address]).toEqual([location, own])
  }
})

test.each<[street: string, place: string, location: string | undefined, limited: string]>([
  [
    "Kurfürstendamm 5, 10719 Berlin",
    "10719 Berlin, Germany",
    "Berlin, Germany",
    "Kurfürstendamm 5, 10719 Berlin",
  ],
  ["12 West Street", "Portland Metro Area 1", undefined, "12 West Street, Portland Metro Area 1"],
  ["West Street, Portland", "Portland, Oregon", "Portland, Oregon", "West Street, Portland"],
  ["12 West Street", "12 West Street, Portland, Oregon", "Portland, Oregon", "12 West Street"],
  ["12 West Street, Portland", "Portland, Oregon", "Portland, Oregon", "12 West Street, Portland"],
  ["12 West Street", "Portland 97205", "Portland", "12 West Street"],
])("reads the street %j and the place %j each in its field", (street, place, location, limited) => {
  const profile = `First Name,Last Name,Address,Geo Location\nAda,Writer,"${street}","${place}"\n`
  for (const document of [
    { basics: { ...basics, location: place, street } },
    { basics: { ...basics, location: place, address: street } },
    { basics: { ...basics, location: place, address: { street } } },
    linkedInArchive({ "Profile.csv": profile }),
  ]) {
    const { owner } = importedContent(document)
    expect([owner.location, owner.address?.street]).toEqual([location, limited])
  }
})

test("reads groups of skills whose names are names of fields too", () => {
  const groupsOf = (skills: object) =>
    importedContent({ basics, skills }).skills.skills.map(({ name, skills: all }) => [
      name,
      ...all.map((skill) => skill.name),
    ])
  const groups = [
    ["backend", "Java", "Go"],
    ["tools", "Jira"],
  ]
  expect(groupsOf({ backend: ["Java", "Go"], tools: ["Jira"] })).toEqual(groups)
  expect(groupsOf({ backend: "Java, Go", tools: ["Jira"] })).toEqual(groups)
  expect(groupsOf({ name: "Web", tools: ["Jira"], level: "Expert" })).toEqual([["Web", "Jira"]])
})

test("reads the names that other programs give to the details of jobs, schools and languages", () => {
  const content = importedContent({
    personal_information: { name: "Ada", surname: "Writer" },
    experience_details: [
      {
        position: "Engineer",
        company: "Specimen Co.",
        employment_period: "06/2019 - 12/2020",
        key_responsibilities: [{ responsibility: "Wrote the pump control" }],
        areas: ["Pumps"],
        skills_acquired: ["Go"],
      },
    ],
    education_details: [
      {
        education_level: "Master",
        field_of_study: "Physics",
        institution: "Delta School",
        year_of_completion: "2018",
        final_evaluation_grade: "1.3",
      },
    ],
    softSkills: ["Patience"],
    languages: [{ language: "English", fluency: "Fluent", cefr: "C2" }],
    certificates: [{ name: "Pump Operator", issuedAt: "2021", verifyUrl: "https://pump.example" }],
  })
  expect(content.owner.name).toBe("Ada Writer")
  expect(content.work.work).toMatchObject([
    {
      company: "Specimen Co.",
      roles: [{ startDate: "Jun 2019", endDate: "Dec 2020", skills: ["go"] }],
      responsibilities: ["Wrote the pump control", "Pumps"],
    },
  ])
  expect(content.resume.sections.filter((section) => "content" in section)).toMatchObject([
    { content: { entries: [{ title: "Master, Physics", grade: "1.3", date: "2018" }] } },
    { content: { entries: [{ language: "English", level: "Fluent, C2" }] } },
    { content: { entries: [{ date: "2021", url: "https://pump.example" }] } },
  ])
  expect(JSON.stringify(content.skills)).toContain("Patience")
})

test("limits the email address and the phone number of MAC to hand-outs", () => {
  const contact = {
    contactMails: ["lucia@datos.example"],
    phoneNumbers: [{ countryCode: "+34", number: "600 555 014" }],
    publicProfiles: [{ type: "linkedin", URL: "https://linkedin.com/in/lferrer" }],
  }
  const profile = { name: "Lucía", surnames: "Ferrer Pons" }
  const document = { aboutMe: { profile }, careerPreferences: { contact } }
  expect(importedContent(document).owner).toMatchObject({
    name: "Lucía Ferrer Pons",
    familyName: "Ferrer Pons",
    contact: [
      { value: "lucia@datos.example", visibleIn: ["hand-out"] },
      { value: "+34 600 555 014", visibleIn: ["hand-out"] },
      { value: "https://linkedin.com/in/lferrer" },
    ],
  })
})

test("publishes no id of a program as a heading", () => {
  const id = "1f153112-86cc-4256-8247-d72e368b1c26"
  const sections = { [id]: { items: [{ name: "Chess", level: "Expert" }] } }
  const { resume } = importedContent({ basics, sections, metadata: { theme: "x" } })
  expect(resume.sections).toMatchObject([
    { title: "More", content: { entries: [{ title: "Chess" }] } },
  ])
  expect(JSON.stringify(resume)).not.toContain("1f153112")
})

test("writes the name of a network as it writes itself, and no name for an unknown one", () => {
  const { owner } = importedContent({
    aboutMe: {
      profile: { name: "Lucía" },
      relevantLinks: [
        { type: "github", URL: "https://github.com/lferrer" },
        { type: "other", URL: "https://datos.example/lucia" },
      ],
    },
  })
  expect(owner.contact.map(({ label }) => label)).toEqual(["GitHub", undefined])
})

const livingIn = (location: unknown, more: object = {}) => ({
  basics: { ...basics, location },
  ...more,
})

const freshAt = (location: object, job: object = {}) => ({
  name: "Ada Writer",
  location,
  employment: { history: [{ employer: "Acme", position: "Engineer", start: "2020-01", ...job }] },
})

test.each([
  ["a4", yamlResume({}, { layouts: [{ engine: "html" }, { page: { paperSize: "a4" } }] })],
  [
    "letter",
    yamlResume({}, { locale: { language: "de" }, layout: { page: { paperSize: "letter" } } }),
  ],
  ["a4", renderCv({}, { design: { page: { size: "a4" } } })],
  [
    "letter",
    renderCv({}, { design: { page: { size: "us-letter" } } }, { location: "Madrid, España" }),
  ],
  ["a4", renderCv({}, { design: { page: { size: "a5" } } }, { location: "Madrid, España" })],
  ["a4", reactive({}, { page: { format: "a4" } })],
  ["letter", reactive({}, { page: { format: "letter", locale: "de-DE" } })],
  ["letter", reactive({}, { page: { format: "free-form" } })],
  ["a4", livingIn({ city: "Faro", country: "PT" })],
  ["a4", livingIn({ city: "Faro", countryCode: "PT" })],
  ["a4", livingIn({ city: "Bengaluru", region: "Karnataka", countryCode: "IN" })],
  ["a4", freshAt({ country: "DE", address: "Musterweg 7, Berlin" })],
  ["letter", livingIn({ city: "Calgary", countryCode: "CA" }, { meta: { language: "de" } })],
  ["a4", livingIn({ city: "Madrid", country: "España" })],
  ["a4", livingIn("Oslo, Norge")],
  ["a4", livingIn("Luxembourg, LU")],
  ["a4", livingIn("1234 Sampletown, Belgium")],
  ["a4", livingIn("東京都、日本")],
  ["a4", livingIn("Perth, Australia")],
  ["letter", livingIn("Ciudad de México, México", { meta: { language: "es" } })],
  ["letter", livingIn("Portland, OR", { meta: { language: "de" } })],
  ["letter", livingIn("Indianapolis, IN")],
  ["a4", livingIn("Berlin, DE", { meta: { language: "de" } })],
  ["a4", livingIn("remote", { meta: { language: "fr" } })],
  ["letter", livingIn("remote")],
])(
  "takes %s paper, as the document, the country or else the language says: %j",
  (paper, document) => {
    expect(importedContent(document).resume.paper).toBe(paper)
  },
)

test("FRESH: a current job is no job without an end", () => {
  const other = { employer: "Other", position: "Cook", start: "2019-01" }
  const document = freshAt({}, { start: "2018-01", current: true })
  document.employment.history.unshift(other)
  const { report } = importInto(document)
  expect(report.leftOut).toEqual([])
  expect(report.notes).not.toContainEqual(expect.stringContaining("No end in the file"))
})

test("keeps the heading of jobs without dates", () => {
  const job = { company: "Acme", position: "Engineer", website: { url: "", inlineLink: true } }
  const document = reactive({
    experience: { title: "Practice", items: [job] },
    awards: { title: "Awards", hidden: true, columns: 1, items: [{ title: "Secret" }] },
  })
  expect(titlesOf(document)).toContain("Practice")
  const about = (each: string) =>
    expect.objectContaining({
      leaf: expect.objectContaining({ path: `sections.${each}` }),
      reason: ABOUT_DOCUMENT,
    })
  expect(importInto(document).report.leftOut).toEqual(
    expect.arrayContaining(["experience.items[0].website.inlineLink", "awards.columns"].map(about)),
  )
})

const RESUME_5 = JSON.parse(documentOf("reactive-resume-5.json"))

test("reads the sections of Reactive Resume 5 by their type, in the order of its pages", () => {
  const { resume, skills, work } = importedContent(RESUME_5)
  expect(resume.sections.map(({ section, title }) => [section, title])).toEqual([
    ["Objective", "About me"],
    ["TechnicalSkills", "Tools"],
    ["Volunteering", "Giving"],
    ["Languages", "Languages"],
    ["WorkExperience", "Work Experience"],
    ["OtherExperience", "Freelance"],
    ["Custom", "Values"],
    ["Custom", "Soft skills"],
    ["Custom", "More links"],
  ])
  expect(work.work).toMatchObject([
    {
      company: "Hochbau AG",
      roles: [
        { title: "Lead", startDate: "May 2020", endDate: "", summary: "Led ten." },
        { title: "Builder", startDate: "Jan 2018", endDate: "Apr 2020", summary: "Built." },
      ],
    },
  ])
  const freelance = { title: "Helper", organization: "Hut Ltd.", startDate: "2015", text: "Huts." }
  expect(JSON.stringify(resume.sections)).toContain('I care for newborn children."')
  expect(
    resume.sections.filter((each) => "content" in each).map(({ content }) => content),
  ).toMatchObject([
    {},
    { entries: [{ title: "Camp" }] },
    { entries: [{ language: "Igbo", level: "5/5" }] },
    { entries: [freelance] },
    { list: ["Calm."] },
    { entries: [{ title: "Calm", details: ["2/5"] }] },
    { entries: [{ title: "GitHub" }] },
  ])
  expect(skills.skills[0]?.skills ?? skills).toMatchObject([
    { name: "Cranes", level: "4/5" },
    { name: "Drones" },
    { name: "Drills", level: "Expert" },
  ])
})

test("publishes no section that no page of Reactive Resume names, and no letter, and says so", () => {
  const { sources, report } = importInto(RESUME_5)
  expect(Object.values(sources).join()).not.toMatch(/Best wall|Dear X/)
  expect(formatReport(report)).toMatch(
    /No page of the résumé shows it\.\n(?: {4}.*\n)*? {4}.*Best wall(?:.*\n)*?.*Dear X/,
  )
})

test("hides the levels that Reactive Resume hides", () => {
  const design = { level: { type: "hidden" } }
  const { sources } = importInto({ ...RESUME_5, metadata: { ...RESUME_5.metadata, design } })
  expect(Object.values(sources).join()).not.toMatch(/\d\/5/)
  expect(Object.values(sources).join()).toContain("Expert")
})

test.each([
  [
    4,
    {
      sections: {
        references: { items: [{ name: "Jo", description: "Neighbor", summary: "<p>Calm.</p>" }] },
      },
    },
  ],
  [
    3,
    {
      sections: {
        references: {
          items: [
            {
              name: "Jo",
              relationship: "Neighbor",
              summary: "Calm.",
              phone: "+44 7700 900123",
              email: "jo@jo.example",
            },
          ],
        },
      },
    },
  ],
])("reads a reference of Reactive Resume %i, without its contacts", (_version, { sections }) => {
  const { resume } = importedContent(reactive(sections))
  expect(resume.sections.at(-1)).toMatchObject({
    content: { entries: [{ name: "Jo", position: "Neighbor", text: "Calm." }] },
  })
  expect(JSON.stringify(resume)).not.toMatch(/7700|jo\.example/)
})

test("reads the subtitles, the levels and the headings of Reactive Resume 3 and 4", () => {
  const { resume, skills } = importedContent(documentOf("reactive-resume-4.json"))
  expect(resume.sections.map(({ title }) => title)).toEqual([
    "Mehr",
    "Projekte",
    "Können",
    "Sprachen",
    "Kurzprofil",
  ])
  expect(resume.sections.filter((each) => "content" in each)).toMatchObject([
    { content: { entries: [{ title: "Chor", text: "Alt. Seit 2001." }] } },
    { content: { entries: [{ title: "Rota", text: "A planner. It plans." }] } },
    { content: { entries: [{ language: "Igbo" }, { language: "Hausa", level: "3/5" }] } },
    { content: { text: "Ich schreibe." } },
  ])
  expect(skills.skills[0]?.skills).toMatchObject([
    { name: "Ruhe", level: "Gut" },
    { name: "Mut", level: "7/10" },
  ])
})

test("loses no description of a study or a link, and no fact, of MAC", () => {
  const links = [
    { type: "other", URL: "https://talk.example", description: "Una charla" },
    { type: "github", URL: "https://github.com/lferrer", description: "Mi código" },
    { type: "linkedin", URL: "https://linkedin.com/in/lferrer" },
    { type: "other", URL: "https://more.example" },
  ]
  const studies = [
    {
      name: "Máster",
      startDate: "2019-01-01",
      description: "En línea.",
      institution: { name: "UOC", description: "Curso de datos." },
    },
  ]
  const document = {
    aboutMe: {
      profile: { name: "Lucía" },
      relevantLinks: links,
      interestingFacts: [{ topic: "Fotografía", fact: "Revela en casa." }],
    },
    knowledge: { studies },
  }
  const { owner, resume } = importedContent(document)
  expect(owner.contact.map(({ label }) => label)).toEqual([
    "Una charla",
    "Mi código",
    "LinkedIn",
    undefined,
  ])
  expect(resume.sections).toMatchObject([
    { section: "Education", content: { entries: [{ text: "En línea. Curso de datos." }] } },
    {
      section: "Interests",
      content: { entries: [{ title: "Fotografía", details: ["Revela en casa."] }] },
    },
  ])
  expect(importInto(document).report.leftOut.map(({ leaf }) => leaf.path)).toEqual([
    "aboutMe.relevantLinks[0].type",
    "aboutMe.relevantLinks[3].type",
  ])
})

test("reads the summaries and the references of FRESH, without the contacts of other people", () => {
  const document = {
    name: "Tobias Lund",
    info: { brief: "I build boats." },
    employment: { summary: "Ten years.", history: [{ employer: "Yard", start: "2014" }] },
    education: { summary: "Always hands first.", history: [{ title: "Carpenter", start: "2008" }] },
    service: { summary: "On call.", history: [{ organization: "Sea Rescue", start: "2015" }] },
    affiliation: { summary: "Boats too.", history: [{ organization: "Guild", start: "2015" }] },
    projects: [{ title: "Ferry", description: "A ferry.", summary: "It floats." }],
    skills: { list: [{ name: "Varnish", summary: "Twelve coats." }] },
    references: [
      {
        name: "Odd Berg",
        role: "Master",
        summary: "Dry feet.",
        contact: [{ label: "Home", value: "+47 55 00 00 00" }],
      },
    ],
  }
  const { sources, report } = importInto(document)
  const all = Object.values(sources).join()
  for (const text of ["Ten years.", "Always hands first.", "On call.", "Boats too.", "Dry feet."])
    expect(all).toContain(text)
  expect(all).toContain("A ferry. It floats.")
  expect(all).not.toContain("55 00 00 00")
  expect(formatReport(report)).toMatch(/It belongs to another person.*\n.*55 00 00 00/)
  expect(report.leftOut.map(({ leaf }) => leaf.path)).toEqual([
    "skills.list[0].summary",
    "references[0].contact[0].label",
    "references[0].contact[0].value",
  ])
})

/** The usual headings of each language, as people and programs write them. */
const HEADINGS = `
en Education Experience Skills Languages Projects Publications Certifications Awards Interests References Volunteering
de Ausbildung Berufserfahrung Fähigkeiten Sprachen Projekte Publikationen Zertifikate Auszeichnungen Interessen Referenzen Ehrenamt
fr Formation Expérience Compétences Langues Projets Publications Certifications Distinctions Loisirs Références Bénévolat
es Educación Experiencia Habilidades Idiomas Proyectos Publicaciones Certificaciones Premios Intereses Referencias Voluntariado
it Istruzione Esperienza Competenze Lingue Progetti Pubblicazioni Certificazioni Premi Interessi Referenze Volontariato
pt Educação Experiência Habilidades Idiomas Projetos Publicações Certificações Prêmios Interesses Referências Voluntariado
nl Opleiding Werkervaring Vaardigheden Talen Projecten Publicaties Certificaten Prijzen Interesses Referenties Vrijwilligerswerk
pl Wykształcenie Doświadczenie Umiejętności Języki Projekty Publikacje Certyfikaty Nagrody Zainteresowania Referencje Wolontariat
sv Utbildning Arbetslivserfarenhet Färdigheter Språk Projekt Publikationer Certifikat Utmärkelser Intressen Referenser Volontärarbete
tr Eğitim Deneyim Beceriler Diller Projeler Yayınlar Sertifikalar Ödüller İlgi_Alanları Referanslar Gönüllülük
uk Освіта Досвід_роботи Навички Мови Проєкти Публікації Сертифікати Нагороди Інтереси Рекомендації Волонтерство
ru Образование Опыт_работы Навыки Языки Проекты Публикации Сертификаты Награды Интересы Рекомендации Волонтёрство
ar التعليم الخبرة المهارات اللغات المشاريع المنشورات الشهادات الجوائز الاهتمامات المراجع التطوع
zh 教育背景 工作经历 技能 语言 项目经历 出版物 证书 奖项 兴趣爱好 推荐人 志愿服务
zh-Hant 教育背景 工作經歷 技能 語言 專案 出版物 證照 獎項 興趣 推薦人 志工
ja 学歴 職歴 スキル 言語 プロジェクト 出版物 資格 受賞 趣味 推薦者 ボランティア
ko 학력 경력 기술 언어 프로젝트 출판물 자격증 수상 관심사 추천인 봉사활동
`

test.each(HEADINGS.trim().split("\n"))("knows the usual headings of a language: %s", (line) => {
  const kinds =
    "Education WorkExperience TechnicalSkills Languages Projects Publications Certificates AchievementsAndAwards Interests References Volunteering"
  expect(line.split(" ").slice(1).map(kindOfHeading)).toEqual(kinds.split(" "))
})

test.each<[fields: object, entry: object]>([
  [{ doi: "10.1000/182", url: "" }, { doi: "10.1000/182" }],
  [{ doi: "https://doi.org/10.1000/182" }, { doi: "10.1000/182" }],
  [{ doi: "doi: 10.1000/(SICI)1<3::AID>2" }, { doi: "10.1000/(SICI)1<3::AID>2" }],
  [{ url: "http://dx.doi.org/10.1000/182" }, { doi: "10.1000/182" }],
  [{ url: "https://doi.org/10.1000/182", doi: "10.1000/182" }, { doi: "10.1000/182" }],
  [
    { url: "https://memoirs.example/182", doi: "10.1000/182" },
    { doi: "10.1000/182", url: "https://memoirs.example/182" },
  ],
  [{ doi: "https://memoirs.example/182" }, { url: "https://memoirs.example/182" }],
  [{ volume: "12", issue: "3", pages: "45–67" }, { volume: "12, 3, 45–67" }],
])("a publication with %j has %j", (fields, entry) => {
  const date = "2021"
  const ofJson = { basics: { name: "Ada Writer" }, publications: [{ name: "Notes", ...fields }] }
  const ofYaml = { title: "Notes", journal: "Memoirs", date, ...fields }
  const documents = [
    ofJson,
    ...("volume" in fields ? [] : [{ cv: { name: "Ada Writer", sections: { papers: [ofYaml] } } }]),
  ]
  for (const document of documents) {
    const [section] = importedContent(document).resume.sections
    const [{ doi, url, volume } = {}] = (section as { content: { entries: object[] } }).content
      .entries as { doi?: string; url?: string; volume?: string }[]
    expect({ doi, url, volume }).toEqual({
      doi: undefined,
      url: undefined,
      volume: undefined,
      ...entry,
    })
  }
})

const sectionsOf = (sections: object) =>
  importedContent(renderCv(sections)).resume.sections.map(({ section, title }) => [section, title])

test("knows the sections of RenderCV in several languages, and keeps their headings", () => {
  const entry = [{ name: "A", summary: "b" }]
  expect(
    sectionsOf({
      "Sobre mí": ["I write."],
      Experiencia: [{ company: "A", position: "B", start_date: "2020" }],
      EDUCACIÓN: [{ institution: "C", area: "D" }],
      Proyectos: entry,
      Habilidades: [{ label: "Lenguajes", details: "C" }],
      "More Information": entry,
      selected_honors: [{ bullet: "X" }],
      Contact: [{ bullet: "By post" }],
    }),
  ).toEqual([
    ["Objective", "Sobre mí"],
    ["WorkExperience", "Experiencia"],
    ["Education", "EDUCACIÓN"],
    ["Projects", "Proyectos"],
    ["TechnicalSkills", "Habilidades"],
    ["Custom", "More Information"],
    ["AchievementsAndAwards", "Selected Honors"],
    ["Custom", "Contact"],
  ])
})

test("takes a text at the start for the summary in every language, and keeps its heading", () => {
  const document = renderCv({ "O mnie": ["Piszę.", "Czytam."], "O świecie": ["Jest."] })
  expect(importedContent(document).resume.sections).toMatchObject([
    { section: "Objective", title: "O mnie", content: { text: "Piszę. Czytam." } },
    { section: "Custom", title: "O świecie" },
  ])
})

test("reads a name that is a link as a name and an address", () => {
  const { sections } = importedContent(
    renderCv({
      projects: [{ name: "[Pump](https://pump.example)", summary: "#underline[Wet]." }],
      education: [{ institution: "[MIT](https://mit.example)", area: "Water" }],
    }),
  ).resume
  expect(sections).toMatchObject([
    { content: { entries: [{ title: "Pump", url: "https://pump.example", text: "Wet." }] } },
    { content: { entries: [{ organization: "MIT", url: "https://mit.example" }] } },
  ])
})
