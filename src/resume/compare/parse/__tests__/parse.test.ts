/** @jest-environment node */

import { makeFormatAt, PATHS } from "../../../../../test/formats/make-format"
import { pdfToText } from "../../../../../test/formats/poppler"
import { loadPerson, PEOPLE } from "../../../../../test/load-person"
import { loadSiteContent } from "../../../../../test/site-content"
import { isCompany } from "../../../../content/values/work-items"
import { readLines } from "../read-lines"
import { toEntries, toSections } from "../sections"
import { toParsedResume } from "../to-parsed-resume"

test("a simple parser finds every job in the PDF in one column, with its company, titles and dates", async () => {
  const content = await loadSiteContent()
  const sections = new Map(toSections(await readLines(makeFormatAt(PATHS.ats, content))))
  const { title = "" } =
    content.resume.sections.find(({ section }) => section === "WorkExperience") ?? {}
  const found = toEntries(sections.get(title.toUpperCase()) ?? [])
  const expected = content.work.work
    .filter(isCompany)
    .map(({ company, location, roles }) => [
      company,
      location,
      ...roles.flatMap(({ title: role, startDate, endDate }) => [
        role,
        `${startDate} — ${endDate || "Present"}`,
      ]),
    ])
  expect(found.map(({ head }) => head)).toEqual(expected)
})

/** The parser finds headings by their capitals, which Chinese does not have. */
const WITH_CAPITALS = PEOPLE.filter((name) => name !== "chinese")

test.each(WITH_CAPITALS)(
  "a simple parser finds every job of %s, and the dates of its first role",
  async (name) => {
    const content = await loadPerson(name)
    const sections = new Map(toSections(await readLines(makeFormatAt(PATHS.ats, content))))
    const { title = "" } =
      content.resume.sections.find(({ section }) => section === "WorkExperience") ?? {}
    const found = toEntries(sections.get(title.toUpperCase()) ?? [])
    const items = content.work.work
    expect(found.map(({ head }) => head[0])).toEqual(
      items.map((item) => (isCompany(item) ? item.company : item.break)),
    )
    for (const [index, item] of items.entries()) {
      const [period] = isCompany(item) ? item.roles : [item]
      expect(found[index]?.head).toContain(`${period?.startDate} — ${period?.endDate || "Present"}`)
    }
  },
)

test("a simple parser finds each contact value alone", async () => {
  const content = await loadSiteContent()
  const [[, head]] = toSections(await readLines(makeFormatAt(PATHS.ats, content)))
  expect(head.map((line) => line.map(({ text }) => text))).toEqual([
    [content.owner.name],
    [content.owner.headline],
    [expect.stringContaining("Portland, OR")],
    ...content.owner.contact.map(({ value }) => [value.replace(/^https:\/\//, "")]),
  ])
})

test("the PDF in one column has no text between its pages", async () => {
  const content = await loadSiteContent()
  const pages = pdfToText(makeFormatAt(PATHS.ats, content), "-raw").split("\f").slice(0, -1)
  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages) expect(page).not.toMatch(/updated|\d+ \/ \d+/)
})

test("takes the name, the contact data, the jobs and the skills from our PDF", async () => {
  const content = await loadSiteContent()
  const { owner, work, skills } = content
  const resume = toParsedResume(await readLines(makeFormatAt(PATHS.ats, content)))
  expect(resume.name).toBe(owner.name)
  expect([resume.emails, resume.phones]).toEqual([["robin@example.com"], ["+1 503-555-0142"]])
  expect(resume.links).toEqual(["robin.example", "code.example/robin"])
  expect(resume.jobs).toEqual(
    work.work.filter(isCompany).flatMap(({ company, roles }) =>
      roles.map(({ title, startDate, endDate }) => ({
        title,
        company,
        dates: `${startDate} — ${endDate || "Present"}`,
      })),
    ),
  )
  expect(resume.skills).toEqual(
    expect.arrayContaining(skills.skills.flatMap((group) => group.skills.map(({ name }) => name))),
  )
})

test.each(WITH_CAPITALS)(
  "takes the title, the company and the dates of every job of %s",
  async (name) => {
    const content = await loadPerson(name)
    const { jobs } = toParsedResume(await readLines(makeFormatAt(PATHS.ats, content)))
    for (const item of content.work.work.filter(isCompany)) {
      for (const { title, startDate, endDate } of item.roles)
        expect(jobs).toContainEqual({
          title,
          company: item.company,
          dates: `${startDate} — ${endDate || "Present"}`,
        })
    }
  },
)

const lineOf = (bottom: number, ...texts: string[]) =>
  texts.map((text, index) => {
    const isBold = text.startsWith("*")
    return {
      text: text.replace("*", ""),
      isBold,
      left: index * 200,
      right: index * 200 + 100,
      bottom,
    }
  })

test("reads a résumé with usual headings, and the title below the company", () => {
  const resume = toParsedResume([
    lineOf(700, "*Ada Writer"),
    lineOf(688, "ada@writer.dev | (503) 555-0142 | github.com/ada"),
    lineOf(660, "Work Experience"),
    lineOf(648, "*Example Bank", "01/2020 - Present"),
    lineOf(636, "Staff Engineer"),
    lineOf(624, "•", "Built a ledger."),
    lineOf(596, "*Specimen Shop", "2017 – 2019"),
    lineOf(584, "Developer"),
    lineOf(572, "•", "Sold things."),
    lineOf(540, "Skills"),
    lineOf(528, "Kotlin, SQL; Kafka"),
  ])
  expect(resume).toEqual({
    name: "Ada Writer",
    emails: ["ada@writer.dev"],
    phones: ["(503) 555-0142"],
    links: ["github.com/ada"],
    jobs: [
      { title: "Staff Engineer", company: "Example Bank", dates: "01/2020 - Present" },
      { title: "Developer", company: "Specimen Shop", dates: "2017 – 2019" },
    ],
    skills: ["Kotlin", "SQL", "Kafka"],
  })
})
