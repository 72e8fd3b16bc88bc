/** @jest-environment node */

import { PART_NAMES, readOptions } from "../options"

test("measures what is quick unless told otherwise", () => {
  const options = readOptions([])
  expect(options.parts).toEqual(["visit", "load"])
  expect(options.rounds).toBe(5)
  expect(options.items).toEqual([10, 100, 1000])
})

test("measures the named parts in their own order, or all", () => {
  expect(readOptions(["scale", "visit"]).parts).toEqual(["visit", "scale"])
  expect(readOptions(["all"]).parts).toEqual(PART_NAMES)
})

test("reads peers with and without a route", () => {
  const { peers } = readOptions(["--peer", "cara=/peers/cara", "--peer", "cv=out:/cv/"])
  expect(peers).toEqual([
    { name: "cara", folder: "/peers/cara", route: "/" },
    { name: "cv", folder: "out", route: "/cv/" },
  ])
})

test.each([
  [["vist"], 'no part "vist": visit'],
  [["--peer", "cara"], "write NAME=FOLDER"],
  [["--rounds", "0"], "whole number above 0"],
  [["--items", "10,many"], '"many" is no number'],
  [["--round", "3"], "--round"],
])("%j is answered with what to write instead", (argv, message) => {
  expect(() => readOptions(argv)).toThrow(message)
})
