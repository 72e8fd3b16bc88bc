import { checkContent, VALID_FILES } from "../../../../test/valid-content"

const role = (title: string, startDate: string, endDate: string) =>
  `      - title: ${title}\n        startDate: '${startDate}'\n        endDate: '${endDate}'\n`

const company = (id: string, ...roles: string[]) =>
  `  - id: ${id}\n    company: ${id}\n    roles:\n${roles.join("")}    responsibilities:\n      - Worked.\n`

const careerBreak = (startDate: string, endDate: string) =>
  `  - id: leave\n    break: Leave\n    startDate: '${startDate}'\n    endDate: '${endDate}'\n`

const codesOf = (...items: string[]) =>
  checkContent({ work: `work:\n${items.join("")}` }).diagnostics.map(({ code }) => code)

test.each([
  {
    title: "parallel contracts",
    items: [
      company("one", role("A", "Jan 2020", "Dec 2023")),
      company("two", role("B", "Mar 2021", "Jun 2022")),
    ],
  },
  {
    title: "several current jobs",
    items: [
      company("one", role("A", "Jan 2023", "")),
      company("two", role("B", "Mar 2018", ""), role("C", "Mar 2019", "")),
    ],
  },
  {
    title: "a newer job that has ended",
    items: [
      company("one", role("A", "Jan 2015", "")),
      company("two", role("B", "Mar 2021", "Jun 2022")),
    ],
  },
  {
    title: "an older current job above a newer one",
    items: [company("one", role("A", "Jan 2015", "")), company("two", role("B", "Mar 2021", ""))],
  },
  {
    title: "years alone",
    items: [
      company("one", role("A", "2015", "")),
      company("two", role("B", "2010", "2014"), role("C", "Jun 2009", "2010")),
    ],
  },
  {
    title: "a contract that ends in three years",
    items: [company("two", role("B", "2020", "Dec 2028"))],
  },
])("accepts $title without a warning", ({ items }) => {
  expect(codesOf(...items)).toEqual([])
})

test("a career break silences the warning about its months only", () => {
  const jobs = [
    company("one", role("A", "Jan 2022", "")),
    company("two", role("B", "Jan 2015", "Dec 2018")),
  ]
  expect(codesOf(...jobs)).toEqual(["gap"])
  expect(codesOf(...jobs, careerBreak("Jan 2019", "Dec 2021"))).toEqual([])
  expect(codesOf(careerBreak("2019", "2021"), ...jobs)).toEqual([])
  expect(codesOf(...jobs, careerBreak("Jan 2019", "Dec 2020"))).toEqual(["gap"])
})

test("a job during the gap at another company silences the warning", () => {
  expect(
    codesOf(
      company("one", role("A", "Jan 2022", ""), role("B", "Jan 2015", "Dec 2018")),
      company("two", role("C", "Jan 2019", "Dec 2021")),
    ),
  ).toEqual([])
})

test("says nothing of a gap while an error hides the education", () => {
  const work = `work:\n${company("one", role("A", "Jan 2022", ""))}${company("two", role("B", "Jan 2015", "Dec 2018"))}`
  const { diagnostics } = checkContent({ work, resume: `${VALID_FILES.resume}colour: red\n` })
  expect(diagnostics.map(({ code }) => code)).toEqual(["unknown-field"])
})

test.each([
  ["Education", "          startDate: '2024'\n          endDate: 'Jun 2029'"],
  ["Education", "          date: '2029'"],
  ["AchievementsAndAwards", "          date: '2027-05-01'"],
  ["Certificates", "          date: 'Nov 2024'\n          expires: 'Nov 2034'"],
  ["Talks", "          date: '2026-09-30'"],
])("accepts dates of %s in the future: %s", (kind, dates) => {
  const resume = VALID_FILES.resume
    .replace("section: Education", `section: ${kind}`)
    .replace(/ {10}startDate: .*\n {10}endDate: .*/, dates)
  const { diagnostics } = checkContent({ resume })
  expect(diagnostics).toEqual([])
})

test.each([
  ["fills the gap", "startDate: 'Feb 2019'\n          endDate: 'Nov 2021'", undefined],
  ["goes on", "startDate: 'Jan 2019'\n          endDate: ''", undefined],
  ["fills a part of it", "startDate: 'Jan 2019'\n          endDate: 'Dec 2020'", 12],
  ["leaves months before and after", "startDate: 'Apr 2019'\n          endDate: 'Sep 2021'", 6],
  ["was before the first job", "startDate: 'Sep 2000'\n          endDate: 'Jun 2004'", 36],
  ["has no start", "endDate: 'Dec 2021'", 36],
  ["began with the second job", "startDate: 'Jan 2022'\n          endDate: ''", 36],
])("looks at education that %s", (_, dates, months) => {
  const work = `work:\n${company("one", role("A", "Jan 2022", ""))}${company("two", role("B", "Jan 2015", "Dec 2018"))}`
  const resume = VALID_FILES.resume.replace(
    "startDate: 'Sep 2000'\n          endDate: 'Jun 2004'",
    dates,
  )
  const { diagnostics } = checkContent({ work, resume })
  const messages = diagnostics.filter(({ code }) => code === "gap").map(({ message }) => message)
  expect(messages).toEqual(
    months ? [`There are ${months} months between two and one without a job or education.`] : [],
  )
})
