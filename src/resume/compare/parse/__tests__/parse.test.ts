import { makeFormatAt, PATHS } from "../../../../../test/formats/make-format"
import { loadPerson, PEOPLE } from "../../../../../test/load-person"
import { loadSiteContent } from "../../../../../test/site-content"
import { companiesOf } from "../../../../content/values/work-items"
import { bareUrl } from "../../../../lib/uri"
import { kindOf } from "../../../formats/heading-words"
import { toModel } from "../../../model/model"
import { findLost } from "../find-lost"
import { BULLET, type Line, readLines } from "../read-lines"
import { toParsedResume } from "../to-parsed-resume"

/**
 * Two people have a heading of the work history that parsers do not know. The texts of the interpreter
 * have vowel marks, which pdf.js does not put in order.
 */
const WITHOUT_USUAL_TEXT = ["academic", "forty-companies", "interpreter"]
const WITH_USUAL_HEADING = PEOPLE.filter((name) => !WITHOUT_USUAL_TEXT.includes(name))

const LAYOUTS = [PATHS.ats, PATHS.pdf]

test.each(LAYOUTS)("finds everything of the sample in %s, one role at a time", async (layout) => {
  const content = await loadSiteContent()
  const lines = await readLines(makeFormatAt(layout, content))
  expect(onlyOf(findLost(lines, toModel(content)).lost, "company")).toEqual([])
  const { name, emails, phones, links, jobs } = toParsedResume(lines)
  expect([name, emails, phones]).toEqual([
    content.owner.name,
    ["robin@example.com"],
    ["+1 503-555-0142"],
  ])
  expect(links.map(bareUrl)).toEqual(["robin.example", "code.example/robin"])
  const roles = companiesOf(content.work).flatMap((company) => company.roles)
  expect(jobs.map(({ title }) => title)).toEqual(roles.map(({ title }) => title))
  expect(jobs[0]).toMatchObject({
    company: "Example Retirement Trust",
    title: "Senior Software Engineer",
  })
})

test.each(
  WITH_USUAL_HEADING.flatMap((person) => LAYOUTS.map((layout) => [person, layout] as const)),
)(
  "finds the jobs, the education, the skills and the contact data of %s in %s",
  async (person, layout) => {
    const content = await loadPerson(person)
    const { lost } = findLost(await readLines(makeFormatAt(layout, content)), toModel(content))
    // Her soft skills have a heading of their own.
    const expected = person === "career-changer" ? ["company", "skill"] : ["company"]
    expect(onlyOf(lost, ...expected)).toEqual([])
  },
)

/** What a reader of lines gets: it takes a company of eight words for a text, and dates beside it for the company. */
const ROLES_BY_LINES = {
  academic: [3, 5],
  "career-changer": [5, 5],
  chinese: [3, 3],
  consultant: [9, 9],
  "forty-companies": [40, 40],
  graduate: [1, 2],
  interpreter: [1, 3],
}

test.each(Object.entries(ROLES_BY_LINES))(
  "a reader of lines finds these roles of %s in the PDF in one column: %s",
  async (person, [foundByLines, all]) => {
    const content = await loadPerson(person)
    const { counts } = findLost(await readLines(makeFormatAt(PATHS.ats, content)), toModel(content))
    expect(counts[0]).toMatchObject({ field: "role", foundByLines, all })
    expect(Object.keys(ROLES_BY_LINES).toSorted()).toEqual([...PEOPLE].toSorted())
  },
)

/** @returns what else is lost */
const onlyOf = (lost: ReturnType<typeof findLost>["lost"], ...expected: string[]) =>
  lost.flatMap(({ values }) => values).filter(({ field }) => !expected.includes(field))

const at = (left: number, bottom: number, ...texts: string[]): Line =>
  texts.map((text, index) => ({
    text: text.replace("*", ""),
    isBold: text.startsWith("*"),
    isAfterBlank: false,
    size: bottom > 690 ? 20 : 10,
    left: left + index * 100,
    right: left + index * 100 + 90,
    bottom,
  }))

const lineOf = (bottom: number, ...texts: string[]) => at(45, bottom, ...texts)

const PROFESSOR = [
  lineOf(700, "Ada Writer"),
  lineOf(680, "*EXPERIENCE"),
  lineOf(668, "*Example Bank", "Remote"),
  lineOf(656, "Staff Engineer", "2020 — Present"),
  at(45, 644, BULLET, "Built a ledger"),
  at(53, 632, "and its tests."),
  lineOf(620, "Engineer", "2017 — 2019"),
  at(45, 608, BULLET, "Sold things."),
]

test("reads a résumé with usual headings, and the title below the company", () => {
  const resume = toParsedResume([
    lineOf(688, "ada@schön.example | (503) 555‑0142 | github.com/ada"),
    lineOf(700, "*Ada Writer"),
    lineOf(660, "Work Experience"),
    lineOf(648, "*Example Bank", "01/2020 - Present"),
    lineOf(636, "Staff Engineer"),
    lineOf(624, BULLET, "Built a ledger."),
    lineOf(596, "*Specimen Shop", "2017 – 2019"),
    lineOf(584, "Developer"),
    lineOf(572, BULLET, "Sold things."),
    lineOf(540, "Skills"),
    lineOf(528, "Kotlin, SQL; Oracle"),
    lineOf(516, "Database"),
    lineOf(480, "Education"),
    lineOf(468, "B.A., Letters", "Sample College"),
  ])
  expect(resume).toEqual({
    name: "Ada Writer",
    emails: ["ada@schön.example"],
    phones: ["(503) 555‑0142"],
    links: ["github.com/ada"],
    jobs: [
      {
        title: "Staff Engineer",
        company: "Example Bank",
        dates: "01/2020 - Present",
        details: ["Built a ledger."],
      },
      {
        title: "Developer",
        company: "Specimen Shop",
        dates: "2017 – 2019",
        details: ["Sold things."],
      },
    ],
    education: ["B.A., Letters, Sample College"],
    skills: ["Kotlin", "SQL", "Oracle Database"],
    headings: ["Work Experience", "Skills", "Education"],
  })
})

test("does not know the company of a role below another one, as simple parsers do not", () => {
  expect(toParsedResume(PROFESSOR).jobs).toEqual([
    {
      company: "Example Bank",
      title: "Staff Engineer",
      dates: "2020 — Present",
      details: ["Built a ledger and its tests."],
    },
    { company: "", title: "Engineer", dates: "2017 — 2019", details: ["Sold things."] },
  ])
})

test("takes work beside the career only if there is no other", () => {
  const side = PROFESSOR.with(1, lineOf(680, "*VOLUNTEER EXPERIENCE"))
  expect(toParsedResume(side).jobs).toHaveLength(2)
  expect(toParsedResume([...PROFESSOR, ...side.slice(1)]).jobs).toHaveLength(2)
})

test("goes on with a column on the next page", () => {
  const { jobs, skills } = toParsedResume([
    ...PROFESSOR,
    at(400, 680, "*SKILLS"),
    at(400, 668, "Kotlin, Go"),
    lineOf(740, BULLET, "Wrote words."),
    at(400, 740, "SQL"),
  ])
  expect(jobs[1]?.details).toEqual(["Sold things.", "Wrote words."])
  expect(skills).toEqual(["Kotlin", "Go SQL"])
})

test("knows headings in several languages, and work beside the career", () => {
  expect(
    ["Work History", "Berufserfahrung", "FORMATION", "核心技能", "Additional Skills"].map(kindOf),
  ).toEqual(["work", "work", "education", "skills", "skills"])
  expect(kindOf("OTHER EXPERIENCE")).toBe("side work")
  expect(["Companies", "Networking", "Projects"].map(kindOf)).toEqual(Array(3).fill(undefined))
})

test("finds headings without capitals beside one in capitals", () => {
  const { skills, headings } = toParsedResume([
    ...PROFESSOR,
    lineOf(580, "*专业技能"),
    lineOf(568, "*数据平台", "流式计算, 数据仓库"),
  ])
  expect(headings).toEqual(["EXPERIENCE", "专业技能"])
  expect(skills).toEqual(["流式计算", "数据仓库"])
})
