import { ENGLISH_DATES, formatDate, MONTH_NAMES } from "../../../lib/dates"
import { dateFormsOf, formatLetterDate } from "../date-forms"

test.each([
  ["de", "Apr. 2023", "5. Nov. 2024"],
  ["fr-CA", "avr. 2023", "5 nov. 2024"],
  ["zh-Hans", "2023年4月", "2024年11月5日"],
  ["th", "เม.ย. 2023", "5 พ.ย. 2024"],
  ["en-GB", "Apr 2023", "5 Nov 2024"],
  ["en-Latn-IE", "Apr 2023", "5 Nov 2024"],
  ["en-150", "Apr 2023", "5 Nov 2024"],
  ["en-US", "Apr 2023", "Nov 5, 2024"],
])("writes dates in %s as %s and %s", (language, month, day) => {
  const forms = dateFormsOf(language)
  expect(formatDate("Apr 2023", forms)).toBe(month)
  expect(formatDate("2024-11-05", forms)).toBe(day)
  expect(formatDate("2009", forms)).toBe("2009")
})

test.each(["en", "en-US", "en-CA", "en-PH", "gd", "gd-GB", "qqq"])(
  "writes dates in %s in the form of docs/product.md",
  (language) => {
    expect(dateFormsOf(language)).toBe(ENGLISH_DATES)
  },
)

test.each("GB AU IE NZ IN ZA SG HK MT NG KE DE".split(" "))(
  "writes the day first in the English of %s, with the months of docs/product.md",
  (region) => {
    const { month, day } = dateFormsOf(`en-${region}`)
    expect(month).toBe(ENGLISH_DATES.month)
    expect(day).toEqual(MONTH_NAMES.map((name) => `{day} ${name} {year}`))
  },
)

test.each([
  ["en", "September 5, 2026"],
  ["en-CA", "September 5, 2026"],
  ["en-GB", "5 September 2026"],
  ["gd", "September 5, 2026"],
  ["qqq", "September 5, 2026"],
  ["de", "5. September 2026"],
  ["fr", "5 septembre 2026"],
  ["es", "5 de septiembre de 2026"],
  ["pt-BR", "5 de setembro de 2026"],
  ["pl", "5 września 2026"],
  ["uk", "5 вересня 2026 р."],
  ["tr", "5 Eylül 2026"],
  ["el", "5 Σεπτεμβρίου 2026"],
  ["ar", "5 سبتمبر 2026"],
  ["zh", "2026年9月5日"],
  ["ja", "2026年9月5日"],
])("writes the day of a letter in %s as %s", (language, day) => {
  expect(formatLetterDate("2026-09-05", language).replace(/\s/gu, " ")).toBe(day)
})
