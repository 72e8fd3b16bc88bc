import { ENTRY_SCHEMAS } from "../../../content/schemas/entries"
import { ENGLISH } from "../../../lib/interface-words"
import { toEntry, toShown } from "../entries"

const ADA = { name: "Ada Lovelace" }

const entryOf = <Kind extends keyof typeof ENTRY_SCHEMAS>(kind: Kind, fields: object) =>
  toEntry(kind, ENTRY_SCHEMAS[kind].parse(fields) as Parameters<typeof toEntry>[1], ENGLISH, ADA)

test.each([
  [{ startDate: "Nov 2024" }, { endDate: "Nov 2024" }],
  [{ date: "Nov 2024" }, { endDate: "Nov 2024" }],
  [{ endDate: "2009" }, { endDate: "2009" }],
  [
    { startDate: "2008", endDate: "" },
    { startDate: "2008", endDate: "" },
  ],
  [
    { startDate: "2008", endDate: "2009" },
    { startDate: "2008", endDate: "2009" },
  ],
  [{}, undefined],
  [{ endDate: "" }, undefined],
])("an entry with the dates %j is shown with %j", (dates, shown) => {
  expect(entryOf("Custom", { title: "One", ...dates }).dates).toEqual(shown)
})

test("lists the facts of each kind in reading order, and the rest as notes", () => {
  const degree = entryOf("Education", {
    title: "B.S.",
    location: "Eugene",
    organization: "School",
    grade: "3.9",
    courses: ["Compilers", "Logic"],
    thesis: "On types",
  })
  expect(degree.facts).toEqual(["School", "Eugene", "Grade: 3.9"])
  expect(degree.notes).toEqual([
    { label: "Thesis", text: "On types" },
    { label: "Courses", text: "Compilers, Logic" },
  ])
  const paper = entryOf("Publications", { title: "P", publisher: "Press", authors: ["A", "B"] })
  expect(paper.facts).toEqual(["A, B", "Press"])
  const certificate = entryOf("Certificates", { title: "C", expires: "2027-11-05" })
  expect([certificate.facts, certificate.dates]).toEqual([
    [],
    { endDate: "", expires: "2027-11-05" },
  ])
  expect(entryOf("Certificates", { title: "C", credential: "C-1" }).notes).toEqual([
    { label: "Credential", text: "C-1" },
  ])
  expect(entryOf("References", { name: "Ada", text: "Ships." })).toMatchObject({
    title: "Ada",
    text: "Ships.",
  })
})

test("shows short languages and interests as lines, and other entries as entries", () => {
  const languages = [
    entryOf("Languages", { language: "Spanish", level: "Native" }),
    entryOf("Languages", { language: "French", details: ["A year in Lyon."] }),
  ]
  const shown = toShown("Languages", { list: ["Latin"], entries: languages })
  expect(shown.list).toEqual(["Latin", "Spanish (Native)"])
  expect(shown.entries.map(({ title }) => title)).toEqual(["French"])
  const interest = entryOf("Interests", { title: "Pinball", keywords: ["Old", "New"] })
  expect(toShown("Interests", { list: [], entries: [interest] }).list).toEqual([
    "Pinball: Old, New",
  ])
  expect(toShown("Education", { list: [], entries: [interest] }).list).toEqual([])
})

const own = { type: "strong", content: "A. Lovelace" }

test.each<[authors: string[], facts: unknown[]]>([
  [["C. Babbage", "A. Lovelace"], [["C. Babbage", ", ", own]]],
  [["A. Lovelace", "B. Bell", "A. Lovelace"], ["A. Lovelace, B. Bell, A. Lovelace"]],
  [["**A. Lovelace**", "C. Babbage"], [[own, ", ", "C. Babbage"]]],
  [["A. Lovelace", "**C. Babbage**"], [["A. Lovelace", ", ", { ...own, content: "C. Babbage" }]]],
  [[], []],
])("the authors %j are shown as %j, and JSON has their words", (authors, facts) => {
  const { facts: shown, fields } = entryOf("Publications", { title: "Notes", authors })
  expect(shown).toEqual(facts)
  expect(fields.authors).toEqual(authors.map((author) => author.replaceAll("*", "")))
})

test("shows where a publication stands, and links its title to the DOI if it has no other address", () => {
  const doi = "10.1000/a<b>#c%d"
  const href = "https://doi.org/10.1000/a%3Cb%3E%23c%25d"
  const paper = { title: "Notes", publisher: "Memoirs", volume: "12(3), 45–67", doi }
  const link = { type: "link", href, content: `doi.org/${doi}` }
  expect(entryOf("Publications", paper)).toMatchObject({
    url: href,
    facts: ["Memoirs", "12(3), 45–67", link],
    fields: { url: href, doi, volume: "12(3), 45–67" },
  })
  const url = "https://memoirs.example"
  expect(entryOf("Publications", { ...paper, url })).toMatchObject({ url, facts: { 2: link } })
})
