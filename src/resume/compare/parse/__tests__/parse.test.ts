/** @jest-environment node */

import { makeFormatAt, PATHS } from "../../../../../test/formats/make-format"
import { loadPerson, PEOPLE } from "../../../../../test/load-person"
import { loadSiteContent } from "../../../../../test/site-content"
import { isCompany } from "../../../../content/values/work-items"
import { readLines } from "../read-lines"
import { toEntries, toSections } from "../sections"
import { toParsedResume } from "../to-parsed-resume"

/** The parser finds headings by their capitals, which Chinese does not have. */
const WITH_CAPITALS = PEOPLE.filter((name) => name !== "chinese")

test.each(["sample", ...WITH_CAPITALS])(
  "a simple parser finds every role of %s in an entry of its own, with its company and dates",
  async (name) => {
    const content = name === "sample" ? await loadSiteContent() : await loadPerson(name)
    const sections = toSections(await readLines(makeFormatAt(PATHS.ats, content)))
    const [, work = []] = sections.find(([title]) => /WORK|EMPLOYMENT/.test(title)) ?? []
    const heads = toEntries(work).map(({ head }) => head.join("\n"))
    for (const { company, roles } of content.work.work.filter(isCompany)) {
      for (const { title, startDate, endDate } of roles) {
        const role = `${title}\n${startDate} — ${endDate || "Present"}`
        const found = heads.filter((head) => head.includes(role) && head.includes(company))
        expect([role, found.length]).toEqual([role, 1])
      }
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
    ...content.owner.contact.map(({ value }) => [value]),
  ])
})

test("takes the name, the contact data, the jobs and the skills from our PDF", async () => {
  const content = await loadSiteContent()
  const { owner, work, skills } = content
  const resume = toParsedResume(await readLines(makeFormatAt(PATHS.ats, content)))
  expect(resume.name).toBe(owner.name)
  expect([resume.emails, resume.phones]).toEqual([["robin@example.com"], ["+1 503-555-0142"]])
  expect(resume.links).toEqual(["https://robin.example", "https://code.example/robin"])
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
