import { ENTRY_SCHEMAS } from "../../../content/schemas/entries"
import { toEntry, toShown } from "../entries"

const entryOf = <Kind extends keyof typeof ENTRY_SCHEMAS>(kind: Kind, fields: object) =>
  toEntry(kind, ENTRY_SCHEMAS[kind].parse(fields) as Parameters<typeof toEntry>[1])

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
  expect(certificate.facts).toEqual(["Expires: Nov 5, 2027"])
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
