import { importedContent } from "../../../test/imported-content"
import { translateBy } from "../../../test/imported-translation"
import { formatReport } from "../format-report"
import { summarizeTranslation } from "../import-translation"

const ENGLISH = {
  basics: {
    name: "Ines Modèle",
    label: "Bridge engineer",
    summary: "I design *footbridges*.",
    location: { city: "Geneva", countryCode: "CH" },
  },
  work: [
    {
      name: "Example Bridges Ltd",
      position: "Lead engineer",
      startDate: "2019-03",
      highlights: ["Led a team of 6.", "Designed a bridge of 48 m.", "Wrote the safety manual."],
    },
    {
      name: "Sample Institute",
      position: "Researcher",
      startDate: "2015-01",
      endDate: "2019-02",
      highlights: ["Measured vibrations."],
    },
    { name: "Kiosk", position: "Cashier", startDate: "2010-06", endDate: "2010-08" },
  ],
  education: [
    { institution: "EPF Exemple", studyType: "M.Sc.", area: "Civil engineering", endDate: "2014" },
  ],
  projects: [
    { name: "Rope walk", description: "A rope bridge.", url: "https://rope.example" },
    { name: "Swing", description: "A swing bridge.", url: "https://swing.example" },
  ],
  skills: [{ name: "Tools", keywords: ["Python", "Hand drawing"] }],
  languages: [
    { language: "English", fluency: "Fluent" },
    { language: "French", fluency: "Native speaker" },
  ],
  interests: [{ name: "Rowing" }],
}

/** The lists of projects and languages have another order, one job another employer, and one is missing. */
const FRENCH = {
  basics: {
    name: "Ines Modèle",
    label: "Ingénieure en ponts",
    summary: "Je conçois des *passerelles*.",
    location: { city: "Genève", countryCode: "CH" },
  },
  work: [
    {
      name: "Ponts Exemplaires SA",
      position: "Ingénieure principale",
      startDate: "2019-03",
      highlights: ["A conçu un pont de 48 m.", "A dirigé une équipe de 6 personnes."],
    },
    {
      name: "Sample Institute",
      position: "Chercheuse",
      startDate: "2015-01",
      endDate: "2019-02",
      highlights: ["A mesuré des vibrations.", "A formé des stagiaires."],
    },
  ],
  education: [
    { institution: "EPF Exemple", studyType: "M.Sc.", area: "Génie civil", endDate: "2014" },
  ],
  projects: [
    { name: "Pivot", description: "Un pont tournant.", url: "https://swing.example" },
    { name: "La corde", description: "Un pont de corde.", url: "https://rope.example" },
  ],
  skills: [{ name: "Outils", keywords: ["Dessin à la main", "Python"] }],
  languages: [
    { language: "Français", fluency: "Langue maternelle" },
    { language: "Anglais", fluency: "Courant" },
  ],
  interests: [{ name: "Aviron" }],
}

const translateToFrench = (french: unknown = FRENCH) =>
  translateBy(importedContent(ENGLISH), french, "fr")

test("entries are paired by dates, addresses and names, in whatever order they stand", () => {
  const { files, translated } = translateToFrench()
  expect(files.work).toEqual({
    work: [
      {
        id: "example-bridges-ltd",
        company: "Ponts Exemplaires SA",
        roles: [{ title: { source: "Lead engineer", target: "Ingénieure principale" } }],
        responsibilities: [
          { source: "Led a team of 6.", target: "A dirigé une équipe de 6 personnes." },
          { source: "Designed a bridge of 48 m.", target: "A conçu un pont de 48 m." },
        ],
      },
      {
        id: "sample-institute",
        roles: [{ title: { source: "Researcher", target: "Chercheuse" } }],
        responsibilities: [{ source: "Measured vibrations.", target: "A mesuré des vibrations." }],
      },
    ],
  })
  const entries = translated.resume.sections.flatMap<unknown>((section) =>
    "content" in section ? section.content.entries : [],
  )
  expect(entries).toMatchObject([
    { title: "M.Sc., Génie civil", organization: "EPF Exemple" },
    { title: "La corde", text: "Un pont de corde." },
    { title: "Pivot", text: "Un pont tournant." },
    { language: "Anglais", level: "Courant" },
    { language: "Français", level: "Langue maternelle" },
    { title: "Aviron" },
  ])
})

test("an equal text is plain, an equal name has no line, and invented texts are no translation", () => {
  const { files } = translateToFrench()
  expect(files.skills).toEqual({
    skills: [
      {
        id: "tools",
        name: { source: "Tools", target: "Outils" },
        skills: [
          { id: "python", name: "Python" },
          {
            id: "hand-drawing",
            name: { source: "Hand drawing", target: "Dessin à la main" },
          },
        ],
      },
    ],
  })
  expect(files.owner).toEqual({
    headline: { source: "Bridge engineer", target: "Ingénieure en ponts" },
    location: { city: { source: "Geneva", target: "Genève" } },
  })
  // The document says neither what the page nor what its sections are called.
  expect(Object.keys(files.resume as object)).toEqual(["sections"])
  expect(JSON.stringify(files.resume)).not.toMatch(/"title":\{"source":"(?:Summary|Education)"/)
})

test("the report has what found no place, what has no counterpart, and what only the order says", () => {
  const { imported } = translateToFrench()
  expect(formatReport(imported.report)).toMatchInlineSnapshot(`
"Left out (1)
  The content has no counterpart.
    work[1].highlights[1]: "A formé des stagiaires."

Check these pairs (3)
  skills.yaml, skills[0].skills[1]: "Hand drawing" is "Dessin à la main", by order
  resume.yaml, sections[6].content.entries[0]: "Rowing" is "Aviron", by order
  work.yaml, work[1].responsibilities: 1 text by order

Only in the content (2)
  work.yaml, work[2]: "Kiosk"
  work.yaml, work[0].responsibilities[2]: "Wrote the safety manual.""
`)
  expect(summarizeTranslation(imported, "fr")).toMatchInlineSnapshot(`
"22 of 33 texts of the résumé are now in French, 2 of them the same in both languages.
Paired entries and lines: 5 by dates, 2 by address, 4 by name, 2 by numbers, 3 by order."
`)
})

test("jobs that begin in other years are not paired by order", () => {
  const [job] = FRENCH.work
  const other = { ...job, startDate: "2002-01", endDate: "2003-01" }
  const { files, imported } = translateToFrench({ ...FRENCH, work: [other] })
  expect(files.work).toBeUndefined()
  expect(imported.report.unmatched).toHaveLength(3)
  expect(imported.report.leftOut.map(({ leaf }) => leaf.value)).toEqual([
    "Ponts Exemplaires SA",
    "Ingénieure principale",
    "A conçu un pont de 48 m.",
    "A dirigé une équipe de 6 personnes.",
  ])
})

test("a near name is enough where the dates differ", () => {
  const [job] = FRENCH.work
  const other = { ...job, name: "Example Bridges", startDate: "2018-12" }
  const { files, imported } = translateToFrench({ ...FRENCH, work: [other] })
  expect(files.work).toMatchObject({ work: [{ company: "Example Bridges" }] })
  expect(imported.report.checks).toContain(
    'work.yaml, work[0]: "Example Bridges Ltd" is "Example Bridges", the dates differ',
  )
})

test("a document in another language than the one given is noted", () => {
  const german = { ...FRENCH, meta: { language: "de" } }
  const { imported } = translateToFrench(german)
  expect(imported.report.notes).toEqual(['The document says that its language is "de".'])
})
