import schema from "@jsonresume/schema/schema.json"
import Ajv from "ajv"
import addFormats from "ajv-formats"
import { fullContent, minimalContent } from "../../../../test/content"
import { modelFor, toModel } from "../../model/model"
import { toJsonItem } from "../json-entries"
import { toJsonResume } from "../to-json-resume"

const validate = addFormats(new Ajv({ strict: false })).compile(schema)

for (const [name, content] of Object.entries({ minimal: minimalContent, full: fullContent })) {
  test(`the ${name} résumé is valid against the official schema`, () => {
    validate(toJsonResume(modelFor(toModel(content()), "json")))
    expect(validate.errors).toBeNull()
  })
}

test("the file that everyone can download has no private value and no tag", () => {
  const content = fullContent()
  const json = JSON.stringify(toJsonResume(modelFor(toModel(content), "json")))
  const hidden = content.owner.contact.filter(({ visibleIn }) => !visibleIn.includes("json"))
  expect(hidden).not.toEqual([])
  for (const { value } of hidden) expect(json).not.toContain(value)
  expect(json).not.toContain('"tags"')
})

test("each role is an entry, and one without texts has the responsibilities of its company", () => {
  const { work } = Object(toJsonResume(toModel(fullContent())))
  expect(work.slice(0, 6)).toMatchObject([
    { position: "Lead", startDate: "2023-04", keywords: ["C#, C++ & <T>"] },
    { position: "Engineer", startDate: "2020-01", endDate: "2023-03" },
    { position: "R" },
    { position: "Lead", startDate: "2016", endDate: "2018-02", location: "Remote" },
    { position: "Engineer", startDate: "2014", endDate: "2015" },
    { position: "R", location: "Home", companyLocation: "Gdańsk, PL" },
  ])
  expect(work[0].highlights).toHaveLength(3)
  expect(work[0]).not.toHaveProperty("endDate")
  expect(work[1].highlights).toEqual(work[0].highlights)
})

test("the responsibilities of a role are its highlights, summaries stand in fields of their own", () => {
  const { work } = Object(toJsonResume(toModel(fullContent())))
  const description = "A company of three."
  expect(work.slice(3, 5)).toMatchObject([
    { description, summary: "A role.", highlights: ["Led", "Hired", "Stayed"] },
    { description, highlights: ["Built"] },
  ])
})

test("each kind of section is a list of its own", () => {
  const json = Object(toJsonResume(toModel(fullContent())))
  expect(json.projects.slice(0, 3)).toEqual([
    { name: "A patch" },
    {
      name: "Companion",
      entity: "League",
      roles: ["Lead", "Author"],
      startDate: "2024-11",
      endDate: "2024-11",
      url: "https://project.example",
      description: "A paragraph.",
      highlights: [expect.any(String)],
      keywords: ["One", "Two & three"],
    },
    { name: "Ended", startDate: "2011", endDate: "2012-05" },
  ])
  expect(json.certificates).toEqual([
    { name: "First aid" },
    {
      name: "Cloud Engineer",
      issuer: "Cloud, Inc.",
      date: "2024-11-05",
      expires: "2027-11",
      credential: "C-1",
      url: "https://certificate.example",
      highlights: ["A note"],
      keywords: ["Cloud"],
    },
  ])
  expect(json.publications[1]).toMatchObject({
    name: "On pairing",
    publisher: "Press",
    releaseDate: "2021",
    summary: "A paragraph.",
  })
  expect(json.languages).toEqual([
    { language: "Some Latin" },
    { language: "Spanish", fluency: "Native" },
    { language: "Welsh", highlights: [expect.any(String)], keywords: ["One", "Two & three"] },
  ])
  expect(json.volunteer).toMatchObject([
    { position: "A shift" },
    { position: expect.any(String), startDate: "2018" },
    { position: "Ended", startDate: "2011", endDate: "2012-05" },
    { position: "Once", startDate: "2009-05", endDate: "2009-05" },
  ])
  expect(json.interests.slice(0, 3)).toEqual([
    { name: "Chess" },
    { name: "Pinball", keywords: ["Old machines"] },
    { name: "Cards" },
  ])
  expect(json.references.slice(0, 2)).toEqual([
    { name: "On request" },
    { name: "Ada Writer", position: "Head of Engineering", reference: "Zoë ships." },
  ])
  expect(json.awards.slice(2)).toMatchObject([
    {
      title: "Engineer of the Year",
      awarder: "Ünion",
      date: "2024-11-05",
      summary: "A paragraph.",
    },
  ])
  expect(json.education[1]).toMatchObject({ score: "1.3", courses: ["Compilers"] })
})

test("the date of a degree is its end", () => {
  const item = toJsonItem("Education", { fields: { title: "B.S., Logic", date: "2009" } })
  expect(item).toMatchObject({ studyType: "B.S.", area: "Logic", endDate: "2009" })
  expect(item.startDate).toBeUndefined()
})

test("other experience stands beside the jobs if it has an organization, and else beside the projects", () => {
  const content = fullContent()
  const [job, project] = [
    { title: "Scorekeeper", organization: "League", startDate: "2001", endDate: "2003" },
    { title: "Pinball table", date: "2019", url: "https://table.example" },
  ]
  const entries = [job, project].map((entry) => ({
    ...entry,
    details: ["Built."],
    keywords: [],
    tags: [],
  }))
  for (const section of content.resume.sections)
    if (section.section === "OtherExperience") section.content.entries = entries
  const { work, projects } = Object(toJsonResume(toModel(content)))
  expect(work.at(-1)).toEqual({
    name: "League",
    position: "Scorekeeper",
    startDate: "2001",
    endDate: "2003",
    highlights: ["Built."],
    section: "OtherExperience",
  })
  expect(projects.at(-1)).toMatchObject({
    name: "Pinball table",
    url: "https://table.example",
    section: "OtherExperience",
  })
})

test("the entries of a second section of other experience stand beside the jobs, too", () => {
  const content = fullContent()
  const { sections } = content.resume
  const first = sections.find(({ section }) => section === "OtherExperience")
  if (first?.section !== "OtherExperience") throw new Error("There is no other experience.")
  const entry = { title: "Treasurer", organization: "Club", details: [], keywords: [], tags: [] }
  sections.push({ ...first, id: "clubs", content: { ...first.content, entries: [entry] } })
  const { work } = Object(toJsonResume(toModel(content)))
  expect(work.at(-1)).toMatchObject({ name: "Club", position: "Treasurer" })
})

test("a project is no volunteer: what has no list in JSON Resume stands under meta", () => {
  const json = Object(toJsonResume(toModel(fullContent())))
  expect(JSON.stringify(json.volunteer)).not.toContain("Some words")
  const metaOf = (name: string) =>
    json.meta.sections.find(({ section }: { section: string }) => section === name)
  expect(metaOf("Talks").entries).toMatchObject([{ title: "In real time", event: "Conf" }])
  expect(metaOf("WorkExperience").breaks).toEqual([
    {
      id: "leave",
      break: "Parental leave",
      startDate: "Mar 2018",
      endDate: "Dec 2018",
      text: "At home.",
      index: 2,
    },
  ])
})

test("a group of skills has its level, and single skills have theirs beside the keywords", () => {
  const { skills } = Object(toJsonResume(toModel(fullContent())))
  expect(skills[0]).toEqual({
    name: "Languages",
    level: "Advanced",
    keywords: ["C#, C++ & <T>", "Cobol"],
    levels: { "C#, C++ & <T>": "Expert" },
  })
})

test("writes the parts of the location and of the postal address", () => {
  const locationOf = (content: ReturnType<typeof fullContent>) =>
    Object(toJsonResume(modelFor(toModel(content), "json"))).basics.location
  const content = fullContent()
  expect(locationOf(content)).toEqual({
    address: "1 Sample Street; 2",
    postalCode: "97201",
    city: "Portland",
    region: "OR",
    countryCode: "US",
    country: "USA",
  })
  delete content.owner.address
  expect(locationOf(content)).toEqual({ city: "Portland", region: "OR" })
  content.owner.location = { city: "Berlin", country: "Germany", countryCode: "DE" }
  expect(locationOf(content)).toEqual({ city: "Berlin", countryCode: "DE", country: "Germany" })
})

test("writes a phone number as the owner does", () => {
  const content = fullContent()
  content.owner.contact = [{ kind: "phone", value: "0043 (0)1 234 x9", visibleIn: ["json"] }]
  expect(Object(toJsonResume(toModel(content))).basics.phone).toBe("0043 (0)1 234 x9")
})

test.each([
  ["B.S., Computer Science", "B.S.", "Computer Science"],
  ["B.S., Computer Science, Mathematics", "B.S.", "Computer Science, Mathematics"],
  ["Master of Science (M.Sc., Informatik)", "Master of Science (M.Sc., Informatik)", undefined],
  ["Master (M.Sc., Hons), Informatik", "Master (M.Sc., Hons)", "Informatik"],
  ["M.Sc. [with distinction, 1.0], Physics", "M.Sc. [with distinction, 1.0]", "Physics"],
  ["B.Sc., Hons", "B.Sc., Hons", undefined],
  ["B.Sc., Hons, Physics", "B.Sc., Hons", "Physics"],
  ["B.A. (Hons), History (Ancient, Modern)", "B.A. (Hons)", "History (Ancient, Modern)"],
  ["Bachelor of Arts", "Bachelor of Arts", undefined],
  ["Degree (open, Physics", "Degree (open, Physics", undefined],
  ["学士、计算机", "学士、计算机", undefined],
])("splits the degree %s only at a comma outside of brackets", (title, studyType, area) => {
  const content = fullContent()
  for (const section of content.resume.sections) {
    if (section.section !== "Education") continue
    section.content.entries = section.content.entries
      .slice(0, 1)
      .map((each) => ({ ...each, title }))
  }
  const [item] = Object(toJsonResume(toModel(content))).education.slice(-1)
  expect([item.studyType, item.area]).toEqual([studyType, area])
})
