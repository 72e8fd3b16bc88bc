import { isPresent, readDate, splitRange, startOfOpenRange, toContentDate } from "../read-date"

const DATES: readonly (readonly [text: string, month: string, day?: string, leftOut?: string])[] = [
  ["2019-03-15T00:00:00.000Z", "Mar 2019", "2019-03-15"],
  ["2019/03/15", "Mar 2019", "2019-03-15"],
  ["201903", "Mar 2019"],
  ["1546300800000", "Jan 2019", "2019-01-01"],
  ["May '16", "May 2016"],
  ["Jan-20", "Jan 2020"],
  ["Mehefin 2020", "Jun 2020"],
  ["دسامبر 2019", "Dec 2019"],
  ["fra 2019", "2019", "2019", "fra"],
  ["2019年3月", "Mar 2019"],
  ["2020. 3.", "Mar 2020"],
  ["2020. 03", "Mar 2020"],
  ["2020.03.", "Mar 2020"],
  ["2020. 3. 5.", "Mar 2020", "2020-03-05"],
  ["2015-03（1年6个月）", "Mar 2015", "Mar 2015", "(1年6个月)"],
  ["Q2 2020", "2020", "2020", "Q2"],
  ["expected May 2025", "May 2025", "May 2025", "expected"],
  ["2019-00-00", "2019"],
  ["ינואר 2020", "Jan 2020"],
  ["04/05/2023", "2023", "2023", "4/5, which may be a day and a month or a month and a day"],
]

const ROWS = DATES.map(([text, month, day = month, leftOut]) => ({ text, month, day, leftOut }))

test.each(ROWS)("reads $text", ({ text, month, day, leftOut }) => {
  const date = readDate(text)
  if (!date) throw new Error(`"${text}" is not read.`)
  expect(toContentDate(date, "month")).toBe(month)
  expect(toContentDate(date, "day")).toBe(day)
  expect(date.leftOut).toBe(leftOut)
})

test.each(["someday", "", "N/A", "Present", "May", "2016 and 2018", "12"])(
  "does not read %p",
  (text) => {
    expect(readDate(text)).toBeUndefined()
  },
)

const PRESENT = [
  "Present| now |CURRENT|heute|Aujourd'hui|至今|till date|(present)|to the present|bis heute",
  "unbefristet|по настоящее время|至今（9个月）|Present (2 yrs)|à ce jour|até hoje|até o momento",
  "hasta la fecha|derzeit|bis zur Gegenwart|н.в.|الآن|היום|اکنون|sekarang|bis dato|fortlaufend|currently employed",
  "en poste|la actualidad|em andamento|ad oggi|tot heden|nadal|i dag|зараз|şu an|şu anda|vandaag",
  "nuværende|nåværende|současnost|súčasnosť|nykyinen|jelenleg|prezent|σήμερα|сегодня|danas|ปัจจุบัน",
].flatMap((line) => line.split("|"))

test.each(PRESENT)("reads %p as something that has not ended", (text) => {
  expect(isPresent(text)).toBe(true)
})

test.each([
  ["2016 - 2018", "2016", "2018"],
  ["2016-2018", "2016", "2018"],
  ["2014/2015", "2014", "2015"],
  ["May 2016 – Present", "May 2016", "Present"],
  ["Jan 2019 to Mar 2020", "Jan 2019", "Mar 2020"],
  ["2019/03 - 2020/04", "2019/03", "2020/04"],
  ["2016 ‐ 2018", "2016", "2018"],
  ["2016−2018", "2016", "2018"],
  ["Jan 2016 → Feb 2018", "Jan 2016", "Feb 2018"],
  ["2016 -> 2018", "2016", "2018"],
  ["2016 tot heden", "2016", "heden"],
])("splits the range %p", (text, start, end) => {
  expect(splitRange(text)).toEqual([start, end])
})

test.each(["2019-03", "2019-03-01", "Jan-20", "someday - never"])("%p is no range", (text) => {
  expect(splitRange(text)).toBeUndefined()
})

test.each([
  ["since 2016", "2016"],
  ["Seit Mai 2016", "Mai 2016"],
  ["desde 2016", "2016"],
  ["Jan 2016 –", "Jan 2016"],
  ["2016-", "2016"],
  ["2016年から", "2016"],
])("%p is a start alone", (text, start) => {
  expect(startOfOpenRange(text)).toBe(start)
})

test.each(["2016", "2016 - 2018", "until 2016", "May 2016"])("%p is no start alone", (text) => {
  expect(startOfOpenRange(text)).toBeUndefined()
})
