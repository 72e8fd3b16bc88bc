import { readFileSync } from "node:fs"
import { stringify } from "yaml"
import { importedContent, importInto } from "../../../test/imported-content"
import { formatReport } from "../format-report"
import { loadTables } from "../tables"

const documentOf = (name: string) => readFileSync(`src/import/__tests__/documents/${name}`, "utf8")

const basics = { name: "Ada Writer", label: "Engineer" }

const titlesOf = (document: unknown) =>
  importedContent(document).resume.sections.map(({ title }) => title)

test("each format has a table with a page of documentation", () => {
  expect(loadTables().map(({ format }) => format)).toEqual([
    "FRESH",
    "LinkedIn data archive",
    "MAC (Manfred)",
    "Reactive Resume",
    "RenderCV",
    "YAMLResume",
    "JSON Resume",
  ])
})

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
  ...["true", '"true"', "yes", "Yes", "on", "1", '"1"'].map((value) => `hidden: ${value}`),
  ...["false", '"false"', "no", "off", "0"].map((value) => `visible: ${value}`),
])("does not publish an entry with %s", (field) => {
  const entry = `{ company: Secret Corp, position: Clerk, start_date: 2020, ${field} }`
  const other = "{ company: Acme, position: Clerk, start_date: 2020, hidden: no, visible: 1 }"
  const { sources } = importInto(`cv:\n  name: Ada\n  sections:\n    Jobs: [${entry}, ${other}]\n`)
  expect(Object.values(sources).join()).not.toContain("Secret Corp")
  expect(Object.values(sources).join()).toContain("Acme")
})

test.each([
  ["fresh.json", "Hidden Yard"],
  ["reactive-resume.json", "Secret Corp"],
])("%s: does not publish what it hides, and says so", (name, hidden) => {
  const { sources, report } = importInto(documentOf(name))
  expect(Object.values(sources).join()).not.toContain(hidden)
  expect(formatReport(report)).toMatch(
    new RegExp(`The document hides it\\.\\n(?: {4}.*\\n)*? {4}.*${hidden}`),
  )
})

test.each([
  ["mac.json", ["1988-03-04", "48000"]],
  ["fresh.json", ["55 01 43", "55 00 00 00", "me.png"]],
  ["reactive-resume.json", ["1990"]],
])("%s: publishes no private value of a field that the table does not name", (name, values) => {
  const { sources, report } = importInto(documentOf(name))
  for (const value of values) {
    expect(Object.values(sources).join()).not.toContain(value)
    expect(formatReport(report)).toContain(value)
  }
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

test.each(["1,000+ tests, Java; 3.5 TB", "1,000+ tests; Java; 3.5 TB"])(
  "cuts no number in the keywords %s",
  (keywords) => {
    const skills = [{ name: "Work", keywords }]
    expect(importedContent({ basics, skills }).skills.skills[0]?.skills).toMatchObject([
      { name: "1,000+ tests" },
      { name: "Java" },
      { name: "3.5 TB" },
    ])
  },
)

test("reports a sign that is lost, and a word that is only a part of another", () => {
  const reasonsIn = (document: object) =>
    importInto(document).report.leftOut.map(({ reason }) => reason)
  const work = [
    { name: "Acme", position: "Engineer", startDate: "2020", highlights: ["> 50 % faster"] },
  ]
  expect(reasonsIn({ basics, work })).toEqual([])
  // The form of a list hides the minus.
  expect(importedContent({ basics, work }).work.work).toMatchObject([
    { responsibilities: ["> 50 % faster"] },
  ])
})

test("names the lines of a text that look private", () => {
  const summary = "I write.\nPhone: 555 0142\nBuilt: bridges"
  expect(importInto({ basics: { ...basics, summary } }).report.notes).toContain(
    'basics.summary: everyone can read the line "Phone: 555 0142". Remove it if it is private.',
  )
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

test("joins a name and a surname, and keeps a whole name", () => {
  const nameOf = (person: object) => importedContent({ basics: person }).owner.name
  expect(nameOf({ name: "Ada", surname: "Writer" })).toBe("Ada Writer")
  expect(nameOf({ name: "Ada Writer", surname: "Writer" })).toBe("Ada Writer")
  expect(nameOf({ name: "Ada Writer", firstName: "Augusta", lastName: "Byron" })).toBe("Ada Writer")
})

test.each([
  "Calle Mayor, Centro, Lleida, España",
  "شارع الورد، حي النهر، سلا، المغرب",
  "Birch Lane 4",
])("publishes no street in an address: %s", (address) => {
  const { owner } = importedContent({ basics: { ...basics, address } })
  expect(owner).toMatchObject({ address: { street: address, visibleIn: ["hand-out"] } })
  expect(owner.location).toBeUndefined()
})

test.each(["Berlin, Germany", "Springfield, Illinois, USA", "Europe"])(
  "publishes a place that stands in an address: %s",
  (address) => {
    expect(importedContent({ basics: { ...basics, address } }).owner).toMatchObject({
      location: address,
    })
  },
)

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
