import { minimalContent } from "../../../test/content"
import { toCareer } from "../to-career"

const role = (title: string, startDate: string, endDate: string) => ({
  title,
  startDate,
  endDate,
  skills: [],
  responsibilities: [],
  tags: [],
})

function careerOf(...companies: [company: string, ...roles: ReturnType<typeof role>[]][]) {
  const content = minimalContent()
  content.work.work = companies.map(([company, ...roles], index) => ({
    id: `c${index}`,
    company,
    roles,
    responsibilities: [],
    tags: [],
  }))
  return toCareer(content)
}

test("gives the roles that may be present ones, the newest past one, and the months of all", () => {
  const side = ["Side", role("Advisor", "2021", "Jan 2026")] as const
  const main = ["Main", role("Lead", "Jan 2020", ""), role("Dev", "2018", "Dec 2019")] as const
  const old = ["Old", role("Clerk", "2010", "2011")] as const
  const next = ["Next", role("Head", "Jan 2027", "Dec 2027")] as const
  const { roles, ranges } = careerOf([...next], [...main], [...side], [...old])
  expect(roles.map(({ company, title }) => [company, title])).toEqual([
    ["Next", "Head"],
    ["Main", "Lead"],
    ["Main", "Dev"],
    ["Side", "Advisor"],
  ])
  expect(ranges).toEqual([
    { startDate: "2010", endDate: "2011" },
    { startDate: "2018", endDate: "" },
  ])
})

test("says nothing without work", () => {
  expect(careerOf()).toEqual({ headline: "Engineer", roles: [], ranges: [] })
})

test.each(["Ihr Beruf", "Your profession", "TODO: my headline"])(
  "the headline '%s' is none yet",
  (headline) => {
    const content = minimalContent()
    Object.assign(content.owner, { headline })
    expect(toCareer(content).headline).toBeNull()
  },
)
