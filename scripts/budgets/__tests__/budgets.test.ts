import { formatText } from "../../lib/table"
import { findExcess, toBudgets, toTable, type Weights } from "../budgets"

const weights: Weights = {
  html: 1000,
  styles: 300,
  scriptsBefore: 100,
  scriptsAfter: 7000,
  data: 400,
  images390: 0,
  images1440: 5,
}

test("a budget is a tenth above what was weighed, in whole bytes", () => {
  expect(toBudgets({ "/": weights })["/"]).toMatchObject({
    html: 1100,
    images390: 0,
    images1440: 6,
  })
})

test("what keeps to its budget is not named", () => {
  expect(findExcess({ "/": weights }, { "/": weights })).toEqual([])
})

test("names each figure above its limit, by one byte even, and each route without limits", () => {
  const measured = { "/": { ...weights, html: 1001 }, "/new/": weights }
  expect(findExcess(measured, { "/": weights })).toEqual([
    "/: HTML: 1001 bytes, and the budget is 1000.",
    "/new/ has no budget.",
  ])
})

test("the table tells how much of its budget each figure takes", () => {
  const table = formatText(toTable({ "/": { ...weights, html: 500 } }, { "/": weights }))
  expect(table).toContain("500 (50 %)")
  expect(table).toContain("0 (–")
})
