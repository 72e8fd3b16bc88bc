import { stringify } from "yaml"
import { importedContent, importInto } from "../../../test/imported-content"
import { linkedInArchive } from "../../../test/linkedin-archive"
import { formatReport } from "../format-report"

const basics = { name: "Ada Writer", label: "Engineer" }
const job = { name: "Acme", position: "Engineer", startDate: "2020", endDate: "2021" }
const cv = { name: "Ada Writer" }

const yamlResume = (rest: object, content: object = {}) =>
  stringify({ content: { basics: { ...basics, hush: "hush 1" }, ...content }, ...rest })

const renderCv = (fields: object, rest: object = {}) =>
  stringify({ cv: { ...cv, ...fields }, ...rest })

/** Documents whose unknown fields have texts with the word "hush" and a number. */
const DOCUMENTS: Readonly<Record<string, unknown>> = {
  "root texts and numbers": {
    basics,
    birthday: "hush 1",
    gender: "hush 2",
    maritalStatus: "hush 3",
    nationality: ["hush 4"],
    salary: { min: "hush 5", currency: "hush 6" },
    passportNumber: "hush 7",
    status: "hush 8",
  },
  "an encrypted block": {
    basics,
    sops: {
      age: [{ recipient: "hush 1", enc: "-----BEGIN AGE ENCRYPTED FILE-----\nhush 2" }],
      mac: "hush 3",
    },
  },
  "sections of any name": {
    basics,
    sections: { salary: "hush 1", "Personal Data": [{ title: "hush 2", summary: "hush 3" }] },
    custom: { Health: "hush 4" },
    customSections: [{ title: "hush 5", items: [{ name: "hush 6" }] }],
    additional: [{ title: "hush 7", content: [{ title: "hush 8", text: "hush 9" }] }],
  },
  "a list of names of sections": { basics, sections: ["hush 1", "hush 2"] },
  "an object instead of a list": {
    basics,
    education: { memo: "hush 1", more: { salary: "hush 2" } },
    references: { salary: "hush 3", notes2: ["hush 4"] },
    interests: { private: "hush 5" },
  },
  "fields of basics": {
    basics: {
      ...basics,
      birthday: "hush 1",
      salary: { min: "hush 2" },
      location: { city: "Kiel", note: "hush 3", geo: { lat: "hush 4" } },
      profiles: [{ network: "X", username: "ada", password: "hush 5" }],
      links: { salary: "hush 6" },
    },
  },
  "fields of items": {
    basics,
    work: [
      { ...job, salary: "hush 1", manager: { name: "hush 2", phone: "hush 3" } },
      { ...job, startDate: "never", boss: ["hush 4"], visible: "hush 5" },
    ],
    volunteer: [{ organization: "Club", birthday: "hush 6" }],
    education: [{ institution: "School", studentNumber: "hush 7" }],
    awards: [{ title: "Cup", prize: "hush 8" }],
    certificates: [{ name: "Paper", pin: "hush 9" }],
    publications: [{ name: "Book", fee: { amount: "hush 10" } }],
    skills: [{ name: "Java", keywords: ["Spring"], password: "hush 11" }],
    languages: [{ language: "Zulu", secret: "hush 12" }],
    interests: [{ name: "Chess", club: [{ name: "hush 13", note: "hush 14" }] }],
    references: [{ name: "Bob", reference: "Good.", salary: "hush 15" }],
    projects: [{ name: "Pump", budget: "hush 16", sponsor: { name: "hush 17" } }],
    talks: [{ title: "Talk", fee: "hush 18" }],
  },
  "items without a known field": {
    basics,
    skills: [{ id: "hush 1", birthday: "hush 2" }, { Languages: "Java" }],
    languages: [{ code: "hush 3", flag: "hush 4" }],
  },
  "fields of positions": {
    basics,
    work: [
      { name: "Acme", rating: "hush 1", positions: [{ ...job, salary: "hush 2", a: ["hush 3"] }] },
    ],
  },
  "objects in details": {
    basics,
    work: [{ ...job, highlights: [{ text: "Built.", salary: "hush 1" }] }],
    projects: [{ name: "Pump", details: [{ title: "Part", items: ["One"], cost: "hush 2" }] }],
  },
  "a document in a document": { resume: { basics, salary: "hush 1" }, sops: "hush 2" },
  "a dialect without basics": {
    personalInfo: { name: "Ada Writer", birthDate: "hush 1", idNumber: "hush 2" },
    experience: [{ company: "Acme", role: "Engineer", from: "2020", to: "2021", pay: "hush 3" }],
    preferences: { salary: "hush 4" },
    "Project Ids": ["hush 5"],
    analytics: { id: "hush 6" },
  },
  "a dialect at the root": {
    name: "Ada Writer",
    title: "Engineer",
    jobs: [job],
    nationality: "hush 1",
    "Tax number": "hush 2",
  },
  YAMLResume: yamlResume(
    { locale: { language: "en" }, salary: "hush 2", sops: { mac: "hush 3" } },
    {
      work: [{ ...job, salary: "hush 4" }],
      wishes: [{ name: "hush 5", summary: "hush 6" }],
      location: { city: "Kiel", note: "hush 7" },
    },
  ),
  RenderCV: renderCv(
    {
      birthday: "hush 1",
      salary: { min: "hush 2" },
      social_networks: [{ network: "GitHub", username: "ada", token: "hush 3" }],
      sections: {
        Experience: [{ company: "Acme", position: "A", start_date: "2020", salary: "hush 4" }],
        "More Things": [{ name: "Thing", summary: "Good.", price: "hush 5" }],
        Numbers: [{ label: "One", details: "Two", note: "hush 6" }],
      },
    },
    { design: { theme: "hush 7", tokens: { x: "hush 8" } }, sops: { mac: "hush 9" }, x: "hush 10" },
  ),
  "LinkedIn columns": linkedInArchive({
    "Profile.csv": "First Name,Last Name,Headline,Birth Date,Salary\nAda,Writer,A,hush 1,hush 2\n",
    "Positions.csv": "Company Name,Title,Started On,Pay\nAcme,Engineer,2020,hush 3\n",
    "Causes You Care About.csv": "Supported Cause,Donation\nEducation,hush 4\n",
    "Patents.csv": "Title,Secret\nPump,hush 5\n",
    "Test Scores.csv": "Name,Score,Secret\nIQ,90,hush 6\n",
  }),
}

const secretsIn = (text: string) => [...new Set(text.match(/hush \d+/g))].sort()

test.each(Object.keys(DOCUMENTS))("publishes no unknown field, and reports each: %s", (name) => {
  const document = DOCUMENTS[name]
  const { sources, report } = importInto(document)
  expect(secretsIn(Object.values(sources).join("\n"))).toEqual([])
  const written =
    document instanceof Uint8Array ? "" : Buffer.from(JSON.stringify(document)).toString()
  const all = written || [1, 2, 3, 4, 5, 6].map((number) => `hush ${number}`).join()
  expect(secretsIn(formatReport(report))).toEqual(secretsIn(all))
})

test("says that an unknown field is not published, and what to do", () => {
  const { leftOut } = importInto({ basics, shoe: "90" }).report
  expect(leftOut).toMatchObject([
    { leaf: { path: "shoe", text: "90" }, reason: expect.stringContaining("not published") },
  ])
})

test.each([
  { contacts: { phone: "+1 503-555-0142", address: "1 Secret Street" } },
  { phone: "+1 503-555-0142" },
  { basics: { ...basics, profiles: [{ network: "Phone", url: "tel:+1 503-555-0142" }] } },
  { basics: { ...basics, links: ["tel:+1-503-555-0142"] } },
  { basics: { ...basics, url: "tel:+1-503-555-0142" } },
  { basics: { ...basics, website: { name: "Call", url: "TEL:+1-503-555-0142" } } },
  { basics: { ...basics, contact: { links: [{ name: "A", url: "tel:+1-503-555-0142" }] } } },
  {
    basics: {
      ...basics,
      profiles: [{ network: "+1 503-555-0142", url: "https://ada.example/call" }],
    },
  },
  {
    basics: {
      ...basics,
      profiles: [
        { network: "WhatsApp", username: "+1 503-555-0142", url: "https://whatsapp.example/ada" },
      ],
    },
  },
  renderCv({
    custom_connections: [
      { placeholder: "+1 503-555-0142", url: "tel:+1-503-555-0142", fontawesome_icon: "phone" },
    ],
  }),
])("publishes no phone number of %j", (fields) => {
  const document = typeof fields === "string" ? fields : { basics, ...fields }
  const { owner, ...others } = importedContent(document)
  const withPhone = owner.contact.filter((field) => JSON.stringify(field).includes("503"))
  expect(withPhone.every(({ visibleIn }) => visibleIn.join() === "hand-out")).toBe(true)
  expect(JSON.stringify(others)).not.toMatch(/503|Secret/)
  expect(formatReport(importInto(document).report)).toContain("503")
})

test.each([
  [{ Java: "Expert", Go: "Good" }],
  [[{ Java: "Expert" }, { Go: "Good" }]],
  [[{ Backend: ["Java"], Platform: ["Go"] }]],
])("reads the skills %j, whose names are those of skills or groups", (skills) => {
  expect(JSON.stringify(importedContent({ basics, skills }).skills)).toMatch(/Java.*Go/)
  expect(importInto({ basics, skills }).report.leftOut).toEqual([])
})
