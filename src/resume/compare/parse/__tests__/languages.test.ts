import { minimalContent } from "../../../../../test/content"
import { makeFormatAt, PATHS } from "../../../../../test/formats/make-format"
import { TRANSLATIONS } from "../../../../content/interface-words"
import { contentSchemas } from "../../../../content/schemas"
import { headingsFor } from "../../../../content/words/new-texts"
import { toModel } from "../../../model/model"
import { findLost } from "../find-lost"
import { readLines } from "../read-lines"
import { toParsedResume } from "../to-parsed-resume"

/** Five roles at four companies. Their dates are months, a month and no end, years, and a year and no end. */
const WORK = [
  { company: "Example Bank", roles: [["Staff Engineer", "Feb 2024", ""]] },
  {
    company: "Specimen Shop",
    roles: [
      ["Lead", "Aug 2021", "Jan 2024"],
      ["Developer", "Mar 2019", "Jul 2021"],
    ],
  },
  { company: "Sample Lines", roles: [["Analyst", "2017", "2018"]] },
  { company: "Own Office", roles: [["Consultant", "2016", ""]] },
]

type Options = { language: string; heading: string; words?: { present: string }; updated?: string }

const contentIn = ({ language, heading, words, updated = "2026-01-31" }: Options) => ({
  ...minimalContent(),
  website: { ...minimalContent().website, language, words },
  resume: contentSchemas.resume.parse({
    title: "CV",
    description: "A CV.",
    updated,
    sections: [
      { section: "WorkExperience", title: heading },
      {
        section: "Education",
        title: headingsFor(language).Education,
        content: { entries: [{ title: "Diploma", organization: "Sample College" }] },
      },
      { section: "TechnicalSkills", title: headingsFor(language).TechnicalSkills },
      {
        section: "Interests",
        title: headingsFor(language).Interests,
        content: { list: ["Chess"] },
      },
    ].map((section) => ({ ...section, expandedByDefault: true })),
  }),
  skills: contentSchemas.skills.parse({
    skills: [{ id: "group", name: "Data", skills: [{ id: "sql", name: "SQL" }] }],
  }),
  work: contentSchemas.work.parse({
    work: WORK.map(({ company, roles }, index) => ({
      id: `company-${index}`,
      company,
      roles: roles.map(([title, startDate, endDate]) => ({ title, startDate, endDate })),
      responsibilities: ["Built a ledger."],
    })),
  }),
})

async function lostOf(options: Options) {
  const content = contentIn(options)
  const lines = await readLines(makeFormatAt(PATHS.ats, content))
  return findLost(lines, toModel(content), { isOneColumn: true })
}

const ROLES = { field: "role", found: 5, foundByLines: 5, all: 5 }

const LANGUAGES = Object.entries(TRANSLATIONS).map(([language, words]) => ({
  language,
  heading: words.workExperience,
}))

test.each([
  { language: "en", heading: "Experience" },
  ...LANGUAGES,
  // A region has dates of its own, and so has a language that the site has no words of.
  { language: "pt-BR", heading: "Experiência" },
  { language: "de-AT", heading: "Werdegang" },
  { language: "da", heading: "Experience" },
])("a parser finds each role of the PDF in one column in $language", async (options) => {
  const { counts, lost } = await lostOf(options)
  expect(counts[0]).toEqual(ROLES)
  expect(lost).toEqual([])
})

test.each(LANGUAGES)("a parser finds a role in $language that has not begun", async (options) => {
  const { counts } = await lostOf({ ...options, updated: "2023-12-31" })
  expect(counts[0]).toEqual(ROLES)
})

test.each(["en", "ar"])("the footer of a single page in %s is no skill", async (language) => {
  const content = contentIn({ language, heading: headingsFor(language).WorkExperience ?? "Work" })
  const isSkills = ({ section }: { section: string }) => section === "TechnicalSkills"
  const resume = { ...content.resume, sections: content.resume.sections.filter(isSkills) }
  const lines = await readLines(makeFormatAt(PATHS.ats, { ...content, resume }))
  expect(toParsedResume(lines).skills).toEqual([expect.stringMatching(/SQL$/)])
})

test("a parser finds each role if the owner has another word for the present", async () => {
  const { counts } = await lostOf({
    language: "es",
    heading: "Experiencia",
    words: { present: "hasta el día de hoy" },
  })
  expect(counts[0]).toEqual(ROLES)
})

test("a parser says that it does not know the language of a heading", async () => {
  const { lost } = await lostOf({ language: "da", heading: "Erhverv" })
  expect(lost[0]?.why).toBe(
    'This parser does not know the language "da", so it does not know the heading "Erhverv". Others may know it. To be sure, add workExperience: Experience to the words in website.yaml. The PDF in one column then has this heading.',
  )
})
