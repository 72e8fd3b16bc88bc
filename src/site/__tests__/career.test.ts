/** @jest-environment node */
import { minimalContent } from "../../../test/content"
import { toCareer } from "../career"

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

test("names the newest role of the first company that has not ended, and the months of all", () => {
  const side = ["Side", role("Advisor", "2021", "")] as const
  const main = ["Main", role("Lead", "Jan 2020", ""), role("Dev", "2018", "Dec 2019")] as const
  expect(careerOf([...main], [...side])).toEqual({
    title: "Lead",
    company: "Main",
    ranges: [{ startDate: "2018", endDate: "" }],
  })
})

test("names no employer between two jobs, and no job that is still ahead", () => {
  const past = role("Dev", "2018", "2020")
  expect(careerOf(["Next", role("Lead", "Jan 2027", "")], ["Last", past])).toMatchObject({
    title: "Dev",
    company: undefined,
  })
})

test("says nothing without work", () => {
  expect(careerOf()).toEqual({ title: undefined, company: undefined, ranges: [] })
})
