import { describeSelection, findUsage, namesUsed, skillNames } from "../skill-usage"

const role = (startDate: string, endDate: string, ...skills: string[]) => ({
  startDate,
  endDate,
  skills,
})

/** Java with a gap, Kotlin at two companies at once, Scala nowhere. */
const work = [
  {
    id: "newest",
    roles: [role("Jan 2025", "", "kotlin"), role("Jul 2024", "Dec 2024", "kotlin", "java")],
  },
  { id: "beside", roles: [role("Oct 2024", "Mar 2025", "kotlin")] },
  { id: "oldest", roles: [role("Jan 2020", "Dec 2020", "java")] },
]

const all = skillNames([
  {
    skills: [
      { id: "java", name: "Java" },
      { id: "kotlin", name: "Kotlin" },
    ],
  },
  { skills: [{ id: "scala", name: "Scala" }] },
])

const some = (...ids: string[]) => new Map([...all].filter(([id]) => ids.includes(id)))

test("counts overlapping months once, and an open end to the current month", () => {
  expect(findUsage(work, some("kotlin"), "2025-06")).toEqual({
    companies: ["newest", "beside"],
    roles: 3,
    months: 12,
  })
})

test("does not count the gap between two roles", () => {
  expect(findUsage(work, some("java"), "2025-06")).toEqual({
    companies: ["newest", "oldest"],
    roles: 2,
    months: 18,
  })
})

test("a role that used any of several skills matches, and counts once", () => {
  expect(findUsage(work, some("java", "kotlin"), "2025-06")).toEqual({
    companies: ["newest", "beside", "oldest"],
    roles: 4,
    months: 24,
  })
})

test("nothing matches an empty selection", () => {
  expect(findUsage(work, some(), "2025-06")).toEqual({ companies: [], roles: 0, months: 0 })
  expect(describeSelection(work, some(), "2025-06")).toEqual([])
})

test("one skill makes one sentence", () => {
  expect(describeSelection(work, some("kotlin"), "2025-06")).toEqual(["Kotlin: 3 roles, 1 yr"])
})

test("several skills make a sentence each, in the order of the content, and one for all", () => {
  expect(describeSelection(work, some("scala", "kotlin", "java"), "2025-06")).toEqual([
    "Java: 2 roles, 1 yr 6 mo",
    "Kotlin: 3 roles, 1 yr",
    "Scala: no roles",
    "Together: 4 roles, 2 yr",
  ])
})

test("one role is not 'roles'", () => {
  const [, , oldest] = work
  expect(describeSelection(oldest ? [oldest] : [], some("java"), "2025-06")).toEqual([
    "Java: 1 role, 1 yr",
  ])
})

test("names each selected skill that a company used once", () => {
  expect(namesUsed(work[0]?.roles ?? [], some("kotlin", "java", "scala"))).toEqual([
    "Java",
    "Kotlin",
  ])
})
