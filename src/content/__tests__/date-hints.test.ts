import { checkContent, VALID_FILES } from "../../../test/valid-content"

const START = "startDate: 'Oct 2019'"
const END = "endDate: 'Mar 2023'"

/** @returns the hint for a value of a field, without what is the same in every row */
function hintFor(from: string, field: string, value: string): string | undefined {
  const work = VALID_FILES.work.replace(from, () => `${field}: ${value}`)
  const hint = checkContent({ work }).diagnostics[0]?.hint
  return hint?.replace(`Write ${field}: `, "").replace(" if it has not ended.", "")
}

test.each([
  ["2019", "'2019'"],
  ["seit 2019", "'2019'"],
  ["Mai 2019", "'May 2019'"],
  ["Mrz 2019", "'Mar 2019'"],
  ["Lug 2020", "'Jul 2020'"],
  ["Septmber 2019", "'Sep 2019'"],
  ["Apr 23", "'Apr 2023'"],
  ["2023-04-17", "'Apr 2023'"],
  ["2023-04", "'Apr 2023'"],
  ["4/2023", "'Apr 2023'"],
  ["Avr 2023", "'Apr 2023'"],
])("reads the start %s", (value, hint) => {
  expect(hintFor(START, "startDate", value)).toBe(hint)
})

const YEAR =
  "Did you mean '2019' alone? If you know the month, put it before the year, as in 'Apr 2019'."

test.each([
  ["Q3 2019", YEAR],
  ["2019 Q4", YEAR],
  ["H2 2019", YEAR],
  ["ca. 2019", YEAR],
  ["Spring 2019", YEAR],
  ["srp 2019", YEAR],
  ["04/05/2019", "Did you mean 'Apr 2019', 'May 2019' or '2019' alone?"],
  ["until 2019", undefined],
  ["Jan 2024 - presente", "Here it is startDate: 'Jan 2024' and endDate: ''"],
  ["2019 - 2021", "Here it is startDate: '2019' and endDate: '2021'"],
  ["seit Jan 2019 bis Mär 2021", "Here it is startDate: 'Jan 2019' and endDate: 'Mar 2021'"],
])("asks for the start %s", (value, hint) => {
  expect(hintFor(START, "startDate", value)).toBe(hint)
})

test.each(["WS 2010/11", "2019/20", "2019-20", "2016 and 2018"])(
  "sees two years in %s",
  (value) => {
    expect(hintFor(START, "startDate", value)).toBe(
      "Put the start in startDate and the end in endDate.",
    )
  },
)

test.each(["-", "bis heute", "unbefristet", "to the present"])(
  "reads the end %s as one that has not come",
  (value) => {
    expect(hintFor(END, "endDate", value)).toBe("''")
  },
)

test.each([
  ["bis 2019", "'2019'"],
  ["seit 2019", undefined],
  ["Q3 2019", YEAR],
])("reads the end %s", (value, hint) => {
  expect(hintFor(END, "endDate", value)).toBe(hint)
})
