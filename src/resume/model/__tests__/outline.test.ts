import { fullContent } from "../../../../test/content"
import { findOutOfOrder } from "../../../../test/formats/facts"
import { leavesOf, resumeFields } from "../../../../test/formats/fields"
import { textsOf } from "../../../../test/formats/records"
import { withUniqueValues } from "../../../../test/formats/unique-values"
import { parseInline } from "../../../content/inline/parse-inline"
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
