/** @jest-environment node */

import { toVisitTables } from "../visit/visit-tables"

const visit = { lcp: 400, tbt: 0, cls: 0, bytes: 3000, requests: 1 }

test("shows the medians of each page, and how many times the floor's they are", () => {
  const [medians, times] = toVisitTables([
    {
      ...{ site: "floor", route: "/", url: "" },
      rounds: [400, 390, 700].map((fcp) => ({ ...visit, fcp })),
    },
    {
      ...{ site: "this site", route: "/resume/", url: "" },
      rounds: [{ ...visit, fcp: 500, lcp: 600, bytes: 60_000, inp: 24, earlyInp: 32 }],
    },
  ])
  expect(medians?.rows).toEqual([
    ["floor", "/", "400", "400", "0", "0.000", "–", "–", "3.0", "1"],
    ["this site", "/resume/", "500", "600", "0", "0.000", "24", "32", "60.0", "1"],
  ])
  expect(times?.rows).toEqual([
    ["floor", "/", "1.00", "1.00", "1.00", "1.00"],
    ["this site", "/resume/", "1.25", "1.50", "20.00", "1.00"],
  ])
})
