/** The printed résumé, and the pages without scripts. */
import { normalize } from "../../test/formats/facts"
import { pdfToText } from "../../test/formats/poppler"
import { findOverlaps } from "../support/find-overlaps"
import { workTexts } from "../support/work-history"
import { expect, openHydrated, test } from "./test"

for (const paper of ["A4", "Letter"] as const) {
  test(`/resume/ prints on two sheets of ${paper}, complete and without overlaps`, async ({
    tab,
    content,
  }) => {
    await openHydrated(tab, "/resume/")
    const pdf = await tab.print(paper)
    const sheets = pdfToText(pdf, "-raw").split("\f").slice(0, -1).map(normalize)
    expect(sheets).toHaveLength(2)
    const left = content.resume.sections.filter(({ title }) =>
      sheets.some((sheet) => sheet.endsWith(normalize(title))),
    )
    expect(left).toEqual([])
    for (const { title, texts } of workTexts(content)) {
      const [start = ""] = sheets.filter((sheet) => sheet.includes(normalize(title)))
      for (const text of texts) expect(sheets.join()).toContain(normalize(text))
      // The heading of a company is on the sheet of its first responsibility.
      expect(start, title).toContain(normalize(texts[0] ?? "").slice(0, 40))
    }
    expect(findOverlaps(pdfToText(pdf, "-bbox-layout"))).toEqual([])
  })
}

test("every other page prints on one sheet", async ({ tab }) => {
  for (const route of ["/", "/about/", "/portfolio/"]) {
    await openHydrated(tab, route)
    const sheets = pdfToText(await tab.print("Letter"))
      .split("\f")
      .slice(0, -1)
    expect(sheets, route).toHaveLength(1)
  }
})
