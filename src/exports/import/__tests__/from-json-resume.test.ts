/** @jest-environment node */
import sample from "@jsonresume/schema/sample.resume.json"
import { type Content, contentSchemas } from "../../../content/schemas"
import { richTextsIn } from "../../../content/schemas/introspection"
import { FORMAT_NAMES } from "../../../lib/formats"
import { companiesOf, isCompany } from "../../../lib/work-items"
import { fullContent, minimalContent } from "../../../testing/content"
import { modelFor, toModel } from "../../model"
import { toJsonResume } from "../../to-json-resume"
import { fromJsonResume } from "../from-json-resume"

const roundTrip = (content: ReturnType<typeof fullContent>) =>
  fromJsonResume(toJsonResume(modelFor(toModel(content), "json")), content)

for (const [name, content] of Object.entries({ full: fullContent, minimal: minimalContent })) {
  test(`importing the export of the ${name} résumé returns the same content`, () => {
    const { owner, work, skills, resume } = content()
    const { files } = roundTrip(content())
    const read = Object.entries(files).map(([file, data]) => [
      file,
      contentSchemas[file as keyof typeof files].parse(data),
    ])
    expect(Object.fromEntries(read)).toEqual({ owner, work, skills, resume })
  })
}

test("restores the marks of texts in content that does not have them", () => {
  const textsOf = ({ resume, work }: Pick<Content, "resume" | "work">) =>
    [...richTextsIn(contentSchemas.resume, resume), ...richTextsIn(contentSchemas.work, work)].map(
      ({ text }) => text,
    )
  const json = toJsonResume(modelFor(toModel(fullContent()), "json"))
  const { files } = fromJsonResume(json, minimalContent())
  expect(new Set(textsOf(files))).toEqual(new Set(textsOf(fullContent())))
})

test("imports the official sample of JSON Resume as valid content", () => {
  const { files, notes } = fromJsonResume(sample, fullContent())
  for (const [name, data] of Object.entries(files)) {
    expect(contentSchemas[name as keyof typeof files].safeParse(data).error).toBeUndefined()
  }
  expect(files.owner.name).toBe(sample.basics.name)
  expect(companiesOf(files.work).map(({ company }) => company)).toEqual(
    sample.work.map(({ name }) => name),
  )
  expect(files.owner.location).toMatchObject({ city: "San Francisco", countryCode: "US" })
  const titles = Object.fromEntries(
    files.resume.sections.flatMap((section) =>
      "content" in section && section.content.entries.length > 0
        ? [[section.section, section.content.entries.map((entry) => Object.values(entry)[0])]]
        : [],
    ),
  )
  expect(Object.keys(titles)).toEqual([
    ...["Education", "AchievementsAndAwards", "Projects", "Publications"],
    ...["Languages", "Volunteering", "Interests", "References"],
  ])
  expect(notes).toEqual(["resume.yaml keeps its title and description. Check that they still fit."])
})

test("keeps a replaced phone number as private as the current one", () => {
  const { files } = fromJsonResume({ basics: { phone: "+1 503-555-0199" } }, fullContent())
  expect(files.owner.contact).toContainEqual({
    kind: "phone",
    value: "+1 503-555-0199",
    forms: ["print", "pdf"],
  })
})

test("keeps contact fields that the JSON export does not contain", () => {
  const base = fullContent()
  const contact: typeof base.owner.contact = [
    { kind: "email", label: "Mail", value: "zoe@example.com", forms: ["web", "json"] },
    { kind: "email", value: "private@example.com", forms: ["pdf"] },
  ]
  const { files } = roundTrip({ ...base, owner: { ...base.owner, contact } })
  expect(files.owner.contact).toEqual(contact)
})

test("keeps the ids and tags of two jobs at the same company", () => {
  const base = fullContent()
  const [newest, ...others] = base.work.work
  if (!newest || !isCompany(newest)) throw new Error("The full content has no work.")
  const earlier = { ...newest, id: "one-before", tags: ["old"], responsibilities: ["Swept."] }
  const content = { ...base, work: { work: [newest, ...others, earlier] } }
  expect(roundTrip(content).files.work.work).toEqual(content.work.work)
})

test("imports work with missing or wrong fields and adds a note for each", () => {
  const { files, notes } = fromJsonResume(
    {
      work: [
        { position: "Smith", startDate: "2019-06-15T00:00:00", endDate: "2020-13" },
        { name: "Acme", startDate: "2018-01", endDate: "2018-12", description: "Anvils." },
        { startDate: "2017-01" },
      ],
    },
    fullContent(),
  )
  expect(files.work.work).toMatchObject([
    { company: "Smith", roles: [{ startDate: "Jun 2019", endDate: "" }] },
    { company: "Acme", roles: [{ endDate: "Dec 2018" }], summary: "Anvils." },
  ])
  expect(notes).toEqual(
    expect.arrayContaining([
      'The endDate "2020-13" is not a date and is left out.',
      "The work since Jan 2017 has neither a company nor a position and is left out.",
    ]),
  )
})

test("jobs in a row at one company become its roles, with the highlights of each", () => {
  const job = (position: string, startDate: string, ...highlights: string[]) => {
    return { name: "Acme", position, startDate, endDate: "2022", highlights }
  }
  const work = [job("Lead", "2020-03", "Led."), job("Smith", "2018", "Forged.")]
  expect(fromJsonResume({ work }, fullContent()).files.work.work).toMatchObject([
    {
      company: "Acme",
      roles: [
        { title: "Lead", startDate: "Mar 2020", endDate: "2022", responsibilities: ["Led."] },
        { title: "Smith", startDate: "2018", responsibilities: ["Forged."] },
      ],
      responsibilities: [],
    },
  ])
})

test("an edited job keeps the marks and tags of the responsibilities that are as they were", () => {
  const json = Object(toJsonResume(modelFor(toModel(fullContent()), "json")))
  json.work[0].highlights.push("A new one.")
  delete json.meta.markedTexts
  const [company] = companiesOf(fromJsonResume(json, fullContent()).files.work)
  const [before] = companiesOf(fullContent().work)
  expect(company?.id).toBe("one")
  expect(company?.responsibilities).toEqual([...(before?.responsibilities ?? []), "A new one."])
})

test("keeps a location in parts, an address that JSON does not contain, and how a number is written", () => {
  const base = fullContent()
  base.owner.location = { city: "Berlin", country: "Germany", countryCode: "DE" }
  base.owner.address = { street: "Musterweg 1", forms: ["pdf"] }
  base.owner.contact = [
    { kind: "phone", value: "0043 (0)1 234 x9", forms: [...FORMAT_NAMES] },
    { kind: "email", value: "zoe@example.com", forms: [...FORMAT_NAMES] },
  ]
  expect(roundTrip(base).files.owner).toEqual(base.owner)
})

test("limits a new address to paper, and adds sections for the lists that the content lacks", () => {
  const location = {
    address: "1 Sample Street",
    postalCode: "97201",
    city: "Portland",
    region: "OR",
  }
  const { files, notes } = fromJsonResume(
    {
      basics: { location },
      projects: [{ name: "Anvil", startDate: "2024-11", endDate: "2024-11" }],
    },
    minimalContent(),
  )
  expect(files.owner).toMatchObject({
    location: "Portland, OR",
    address: { street: "1 Sample Street", postalCode: "97201", forms: ["print", "pdf"] },
  })
  expect(notes).toContain("The address is limited to print and PDF (forms).")
  expect(files.resume.sections).toMatchObject([
    {
      section: "Projects",
      title: "Projects",
      content: { entries: [{ title: "Anvil", date: "Nov 2024" }] },
    },
  ])
})

test("imports work without a start date as other experience and adds a note", () => {
  const { files, notes } = fromJsonResume(
    { work: [{ name: "Acme", position: "Smith" }] },
    fullContent(),
  )
  expect(files.work.work).toEqual([])
  expect(JSON.stringify(files.resume)).toContain('"title":"Smith","organization":"Acme"')
  expect(notes).toContain(
    'The work at "Acme" has no start date, so it is in the section OtherExperience.',
  )
})

test("keeps the owner if the JSON is not a résumé", () => {
  for (const json of [null, 7, [], { work: "none", basics: [] }]) {
    expect(fromJsonResume(json, fullContent()).files.owner.name).toBe(fullContent().owner.name)
  }
})
