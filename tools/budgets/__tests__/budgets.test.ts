import { formatText } from "../../../scripts/lib/table"
import { findExceeded, type Sizes, toBudgets, toTable } from "../budgets"

const sizes: Sizes = {
  html: 1000,
  styles: 300,
  scriptsBefore: 100,
  scriptsAfter: 7000,
  data: 400,
  images390: 0,
  images1440: 5,
}

test("sets each budget a tenth above the measured size, in whole bytes", () => {
  expect(toBudgets({ "/": sizes })["/"]).toMatchObject({
    html: 1100,
    images390: 0,
    images1440: 6,
  })
})

test("reports no size within its budget", () => {
  expect(findExceeded({ "/": sizes }, { "/": sizes })).toEqual([])
})

test("reports each size above its budget, even by one byte, and each route without a budget", () => {
  const measured = { "/": { ...sizes, html: 1001 }, "/new/": sizes }
  expect(findExceeded(measured, { "/": sizes })).toEqual([
    "/: HTML: 1001 bytes, budget 1000.",
    "/new/ has no budget.",
  ])
})

test("shows the percentage of the budget", () => {
  const table = formatText(toTable({ "/": { ...sizes, html: 500 } }, { "/": sizes }))
  expect(table).toContain("500 (50 %)")
  expect(table).toContain("0 (–")
})
