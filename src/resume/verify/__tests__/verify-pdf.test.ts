import { contentWith } from "../../../../test/content"
import { toModel } from "../../model/model"
import { describeFacts, groupLost } from "../describe-facts"
import { verifyPdf } from "../verify-pdf"

const modelWith = (heading = "Experience") =>
  toModel(
    contentWith(
      [
        { section: "WorkExperience", title: heading },
        { section: "AdditionalSkills", title: "Skills", content: { list: ["SQL", "C"] } },
        {
          section: "Education",
          title: "Education",
          content: { entries: [{ title: "B.A., Letters" }] },
        },
      ],
      { owner: OWNER, work: { work: WORK } },
    ),
  )

const OWNER = {
  name: "Ada",
  headline: "Trainee",
  location: "Remote",
  contact: [{ kind: "website", value: "https://ada.example/", visibleIn: ["pdf"] }],
}

const WORK = [
  {
    id: "bank",
    company: "Example Bank",
    location: "Kiel",
    roles: [
      {
        title: "Engineer",
        startDate: "2020",
        endDate: "",
        location: "Kiel or remote",
        responsibilities: ["Built a *ledger*, 3 µm long."],
      },
      { title: "Trainee", startDate: "2017", endDate: "2019" },
    ],
  },
  {
    id: "shop",
    company: "Specimen Shop",
    roles: [{ title: "Clerk", startDate: "2015", endDate: "2016" }],
  },
]

const LINES = [
  "Ada",
  "Trainee",
  "ada.example",
  "EXPERIENCE",
  "Example Bank Kiel",
  "Engineer Kiel or remote 2020 – Present",
  "• Built a ledg-",
  "er, 3 μm long.",
  "Trainee 2017 – 2019",
  "Specimen Shop",
  "Clerk 2015 – 2016",
  "SKILLS",
  "SQL, C",
  "EDUCATION",
  "B.A., Letters",
  "1 / 1",
]

const TRAINEE = "Trainee (Example Bank, 2017 – 2019)"
const CLERK = "Clerk (Specimen Shop, 2015 – 2016)"

/** @returns the lines after the change of one, which has to be there */
function change(from: string, ...to: string[]): string[] {
  expect(LINES).toContain(from)
  return LINES.flatMap((line) => (line === from ? to : line))
}

const lostOf = (lines: readonly string[], heading?: string) =>
  groupLost(verifyPdf(lines, modelWith(heading), false)).flatMap(({ lost }) =>
    lost.map(({ noun, value, why }) => [noun, value, why]),
  )

test("loses nothing if everything is there, also a later role below the company", () => {
  expect(lostOf(LINES)).toEqual([])
})

test("a company stands beside each title in the PDF in one column", () => {
  expect(groupLost(verifyPdf(LINES, modelWith(), true))).toMatchObject([
    {
      what: "1 role",
      why: "Programs take a role from one place, and the company is not beside the title. Build the site again.",
      lost: [{ value: TRAINEE }],
    },
  ])
})

test.each<[what: string, lines: () => string[], noun: string, value: string, why: RegExp]>([
  ["a role", () => change("Clerk 2015 – 2016"), "role", CLERK, /does not have this text/],
  [
    "the title of a role, which also is a part of a word",
    () => change("Clerk 2015 – 2016", "Clerks 2015 – 2016"),
    "role",
    CLERK,
    /does not have this text/,
  ],
  [
    "a role whose title also stands above the work",
    () => change("Trainee 2017 – 2019"),
    "role",
    TRAINEE,
    /below the heading "Experience"/,
  ],
  ["a company", () => change("Specimen Shop"), "role", CLERK, /company is not beside/],
  [
    "a company, which stands behind another text",
    () => change("Specimen Shop", "Specimen Shop", "Sold things."),
    "role",
    CLERK,
    /company is not beside the title. For an upload, use the PDF in one column./,
  ],
  [
    "the company of a role, which stands below another one",
    () => change("Trainee 2017 – 2019").toSpliced(10, 0, "Trainee 2017 – 2019"),
    "role",
    TRAINEE,
    /company is not beside/,
  ],
  ["dates", () => change("Clerk 2015 – 2016", "Clerk"), "role", CLERK, /dates are not beside/],
  [
    "dates, which stand behind another text",
    () => change("Clerk 2015 – 2016", "Clerk, half a day 2015 – 2016"),
    "role",
    CLERK,
    /dates are not beside/,
  ],
  [
    "a responsibility",
    () => change("er, 3 μm long."),
    "responsibility",
    "Built a ledger, 3 µm long.",
    /does not have this text/,
  ],
  ["a skill", () => change("SQL, C", "MySQL, C"), "skill", "SQL", /does not have this text/],
  ["a skill, of which a longer one is left", () => change("SQL, C", "SQL, C++"), "skill", "C", /./],
  ["education", () => change("B.A., Letters"), "education entry", "B.A., Letters", /this text/],
  ["contact data", () => change("ada.example"), "contact value", "ada.example", /usual characters/],
])("loses %s", (_, lines, noun, value, why) => {
  expect(lostOf(lines())).toEqual([[noun, value, expect.stringMatching(why)]])
})

test("loses everything below a heading that does not stand alone", () => {
  const lost = groupLost(verifyPdf(change("SKILLS", "SKILLS I have"), modelWith(), false))
  expect(lost.map(({ what, why }) => [what, why])).toEqual([
    [
      "2 skills",
      'Programs find nothing below a heading with text beside it. Set "Skills" on a line of its own.',
    ],
  ])
})

test("names a heading that programs do not know, once for all that is lost below it", () => {
  const lost = groupLost(
    verifyPdf(change("EXPERIENCE", "COMPANIES"), modelWith("Companies"), false),
  )
  expect(lost.map(({ what, why }) => [what, why])).toEqual([
    [
      "3 roles, 1 responsibility",
      'Programs do not know the heading "Companies". Use one like "Work Experience" in resume.yaml, or upload the PDF in one column.',
    ],
  ])
})

test("says what is found, which file to upload, and what is lost", () => {
  const facts = verifyPdf(change("SQL, C", "C"), modelWith(), false)
  expect(describeFacts(facts, { language: "en" }, false)).toMatchInlineSnapshot(`
"contact values              2 of 2
roles                       3 of 3
responsibilities            1 of 1
skills                      1 of 2
education entries           1 of 1
Programs that read line by line find few jobs in it. For an upload, use the PDF in one column.
Lost 1 skill. The PDF does not have this text. Build the site again, or write it with usual characters.
  skill: SQL"
`)
  const ofFile = (language: string, isOneColumn: boolean) =>
    describeFacts([], { language }, isOneColumn)
  expect(ofFile("en", true)).toBe("")
  expect(ofFile("th", true)).toMatch(/send Word or text/)
})
