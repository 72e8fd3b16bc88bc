import { contentWith, fullContent } from "../../../../test/content"
import { findOutOfOrder } from "../../../../test/formats/facts"
import { leavesOf, resumeFields } from "../../../../test/formats/fields"
import { textsOf } from "../../../../test/formats/records"
import { withUniqueValues } from "../../../../test/formats/unique-values"
import { parseInline } from "../../../content/inline/parse-inline"
import { companiesOf } from "../../../content/picks/work-items"
import { plainText } from "../../../lib/inline-text"
import { toModel } from "../model"
import { toOutline } from "../outline"

/** What is a title, or stands below one. Dates and places stand beside it. */
const IN_ORDER: Readonly<Record<string, RegExp>> = {
  resume: /sections\[\]\.title$|^[A-Z]\w+\.(?:text|list|entries\[\]\.(?:title|text|details))\b/,
  work: /^work\..*(?:title|company|break|text|roles\[\]\.summary|responsibilities\[\])$/,
  skills: /^skills\..*name$/,
}

test.each(Object.entries(IN_ORDER))("the outline has the order of %s.yaml", (_file, fields) => {
  const content = withUniqueValues(fullContent())
  const texts = leavesOf(content).filter(({ field }) => fields.test(field))
  const outline = textsOf(toOutline(toModel(content)).sections).join("\n")
  const marked = resumeFields().flatMap(({ name, takesMarks }) => (takesMarks ? name : []))
  const expected = texts.map(({ field, value }) =>
    marked.includes(field) ? plainText(parseInline(value)) : value,
  )
  expect(expected.length).toBeGreaterThan(2)
  expect(findOutOfOrder(outline, expected)).toBeUndefined()
})

test("a role has texts of its own for each field that the outline shows below its title", () => {
  const { skills, work } = fullContent()
  const fields = companiesOf(work).flatMap(({ roles }) => roles.flatMap(Object.entries))
  for (const [field, value] of fields) {
    const role = { title: "Engineer", startDate: "2001" }
    const roles = [{ ...role, [field]: value }, role]
    const company = { id: "one", company: "One", responsibilities: ["Shared"], roles }
    const sections = [{ section: "WorkExperience", title: "Work" }]
    const content = contentWith(sections, { skills, work: { work: [company] } })
    const entry = toOutline(toModel(content)).sections[0]?.entries[0]
    const shown = [entry?.roles[0]?.text, entry?.roles[0]?.details[0]]
    const isShown = shown.some((each) => each !== undefined)
    expect([field, entry?.detailsHeading !== undefined]).toEqual([field, isShown])
  }
})
