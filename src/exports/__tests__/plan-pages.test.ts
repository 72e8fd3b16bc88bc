/** @jest-environment node */
import path from "node:path"
import { loadContent } from "../../content/load"
import type { Content } from "../../content/schemas"
import { academic, chinese, consultant, fortyCompanies, graduate } from "../../testing/people"
import { toModel } from "../model"
import { toOutline } from "../outline"
import { type PageLayout, planPages, toPrintAreas } from "../plan-pages"

function planOf(content: Content, layout: PageLayout = "auto") {
  const { above, columns, below } = planPages(toOutline(toModel(content)).sections, layout)
  const titles = (sections: { title: string }[] = []) => sections.map(({ title }) => title)
  return {
    above: titles(above),
    main: columns?.main.title,
    side: titles(columns?.side),
    below: titles(below),
  }
}

async function sample(): Promise<Content> {
  const { content } = await loadContent(path.resolve("content"))
  if (!content) throw new Error("The sample content has errors.")
  return content
}

test("puts the sample's work on the left and all but the objective on the right, in order", async () => {
  expect(planOf(await sample())).toEqual({
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
})

test("keeps a graduate's education first, over the full width, beside no other section", () => {
  expect(planOf(graduate())).toEqual({
    above: ["Education"],
    main: "Projects",
    side: ["Skills", "Languages", "Awards"],
    below: ["Work Experience"],
  })
})

test("lays out a long résumé in one column, in the order of resume.yaml", () => {
  for (const person of [academic(), fortyCompanies()]) {
    const titles = person.resume.sections.map(({ title }) => title)
    expect(planOf(person)).toEqual({ above: titles, main: undefined, side: [], below: [] })
  }
})

test("prints a section with too many entries for the side column below the work", () => {
  const content = consultant()
  for (const section of content.resume.sections) {
    if (section.section !== "Education") continue
    const [entry] = section.content.entries
    if (entry) section.content.entries = Array.from({ length: 20 }, () => entry)
  }
  expect(planOf(content)).toEqual({
    above: ["Profile"],
    main: "Contracts",
    side: ["Skills", "Certificates", "Interests"],
    below: ["Education"],
  })
})

test("follows a layout that the owner chooses", () => {
  expect(planOf(chinese(), "column").main).toBeUndefined()
  expect(planOf(academic(), "columns")).toMatchObject({ main: "Publications" })
})

test("loses no section and keeps their order, whatever their kinds and order", () => {
  const content = consultant()
  const sections = content.resume.sections
  for (let shift = 0; shift < sections.length; shift++) {
    const rotated = [...sections.slice(shift), ...sections.slice(0, shift)]
    const person = { ...content, resume: { ...content.resume, sections: rotated } }
    const { above, main, side, below } = planOf(person)
    const titles = rotated.map(({ title }) => title)
    expect([...above, ...(main ? [main] : []), ...side, ...below].toSorted()).toEqual(
      titles.toSorted(),
    )
    for (const group of [above, side, below]) {
      expect(group).toEqual(titles.filter((title) => group.includes(title)))
    }
  }
})

test("prints the sample in two columns", async () => {
  const { sections } = toOutline(toModel(await sample()))
  expect([...toPrintAreas(sections, "auto").values()]).toEqual([
    ...["wide", "side", "side", "main", "side", "side", "side"],
  ])
})

test("prints columns of very different lengths in the flow, so that no column stays empty", () => {
  const { sections } = toOutline(toModel(graduate()))
  expect(Object.fromEntries(toPrintAreas(sections, "auto"))).toEqual({
    education: "wide",
    "technical-skills": "side",
    projects: "flow",
    "work-experience": "flow",
    languages: "flow",
    "achievements-and-awards": "flow",
  })
  expect(new Set(toPrintAreas(sections, "column").values())).toEqual(new Set(["wide"]))
})
