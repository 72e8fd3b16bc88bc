import sample from "@jsonresume/schema/sample.resume.json"
import fc from "fast-check"
import { fullContent, minimalContent } from "../../../test/content"
import { makeFormatAt } from "../../../test/formats/make-format"
import { generateResume } from "../../../test/generate-resumes"
import { importedContent, importInto, readImported } from "../../../test/imported-content"
import { anyContent, shownHeadings } from "../../../test/schema-content"
import { loadSiteContent } from "../../../test/site-content"
import { type Content, contentSchemas } from "../../content/schemas"
import { FORMAT_PATHS } from "../../content/values/formats"
import { modelFor, toJsonResume, toModel } from "../../resume"

/** The file that `npm run export` writes. It has private values too. */
const exportOf = (content: Content) => toJsonResume(toModel(content))

/** The file that everyone can download. */
const publicExportOf = (content: Content) => toJsonResume(modelFor(toModel(content), "json"))

function expectSameFormats(content: Content, again: Content, paths: readonly string[]) {
  for (const path of paths) {
    const [before, after] = [content, again].map((each) => Buffer.from(makeFormatAt(path, each)))
    expect({ path, isSame: before?.equals(after ?? Buffer.of()) }).toEqual({ path, isSame: true })
  }
}

const ALL = Object.values(FORMAT_PATHS)

/** The portrait is a file, which no JSON Resume holds. The check refuses ids that are used twice. */
function validFullContent(): Content {
  const { owner, resume, ...rest } = fullContent()
  const { portrait: _portrait, ...others } = owner
  const json = JSON.stringify(resume).replaceAll('"id":"ended",', "")
  return { ...rest, owner: others, resume: contentSchemas.resume.parse(JSON.parse(json)) }
}

const CONTENTS: Readonly<Record<string, () => Content | Promise<Content>>> = {
  "the sample": loadSiteContent,
  "content with every field": validFullContent,
  "content without any optional field": minimalContent,
  "the official sample of JSON Resume": () => importedContent(sample),
}

for (const [name, load] of Object.entries(CONTENTS)) {
  test(`export, import and export give the same bytes in every format for ${name}`, async () => {
    const content = await load()
    const imported = importInto(exportOf(content))
    expect(imported.report.leftOut).toEqual([])
    expectSameFormats(content, readImported(imported), ALL)
  })
}

test("an export of format 2 keeps which formats may show a value", async () => {
  const json = exportOf(validFullContent())
  const older = JSON.parse(JSON.stringify(json).replaceAll('"visibleIn":', '"forms":'))
  expect(older).not.toEqual(JSON.parse(JSON.stringify(json)))
  expect(importInto(older)).toEqual(importInto(json))
})

test("the public file gives the same bytes in every format, without private values", async () => {
  const content = await loadSiteContent()
  const contact = content.owner.contact.filter(({ visibleIn }) => visibleIn.includes("json"))
  const open = { ...content, owner: { ...content.owner, contact } }
  expectSameFormats(open, importedContent(publicExportOf(content)), ALL)
})

test("export, import and export give the same bytes for generated documents", () => {
  for (let seed = 0; seed < 20; seed++) {
    const content = importedContent(generateResume(seed))
    const again = importedContent(exportOf(content))
    // Four of them are enough for the slow PDFs.
    const paths = seed < 4 ? ALL : ALL.filter((path) => !path.endsWith(".pdf"))
    expectSameFormats(content, again, paths)
    expect(again.work).toEqual(content.work)
    expect(again.resume).toEqual(content.resume)
  }
})

test("what the résumé shows comes back from an export of any content", () => {
  fc.assert(
    fc.property(anyContent(), (content) => {
      const imported = importInto(exportOf(content))
      expect(imported.report.leftOut).toEqual([])
      const again = readImported(imported)
      const shown = shownHeadings(content)
      const sections = content.resume.sections.filter(({ title }) => shown.includes(title))
      expect(again.owner).toEqual(content.owner)
      expect(again.resume).toEqual({ ...content.resume, sections })
      if (shown.includes("WorkExperience")) expect(again.work).toEqual(content.work)
      if (shown.includes("TechnicalSkills")) expect(again.skills).toEqual(content.skills)
    }),
    { numRuns: 40, seed: 15 },
  )
})

test("the public file has no private value and no tag", async () => {
  const content = await loadSiteContent()
  const json = JSON.stringify(publicExportOf(content))
  expect(json).not.toContain("555-0142")
  expect(json).not.toContain('"platform"')
})

test("a changed export is imported by its standard fields, with all that it says", async () => {
  const content = await loadSiteContent()
  const json = JSON.parse(JSON.stringify(exportOf(content)))
  json.work[0].highlights.push("Learned to juggle.")
  json.basics.name = "Robin Changed"
  const { sources, report } = importInto(json)
  const again = readImported({ sources })
  expect(again.owner.name).toBe("Robin Changed")
  expect(sources.work).toContain("Learned to juggle.")
  const titlesOf = ({ resume }: Content) =>
    resume.sections.map(({ section, title }) => [section, title])
  // JSON Resume has one list for all skills, so the additional skills become a group of the others.
  const expected = titlesOf(content).filter(([section]) => section !== "AdditionalSkills")
  expect(titlesOf(again)).toEqual(expected)
  const lost = report.leftOut.filter(
    ({ leaf }) =>
      /^(basics|work|education|skills)/.test(leaf.path) && leaf.value !== "OtherExperience",
  )
  expect(lost).toEqual([])
})

test("a changed export keeps which formats may show contact data and the address", () => {
  const content = minimalContent()
  const address = { street: "1 West Street", postalCode: "97201", city: "Kiel", visibleIn: ["pdf"] }
  const contact = [
    { kind: "email", value: "ada@ada.example", visibleIn: ["hand-out"] },
    { kind: "email", value: "writer@ada.example", visibleIn: [] },
    { kind: "phone", value: "+1 503-555-0142", visibleIn: ["pdf"] },
    { kind: "website", value: "https://ada.example/ä", visibleIn: ["hand-out"] },
    { kind: "profile", value: "https://code.example/ada", visibleIn: ["pdf", "hand-out"] },
    { kind: "profile", value: "https://art.example/ada" },
  ]
  const owner = contentSchemas.owner.parse({ ...content.owner, contact, address })
  const json = JSON.parse(JSON.stringify(exportOf({ ...content, owner })))
  json.basics.label = "Changed"
  const again = importedContent(json)
  expect(again.owner.location).toBe("Remote")
  expect(again.owner.address).toEqual(owner.address)
  const toFormats = ({ owner }: Content) =>
    new Map(owner.contact.map(({ value, visibleIn }) => [decodeURI(value), visibleIn]))
  expect(toFormats(again)).toEqual(toFormats({ ...content, owner }))
})

test("an export in a list or in a field keeps what is private", () => {
  const content = minimalContent()
  const contact = [{ kind: "email", value: "ada@ada.example", visibleIn: ["hand-out"] }]
  const owner = contentSchemas.owner.parse({ ...content.owner, contact })
  const json = JSON.parse(JSON.stringify(exportOf({ ...content, owner })))
  const changed = { ...json, basics: { ...json.basics, label: "Changed" } }
  for (const document of [[json], { resume: json }])
    expect(importedContent(document).owner).toEqual(owner)
  for (const document of [[changed], { resume: changed }])
    expect(importedContent(document).owner.contact).toEqual(contact)
})

test("a value that a person has changed in an export is as private as the one before", () => {
  const content = minimalContent()
  const contact = [{ kind: "email", value: "ada@ada.example", visibleIn: [] }]
  const owner = contentSchemas.owner.parse({ ...content.owner, contact })
  const json = JSON.parse(JSON.stringify(exportOf({ ...content, owner })))
  json.basics.email = "new@ada.example"
  expect(importedContent(json).owner.contact).toEqual([
    { kind: "email", value: "new@ada.example", visibleIn: [] },
  ])
})

test("a format that stands twice in visibleIn is not two formats", () => {
  const content = minimalContent()
  const visibleIn = Array.from({ length: 9 }, () => "pdf")
  const contact = [{ kind: "email", value: "ada@ada.example", visibleIn }]
  const owner = contentSchemas.owner.parse({ ...content.owner, contact })
  expect(importedContent(exportOf({ ...content, owner })).owner).toEqual(owner)
})

test("a changed export has what all roles share once, at the company", () => {
  const role = { title: "Engineer", startDate: "Jan 2020", endDate: "Dec 2021" }
  const [id, company] = ["acme", "Acme"]
  const shared = { id, company, summary: "Ledgers.", responsibilities: ["Built.", "Ran."] }
  const lead = { title: "Lead", startDate: "Jan 2022", responsibilities: ["Led."] }
  const work = contentSchemas.work.parse({ work: [{ ...shared, roles: [lead, role] }] })
  const section = { section: "WorkExperience", title: "Work", expandedByDefault: true }
  const content = minimalContent()
  const resume = contentSchemas.resume.parse({ ...content.resume, sections: [section] })
  const json = JSON.parse(JSON.stringify(exportOf({ ...content, resume, work })))
  expect(json.work[1].highlights).toEqual(["Built.", "Ran."])
  json.basics.name = "Ada Changed"
  expect(importedContent(json).work).toEqual(work)
})

test("a changed export has each entry of other experience once, with its changes", () => {
  const job = { title: "Cook", organization: "Bakery", startDate: "Jan 1999", endDate: "2001" }
  const project = { title: "Boat", text: "Wooden.", date: "2003", details: ["Caulked it."] }
  const other = {
    section: "OtherExperience",
    title: "Other Experience",
    expandedByDefault: false,
    content: { entries: [job, project] },
  }
  const content = minimalContent()
  const sections = [...content.resume.sections, other]
  const resume = contentSchemas.resume.parse({ ...content.resume, sections })
  const json = JSON.parse(JSON.stringify(exportOf({ ...content, resume })))
  json.work.at(-1).position = "Head Cook"
  const again = importedContent(json)
  expect(again.work).toEqual(content.work)
  expect(again.resume.sections.find(({ section }) => section === "Projects")).toBeUndefined()
  expect(again.resume.sections.find(({ section }) => section === "OtherExperience")).toMatchObject({
    content: { entries: [{ ...job, title: "Head Cook" }, project] },
  })
})
