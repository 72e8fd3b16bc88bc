import fc from "fast-check"
import { loadSiteContent } from "../../../../test/site-content"
import type { SectionName } from "../model"
import { toModel } from "../model"
import { type OutlineEntry, type OutlineSection, toOutline } from "../outline"
import { type PageLayout, planPages, toPrintAreas } from "../plan-pages"

type Parts = Partial<Pick<OutlineSection, "text" | "list">> & { entries?: number }

/** @returns an entry that takes about four lines over the full width */
function entry(index: number): OutlineEntry {
  return {
    title: `Entry ${index}`,
    facts: "Organization",
    dates: "Feb 2023 – May 2023",
    roles: [],
    details: ["A detail of one line.", "Another detail of one line."],
    notes: [],
  }
}

/** @returns a section whose title is its kind */
function section(kind: SectionName, { text, list = [], entries = 0 }: Parts): OutlineSection {
  return {
    id: kind,
    section: kind,
    title: kind,
    text,
    list,
    groups: [],
    entries: Array.from({ length: entries }, (_, index) => entry(index)),
  }
}

const OBJECTIVE = section("Objective", { text: "A position in Portland." })
const SKILLS = section("AdditionalSkills", { list: ["One", "Two", "Three", "Four", "Five", "Six"] })
const WORK = section("WorkExperience", { entries: 8 })
const EDUCATION = section("Education", { entries: 2 })
const PROJECTS = section("Projects", { entries: 5 })
const AWARDS = section("AchievementsAndAwards", { list: ["First place", "Second place"] })
const LANGUAGES = section("Languages", { list: ["English", "Spanish", "French"] })
const TALKS = section("Talks", { entries: 4 })

function planOf(sections: readonly OutlineSection[], layout: PageLayout = "auto") {
  const { above, columns, below } = planPages(sections, layout)
  const titles = (some: readonly OutlineSection[] = []) => some.map(({ title }) => title)
  return {
    above: titles(above),
    below: titles(below),
    ...(columns && { main: columns.main.title, side: titles(columns.side) }),
  }
}

const areasOf = (sections: readonly OutlineSection[], layout: PageLayout = "auto") =>
  Object.fromEntries(toPrintAreas(sections, layout))

test("the sample has its objective on top, its work on the left and the rest on the right", async () => {
  const { sections } = toOutline(toModel(await loadSiteContent()))
  expect(planOf(sections)).toEqual({
    above: ["Objective"],
    main: "Work Experience",
    side: [
      "Technical Skills",
      "Additional Skills",
      "Other Experience",
      "Education",
      "Achievements // Awards",
    ],
    below: [],
  })
  expect(Object.values(areasOf(sections))).toEqual([
    "wide",
    "side",
    "side",
    "main",
    "side",
    "side",
    "side",
  ])
})

test("education that comes first keeps the full width and its place", () => {
  const internship = section("WorkExperience", { entries: 1 })
  expect(planOf([EDUCATION, SKILLS, PROJECTS, internship, LANGUAGES, AWARDS])).toEqual({
    above: ["Education"],
    main: "Projects",
    side: ["AdditionalSkills", "Languages", "AchievementsAndAwards"],
    below: ["WorkExperience"],
  })
})

test("a short section keeps its place before a section with entries", () => {
  const sections = [OBJECTIVE, SKILLS, EDUCATION, WORK, AWARDS, LANGUAGES]
  expect(planOf(sections)).toMatchObject({
    above: ["Objective", "AdditionalSkills", "Education"],
    side: ["AchievementsAndAwards", "Languages"],
  })
})

test("sections with entries that do not fit beside the work come below, in order", () => {
  const sections = [OBJECTIVE, WORK, SKILLS, EDUCATION, TALKS, PROJECTS, LANGUAGES]
  expect(planOf(sections)).toEqual({
    above: ["Objective"],
    main: "WorkExperience",
    side: ["AdditionalSkills", "Education", "Languages"],
    below: ["Talks", "Projects"],
  })
})

test.each([
  ["one section", [WORK]],
  ["no section with entries", [OBJECTIVE, SKILLS, AWARDS]],
  ["nothing beside the work", [OBJECTIVE, WORK]],
  ["little beside a long work history", [section("WorkExperience", { entries: 20 }), AWARDS]],
  ["more than three pages", [WORK, SKILLS, section("Publications", { entries: 60 })]],
])("has one column for %s", (_name, sections) => {
  const titles = sections.map(({ title }) => title)
  expect(planOf(sections)).toEqual({ above: titles, below: [] })
  expect(new Set(Object.values(areasOf(sections)))).toEqual(new Set(["wide"]))
})

test("follows the layout that the owner chooses", () => {
  expect(planOf([OBJECTIVE, SKILLS, WORK, EDUCATION], "column")).not.toHaveProperty("main")
  const long = [
    SKILLS,
    section("Education", { entries: 15 }),
    section("WorkExperience", { entries: 30 }),
  ]
  expect(planOf(long, "auto")).not.toHaveProperty("main")
  expect(planOf(long, "columns")).toMatchObject({ side: ["AdditionalSkills", "Education"] })
})

test("has one column if the main section is more than half a sheet longer than the side", () => {
  const long = [SKILLS, EDUCATION, section("WorkExperience", { entries: 30 })]
  expect(planOf(long, "columns")).not.toHaveProperty("main")
})

const anySection = fc
  .record({
    kind: fc.constantFrom<SectionName>("WorkExperience", "Projects", "Custom", "Education"),
    text: fc.option(fc.string({ maxLength: 300 }), { nil: undefined }),
    list: fc.array(fc.string({ maxLength: 60 }), { maxLength: 9 }),
    entries: fc.nat(30),
  })
  .map(({ kind, ...parts }) => section(kind, parts))

const anySections = fc
  .array(anySection, { maxLength: 9 })
  .map((sections) => sections.map((each, index) => ({ ...each, id: `section-${index}` })))

test("loses no section and keeps the order in each part, whatever the sections are", () => {
  fc.assert(
    fc.property(
      anySections,
      fc.constantFrom<PageLayout>("auto", "columns", "column"),
      (sections, layout) => {
        const { above, columns, below } = planPages(sections, layout)
        const { main, side } = columns ?? { side: [] }
        const inOrder = (some: readonly OutlineSection[]) =>
          sections.filter((each) => some.includes(each))
        expect(above).toEqual(inOrder(above))
        expect(side).toEqual(inOrder(side))
        expect(below).toEqual(inOrder(below))
        expect([...above, ...(main ? [main] : []), ...side, ...below]).toHaveLength(sections.length)
        expect(inOrder([...above, ...(main ? [main] : []), ...side, ...below])).toEqual(sections)
      },
    ),
    { numRuns: 100, seed: 19 },
  )
})

test("sections with entries are read in their order: above, at the side or below", () => {
  fc.assert(
    fc.property(anySections, (sections) => {
      const { above, columns, below } = planPages(sections, "auto")
      if (!columns) return
      const isLong = ({ entries, text }: OutlineSection) => entries.length > 0 || text !== undefined
      const read = [...above, columns.main, ...columns.side, ...below].filter(isLong)
      expect(read).toEqual(sections.filter(isLong))
    }),
    { numRuns: 100, seed: 19 },
  )
})

test("the browser lets text flow around short sections if the columns would be uneven", () => {
  const internship = section("WorkExperience", { entries: 1 })
  const long = section("Projects", { entries: 12 })
  expect(areasOf([EDUCATION, SKILLS, long, internship, LANGUAGES, AWARDS], "columns")).toEqual({
    Education: "wide",
    AdditionalSkills: "side",
    Projects: "flow",
    WorkExperience: "flow",
    Languages: "flow",
    AchievementsAndAwards: "flow",
  })
})

test("the browser prints columns without the sections that follow one below them", () => {
  expect(areasOf([OBJECTIVE, WORK, SKILLS, EDUCATION, TALKS, PROJECTS, LANGUAGES])).toEqual({
    Objective: "wide",
    WorkExperience: "main",
    AdditionalSkills: "side",
    Education: "side",
    Talks: "wide",
    Projects: "wide",
    Languages: "wide",
  })
})
