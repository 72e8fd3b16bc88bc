import { stringify } from "yaml"
import { importedContent } from "../../../test/imported-content"

const cvOf = (sections: object, rest: object = {}) =>
  stringify({ cv: { name: "Ada Writer", headline: "Engineer", sections }, ...rest })

const sectionsOf = (sections: object) =>
  importedContent(cvOf(sections)).resume.sections.map(({ section, title }) => [section, title])

test("knows the sections of RenderCV in several languages, and keeps their headings", () => {
  const entry = [{ name: "A", summary: "b" }]
  expect(
    sectionsOf({
      "Sobre mí": ["I write."],
      Experiencia: [{ company: "A", position: "B", start_date: "2020" }],
      EDUCACIÓN: [{ institution: "C", area: "D" }],
      Proyectos: entry,
      Habilidades: [{ label: "Lenguajes", details: "C" }],
      "More Information": entry,
      selected_honors: [{ bullet: "X" }],
    }),
  ).toEqual([
    ["Objective", "Sobre mí"],
    ["WorkExperience", "Experiencia"],
    ["Education", "EDUCACIÓN"],
    ["Projects", "Proyectos"],
    ["TechnicalSkills", "Habilidades"],
    ["Custom", "More Information"],
    ["AchievementsAndAwards", "Selected Honors"],
  ])
})

test("takes a text at the start for the summary in every language, and keeps its heading", () => {
  const document = cvOf({ "O mnie": ["Piszę.", "Czytam."], "O świecie": ["Jest."] })
  expect(importedContent(document).resume.sections).toMatchObject([
    { section: "Objective", title: "O mnie", content: { text: "Piszę. Czytam." } },
    { section: "Custom", title: "O świecie" },
  ])
})

test("reads a name that is a link as a name and an address", () => {
  const { sections } = importedContent(
    cvOf({
      projects: [{ name: "[Pump](https://pump.example)", summary: "#underline[Wet]." }],
      education: [{ institution: "[MIT](https://mit.example)", area: "Water" }],
    }),
  ).resume
  expect(sections).toMatchObject([
    { content: { entries: [{ title: "Pump", url: "https://pump.example", text: "Wet." }] } },
    { content: { entries: [{ organization: "MIT", url: "https://mit.example" }] } },
  ])
})
