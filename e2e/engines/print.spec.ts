import { normalize } from "../../test/formats/facts"
import { pdfToText } from "../../test/formats/poppler"
import { findOverlaps } from "../support/find-overlaps"
import { workTexts } from "../support/work-history"
import { expect, openHydrated, test } from "./test"

test("the résumé prints on two sheets, complete and without overlaps", async ({ tab, content }) => {
  await openHydrated(tab, "/resume/")
  const pdf = Buffer.from((await tab.print?.()) ?? [])
  const sheets = pdfToText(pdf, "-raw").split("\f").slice(0, -1).map(normalize)
  expect(sheets).toHaveLength(2)
  for (const { texts } of workTexts(content))
    for (const text of texts) expect(sheets.join()).toContain(normalize(text))
  expect(findOverlaps(pdfToText(pdf, "-bbox-layout"))).toEqual([])
})
