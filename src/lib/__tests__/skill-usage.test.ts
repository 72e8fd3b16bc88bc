import {
  describeSelection,
  findUsage,
  selectableSkills,
  skillMatch,
  skillText,
  usedSkills,
} from "../skill-usage"

const role = (startDate: string, endDate: string, ...skills: string[]) => ({
  startDate,
  endDate,
  skills,
})

/** Java has a gap, Kotlin is used at two companies at the same time, Scala is not used. */
const work = [
  {
    id: "newest",
    roles: [role("Jan 2025", "", "kotlin"), role("Jul 2024", "Dec 2024", "kotlin", "java")],
  },
  { id: "beside", roles: [role("Oct 2024", "Mar 2025", "kotlin")] },
  { id: "oldest", roles: [role("Jan 2020", "Dec 2020", "java")] },
]

const all = new Map([
  ["java", "Java"],
  ["kotlin", "Kotlin"],
  ["scala", "Scala"],
])

const some = (...ids: string[]) => new Map([...all].filter(([id]) => ids.includes(id)))

test.each([
  ["overlapping months once, and a role up to this month", ["kotlin"], ["newest", "beside"], 3, 12],
  ["no gap between two roles", ["java"], ["newest", "oldest"], 2, 18],
  ["a role with several skills once", ["java", "kotlin"], ["newest", "beside", "oldest"], 4, 24],
  ["no role without a skill", [], [], 0, 0],
])("counts %s", (_what, ids, companies, roles, months) => {
  const duration = { months, isEstimate: false }
  expect(findUsage(work, some(...ids), "2025-06")).toEqual({ companies, roles, duration })
})

test.each<[ids: string[], lines: string[]]>([
  [[], []],
  [["kotlin"], ["Kotlin: 3 roles, 1 yr"]],
  [
    ["kotlin", "java"],
    [
      "Java: 2 roles, 1 yr 6 mo",
      "Kotlin: 3 roles, 1 yr",
      "Used together: 1 role, 6 mo",
      "Used in either: 4 roles, 2 yr",
    ],
  ],
])(
  "of %j there are lines in the order of the content, for each, for all and for any",
  (ids, lines) => {
    expect(describeSelection(work, some(...ids), "2025-06")).toEqual(lines)
  },
)

test("names each selected skill that a company used, once", () => {
  const used = usedSkills(work[0]?.roles ?? [], some("kotlin", "java", "scala"))
  expect([...used.values()]).toEqual(["Java", "Kotlin"])
})

test("marks whether a role used a selected skill, if there is a selection", () => {
  const roles = [role("Jan 2020", "", "java")]
  expect(skillMatch(roles, some("java", "scala"))).toEqual({ "data-skill-match": "true" })
  expect(skillMatch(roles, some("kotlin"))).toEqual({ "data-skill-match": "false" })
  expect(skillMatch(roles, some())).toEqual({})
})

test("says about, if a role has a year alone", () => {
  const estimate = [{ id: "one", roles: [role("2020", "2022", "java")] }]
  expect(describeSelection(estimate, some("java"), "2025-06")).toEqual(["Java: 1 role, about 3 yr"])
})

test("only the skills that a role used can be selected", () => {
  const groups = [
    { skills: [...all].map(([id, name]) => ({ id, name })) },
    { skills: [{ id: "react", name: "React" }] },
  ]
  expect([...selectableSkills(groups, work).keys()]).toEqual(["java", "kotlin"])
  expect(selectableSkills(groups, []).size).toBe(0)
})

test.each([
  ["Kotlin", undefined, "Kotlin"],
  ["Kotlin", "expert", "Kotlin (expert)"],
  // No parentheses are within others.
  ["العربية", "اللغة الأم (A)", "العربية — اللغة الأم (A)"],
])("writes %s of the level %s as %s", (name, level, text) => {
  expect(skillText({ name, level })).toBe(text)
})
