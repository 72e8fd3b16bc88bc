import { contentWith, fullContent, minimalContent } from "../../../../test/content"
import { companiesOf } from "../../../content/picks/work-items"
import { toModel } from "../model"

test("replaces skill ids by names and keeps the order of the sections", () => {
  const content = fullContent()
  const model = toModel(content)
  expect(model.sections.map(({ section }) => section)).toEqual(
    content.resume.sections.map(({ section }) => section),
  )
  const [company] = companiesOf({ work: model.sections[3]?.work ?? [] })
  expect(company?.roles[0]?.skills).toMatchObject([{ id: "c-sharp", name: "C#, C++ & <T>" }])
  expect(toModel(minimalContent()).sections).toEqual([])
})

test("the hash depends only on the content", () => {
  const content = fullContent()
  const same = toModel(content).hash
  expect(same).toMatch(/^[0-9a-f]{8}$/)
  expect(toModel(fullContent(), "/folder").hash).toBe(same)
  content.owner.headline = "Another"
  expect(toModel(content).hash).not.toBe(same)
})

/** Nobody adds a new field here: the hash of content that an owner has already sent must stay the same. */
const SENT = contentWith(
  [
    { section: "WorkExperience", title: "Work" },
    { section: "TechnicalSkills", title: "Skills" },
    {
      section: "Education",
      title: "Education",
      content: {
        text: "*Mostly*.",
        list: ["A course"],
        entries: [
          { title: "B.S.", organization: "School", startDate: "Sep 2000", endDate: "Jun 2004" },
        ],
      },
    },
  ],
  {
    skills: {
      skills: [{ id: "languages", name: "Languages", skills: [{ id: "cobol", name: "Cobol" }] }],
    },
    work: {
      work: [
        {
          id: "one",
          company: "One",
          url: "https://one.example",
          roles: [
            { title: "Lead", startDate: "Apr 2023", skills: ["cobol"], responsibilities: ["Led"] },
          ],
        },
        { id: "leave", break: "Leave", startDate: "2018", endDate: "Mar 2023" },
      ],
    },
  },
)

test("the hash stays the same when the code changes: owners compare it with copies that they sent", () => {
  expect(toModel(SENT).hash).toBe("e01ea33b")
  expect(toModel(minimalContent()).hash).toBe("d2591437")
})

test("the hash does not depend on private values", () => {
  const content = fullContent()
  const before = toModel(content).hash
  const phone = content.owner.contact.find(({ kind }) => kind === "phone")
  if (phone) phone.value = "+1 503-555-0199"
  if (content.owner.address) content.owner.address.street = "2 Other Street"
  expect(toModel(content).hash).toBe(before)
})
