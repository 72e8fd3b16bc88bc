import { contentWith, minimalContent } from "../../../../test/content"
import { makeFormatAt, PATHS } from "../../../../test/formats/make-format"
import { rowsOf } from "../../../../test/matrix"
import { TRANSLATIONS } from "../../../content/interface-words"
import { headingsFor } from "../../../content/new-site-texts/new-texts"
import { ENGLISH } from "../../../lib/interface-words"
import { toModel } from "../../model/model"
import { readLines } from "../read-lines"
import { verifyPdf } from "../verify-pdf"

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

const NEXT = { company: "Next Harbor", roles: [["Head", "Sep 2026", ""]] }

type Options = { language: string; heading: string; words?: { present: string } }

function contentIn({ language, heading, words }: Options, work: typeof WORK) {
  const titles = headingsFor(language)
  const entries = [{ title: "Diploma", organization: "Sample College" }]
  const sections = [
    { section: "WorkExperience", title: heading },
    { section: "Education", title: titles.Education, content: { entries } },
    { section: "TechnicalSkills", title: titles.TechnicalSkills },
    { section: "Interests", title: titles.Interests, content: { list: ["Chess"] } },
  ]
  return contentWith(sections, {
    website: { ...minimalContent().website, language, words },
    skills: { skills: [{ id: "group", name: "Data", skills: [{ id: "sql", name: "SQL" }] }] },
    work: {
      work: work.map(({ company, roles }, index) => ({
        id: `company-${index}`,
        company,
        roles: roles.map(([title, startDate, endDate]) => ({ title, startDate, endDate })),
        responsibilities: ["Built a ledger."],
      })),
    },
  })
}

/** @returns the roles, and what programs lose of the layout */
async function lostOf(options: Options, work = WORK, layout = PATHS.ats) {
  const content = contentIn(options, work)
  const lines = await readLines(makeFormatAt(layout, content))
  const facts = verifyPdf(lines, toModel(content), layout === PATHS.ats)
  return {
    roles: facts.filter(({ noun }) => noun === "role").length,
    lost: facts.filter(({ why }) => why),
  }
}

const NOTHING = { roles: 5, lost: [] }

const LANGUAGES = Object.entries(TRANSLATIONS).map(([language, words]) => ({
  language,
  heading: { ...ENGLISH, ...words }.workExperience,
}))

test.each([
  { language: "en", heading: "Experience" },
  ...LANGUAGES,
  // A region has dates of its own, and so has a language that the site has no words of.
  { language: "pt-BR", heading: "Experiência" },
  { language: "de-AT", heading: "Werdegang" },
  { language: "da", heading: "Experience" },
])(
  "programs find each role of the PDF in one column in $language, also one that is ahead",
  async (options) => {
    expect(await lostOf(options, [NEXT, ...WORK])).toEqual({ ...NOTHING, roles: 6 })
  },
)

test.each(rowsOf(LANGUAGES, ({ language }) => ["de", "ja", "ar"].includes(language)))(
  "programs find each role of the designed PDF in $language",
  async (options) => {
    expect(await lostOf(options, WORK, PATHS.pdf)).toEqual(NOTHING)
  },
)

test("programs find each role if the owner has another word for the present", async () => {
  const words = { present: "hasta el día de hoy" }
  expect(await lostOf({ language: "es", heading: "Experiencia", words })).toEqual(NOTHING)
})

test("says that it does not know the language of a heading", async () => {
  const { lost } = await lostOf({ language: "da", heading: "Erhverv" })
  expect(lost[0]?.why).toBe(
    'This check does not know the language "da", so it does not know the heading "Erhverv". Programs may know it. To be sure, add workExperience: Experience to the words in website.yaml. The PDF in one column then has this heading.',
  )
})
