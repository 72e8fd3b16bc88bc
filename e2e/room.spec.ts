/** PDFs of résumés that leave out whatever they may. The other forms are tested without a build. */
import fc from "fast-check"
import type { Content } from "../src/content/schemas"
import { FORMS, makeForm } from "../src/exports/forms"
import { toModel } from "../src/exports/model"
import { typesetPdf } from "../src/gatsby/typst"
import { leftovers, oddContent, shownHeadings } from "../src/testing/odd-content"
import { withoutFooters } from "./support/read-form"
import { flatten, pdfStructure, pdfToText } from "./support/read-pdf"
import { expect, test } from "./support/test"

const odd = fc.sample(oddContent(), { numRuns: 25, seed: 13 })

for (const form of FORMS.filter(({ name }) => name === "pdf")) {
  const make = (content: Content) =>
    makeForm(form, toModel(content), (input) => typesetPdf("src/exports/resume.typ", input))

  test(`nothing left out leaves a trace in ${form.path}`, () => {
    for (const content of odd) {
      const bytes = make(content)
      const lines = withoutFooters(pdfToText(bytes, "-raw").replaceAll("\f", "\n"))
      expect(leftovers(lines)).toEqual([])
      const nodes = flatten(pdfStructure(bytes))
      const headings = nodes.filter(({ tag }) => tag === "H2").map(({ text }) => text)
      expect(headings.sort()).toEqual(
        shownHeadings(content)
          .map((title) => title.toUpperCase())
          .sort(),
      )
      const hollow = nodes.filter(({ tag, text }) => /^(H\d|P|LI|LBody)$/.test(tag) && !text.trim())
      expect(hollow).toEqual([])
    }
  })
}
