import { ENGLISH_DATES, formatDate } from "../../../lib/dates"
import { dateFormsOf } from "../date-forms"

test.each([
  ["de", "Apr. 2023", "5. Nov. 2024"],
  ["fr-CA", "avr. 2023", "5 nov. 2024"],
  ["zh-Hans", "2023年4月", "2024年11月5日"],
  ["th", "เม.ย. 2023", "5 พ.ย. 2024"],
])("writes dates in %s as %s and %s", (language, month, day) => {
  const forms = dateFormsOf(language)
  expect(formatDate("Apr 2023", forms)).toBe(month)
  expect(formatDate("2024-11-05", forms)).toBe(day)
  expect(formatDate("2009", forms)).toBe("2009")
})

test.each(["en", "en-GB", "gd", "gd-GB", "qqq"])(
  "writes dates in %s in the form of the specification",
  (language) => {
    expect(dateFormsOf(language)).toBe(ENGLISH_DATES)
  },
)
