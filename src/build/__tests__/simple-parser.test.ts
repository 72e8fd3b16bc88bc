/** @jest-environment node */
import { isCompany } from "../../lib/work-items"
import { makeFormatAt, PATHS } from "../../testing/formats/make-format"
import { pdfToText } from "../../testing/formats/poppler"
import { loadPerson, PEOPLE } from "../../testing/load-person"
import { readLines, toEntries, toSections } from "../../testing/simple-parser"
import { loadSiteContent } from "../../testing/site-content"

test("a simple parser finds every job in the PDF in one column, with its company, titles and dates", async () => {
  const content = await loadSiteContent()
  const sections = toSections(await readLines(makeFormatAt(PATHS.ats, content)))
  const { title = "" } =
    content.resume.sections.find(({ section }) => section === "WorkExperience") ?? {}
  const found = toEntries(sections.get(title.toUpperCase()) ?? [])
  const expected = content.work.work
    .filter(isCompany)
    .map(({ company, location, roles }) => [
      ...[company, location],
      ...roles.flatMap(({ title: role, startDate, endDate }) => [
        role,
        `${startDate} — ${endDate || "Present"}`,
      ]),
    ])
  expect(found.map(({ head }) => head)).toEqual(expected)
})

/** The parser finds headings by their capitals, which Chinese does not have. */
const WITH_CAPITALS = PEOPLE.filter((name) => name !== "chinese")

test.each(WITH_CAPITALS)(
  "a simple parser finds every job of %s, and the dates of its first role",
  async (name) => {
    const content = await loadPerson(name)
    const sections = toSections(await readLines(makeFormatAt(PATHS.ats, content)))
    const { title = "" } =
      content.resume.sections.find(({ section }) => section === "WorkExperience") ?? {}
    const found = toEntries(sections.get(title.toUpperCase()) ?? [])
    const items = content.work.work
    expect(found.map(({ head }) => head[0])).toEqual(
      items.map((item) => (isCompany(item) ? item.company : item.break)),
    )
    for (const [index, item] of items.entries()) {
      const [period] = isCompany(item) ? item.roles : [item]
      expect(found[index]?.head).toContain(`${period?.startDate} — ${period?.endDate || "Present"}`)
    }
  },
)

test("a simple parser finds each contact value alone", async () => {
  const content = await loadSiteContent()
  const head = toSections(await readLines(makeFormatAt(PATHS.ats, content))).get("") ?? []
  expect(head.map((line) => line.map(({ text }) => text))).toEqual([
    [content.owner.name],
    [content.owner.headline],
    [expect.stringContaining("Portland, OR")],
    ...content.owner.contact.map(({ value }) => [value.replace(/^https:\/\//, "")]),
  ])
})

test("the PDF in one column has no text between its pages", async () => {
  const content = await loadSiteContent()
  const pages = pdfToText(makeFormatAt(PATHS.ats, content), "-raw").split("\f").slice(0, -1)
  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages) expect(page).not.toMatch(/updated|\d+ \/ \d+/)
})
