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

const exactly = (months: number) => ({ months, isEstimate: false })

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

test("counts overlapping months once, and a current role up to the current month", () => {
  expect(findUsage(work, some("kotlin"), "2025-06")).toEqual({
    companies: ["newest", "beside"],
    roles: 3,
    duration: exactly(12),
  })
})

test("does not count the gap between two roles", () => {
  expect(findUsage(work, some("java"), "2025-06")).toEqual({
    companies: ["newest", "oldest"],
    roles: 2,
    duration: exactly(18),
  })
})

test("matches a role that used any of several skills, and counts it once", () => {
  expect(findUsage(work, some("java", "kotlin"), "2025-06")).toEqual({
    companies: ["newest", "beside", "oldest"],
    roles: 4,
    duration: exactly(24),
  })
})

test("matches no role if no skill is selected", () => {
  expect(findUsage(work, some(), "2025-06")).toEqual({
    companies: [],
    roles: 0,
    duration: exactly(0),
  })
  expect(describeSelection(work, some(), "2025-06")).toEqual([])
})

test("returns one line for one skill", () => {
  expect(describeSelection(work, some("kotlin"), "2025-06")).toEqual(["Kotlin: 3 roles, 1 yr"])
})

test("returns a line for each of several skills, in the order of the content, for all and for any", () => {
  expect(describeSelection(work, some("kotlin", "java"), "2025-06")).toEqual([
    "Java: 2 roles, 1 yr 6 mo",
    "Kotlin: 3 roles, 1 yr",
    "Used together: 1 role, 6 mo",
    "Used in either: 4 roles, 2 yr",
  ])
})

test("writes one role in the singular", () => {
  const [, , oldest] = work
  expect(describeSelection(oldest ? [oldest] : [], some("java"), "2025-06")).toEqual([
    "Java: 1 role, 1 yr",
  ])
})

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

test("writes a skill with its level", () => {
  expect(skillText({ name: "Kotlin" })).toBe("Kotlin")
  expect(skillText({ name: "Kotlin", level: "expert" })).toBe("Kotlin (expert)")
})

test("writes no parentheses within parentheses", () => {
  expect(skillText({ name: "Spanish", level: "native" })).toBe("Spanish (native)")
  expect(skillText({ name: "العربية", level: "اللغة الأم (A)" })).toBe("العربية — اللغة الأم (A)")
})
