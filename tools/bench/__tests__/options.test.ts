import { PARTS, readOptions } from "../options"

test("returns nothing when no part is named or --help is given", () => {
  expect(readOptions([])).toBeUndefined()
  expect(readOptions(["visit", "--help"])).toBeUndefined()
})

test("reads the named parts in their own order, or all parts", () => {
  expect(readOptions(["growth", "visit"])).toMatchObject({ parts: ["visit", "growth"], rounds: 5 })
  expect(readOptions(["all"])?.parts).toEqual(PARTS)
})

test("reads other sites with and without a route", () => {
  const argv = ["visit", "--against", "old=/builds/old", "--against", "cv=out:/cv/"]
  expect(readOptions(argv)?.against).toEqual([
    { name: "old", folder: "/builds/old", route: undefined },
    { name: "cv", folder: "out", route: "/cv/" },
  ])
})

test.each([
  [["vist"], 'Unknown part "vist". The parts are: visit,'],
  [["visit", "--against", "old"], "takes NAME=FOLDER"],
  [["visit", "--rounds", "0"], "a whole number above 0"],
  [["visit", "--round", "3"], "--round"],
])("rejects %j", (argv, message) => {
  expect(() => readOptions(argv)).toThrow(message)
})
