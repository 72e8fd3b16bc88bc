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
  ["Mai 2019", "'May 2019'"],
  ["Mrz 2019", "'Mar 2019'"],
  ["Lug 2020", "'Jul 2020'"],
  ["Apr 23", "'Apr 2023'"],
  ["2023-04-17", "'Apr 2023'"],
  ["2023-04", "'Apr 2023'"],
  ["4/2023", "'Apr 2023'"],
  ["Avr 2023", "'Apr 2023'"],
])("reads the start %s", (value, hint) => {
  expect(hintFor(START, "startDate", value)).toBe(hint)
})

test.each([
  "Q3 2019",
  "ca. 2019",
  "srp 2019",
  "04/05/2019",
  "until 2019",
  "Septmber 2019",
  "2019 - 2021",
  "2019/20",
  "2010-11-12 - 2019",
])("proposes no start for %s, which may mean another", (value) => {
  expect(hintFor(START, "startDate", value)).toBeUndefined()
})

test.each(["-", "bis heute", "unbefristet", "to the present"])(
  "reads the end %s as one that has not come",
  (value) => {
    expect(hintFor(END, "endDate", value)).toBe("''")
  },
)
