import { fullContent, minimalContent } from "../../../test/content"
import { importedContent, importInto, readImported } from "../../../test/imported-content"
import { loadSiteContent } from "../../../test/site-content"
import { type Content, contentSchemas } from "../../content/schemas"
import { modelFor, toJsonResume, toModel } from "../../resume"
import { ABOUT_DOCUMENT } from "../notes"

/** The file that everyone can download. */
const exportOf = (content: Content) =>
  JSON.parse(JSON.stringify(toJsonResume(modelFor(toModel(content), "json"))))

test("resume.json is imported as any JSON Resume, with all that it says", async () => {
  const content = await loadSiteContent()
  const json = exportOf(content)
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
    ({ leaf, reason }) =>
      /^(basics|work|education|skills)/.test(leaf.path) && reason !== ABOUT_DOCUMENT,
  )
  expect(lost).toEqual([])
})

test("resume.json gives back each field of each job", () => {
  const { work } = exportOf(fullContent())
  const { leftOut } = importInto({ basics: { name: "Ada" }, work }).report
  expect(leftOut.filter(({ reason }) => reason !== ABOUT_DOCUMENT)).toEqual([])
})

test("refuses an earlier export, which may limit a value", () => {
  const contact = [{ kind: "email", value: "ada@ada.example", visibleIn: [] }]
  const json = exportOf(minimalContent())
  const document = { ...json, meta: { ...json.meta, content: { owner: { contact } } } }
  for (const each of [document, [document], { resume: document }])
    expect(() => importInto(each)).toThrow("an earlier version of this program")
})

test("resume.json gives back what all roles share once, at the company", () => {
  const role = { title: "Engineer", startDate: "Jan 2020", endDate: "Dec 2021" }
  const [id, company] = ["acme", "Acme"]
  const shared = { id, company, summary: "Ledgers.", responsibilities: ["Built.", "Ran."] }
  const lead = { title: "Lead", startDate: "Jan 2022", responsibilities: ["Led."] }
  const work = contentSchemas.work.parse({ work: [{ ...shared, roles: [lead, role] }] })
  const section = { section: "WorkExperience", title: "Work", expandedByDefault: true }
  const content = minimalContent()
  const resume = contentSchemas.resume.parse({ ...content.resume, sections: [section] })
  const json = exportOf({ ...content, resume, work })
  expect(json.work[1].highlights).toEqual(["Built.", "Ran."])
  json.basics.name = "Ada Changed"
  expect(importedContent(json).work).toEqual(work)
})

test("resume.json gives back each entry of other experience once, with its changes", () => {
  const job = { title: "Cook", organization: "Bakery", startDate: "Jan 1999", endDate: "2001" }
  const project = { title: "Boat", text: "Wooden.", date: "2003", details: ["Caulked it."] }
  const choir = { title: "Choir", startDate: "May 2010", endDate: "" }
  const other = {
    section: "OtherExperience",
    title: "Other Experience",
    expandedByDefault: false,
    content: { entries: [job, project, choir] },
  }
  const content = minimalContent()
  const sections = [...content.resume.sections, other]
  const resume = contentSchemas.resume.parse({ ...content.resume, sections })
  const json = exportOf({ ...content, resume })
  json.work.at(-1).position = "Head Cook"
  const again = importedContent(json)
  expect(again.work).toEqual(content.work)
  expect(again.resume.sections.find(({ section }) => section === "Projects")).toBeUndefined()
  expect(again.resume.sections.find(({ section }) => section === "OtherExperience")).toMatchObject({
    content: { entries: [{ ...job, title: "Head Cook" }, project, choir] },
  })
})
