import { makeFormatAt, PATHS } from "../../../../test/formats/make-format"
import { loadPerson, PEOPLE } from "../../../../test/load-person"
import { loadSiteContent } from "../../../../test/site-content"
import { toModel } from "../../model/model"
import { groupLost } from "../describe-facts"
import { readLines } from "../read-lines"
import { verifyPdf } from "../verify-pdf"

/** The texts of the interpreter have vowel marks, which pdf.js does not put in order. */
const READABLE = ["sample", ...PEOPLE.filter((name) => name !== "interpreter")]

/** Headings that programs do not know. The PDF in one column has another one of the work history. */
const LOST_BELOW: Readonly<Record<string, [both: string[], pdf: string[]]>> = {
  academic: [[], ["Appointments"]],
  "career-changer": [["Brought along from the kitchen"], []],
  "forty-companies": [[], ["Companies"]],
}

test.each(READABLE.flatMap((person) => [PATHS.ats, PATHS.pdf].map((layout) => [person, layout])))(
  "finds the jobs, the education, the skills and the contact data of %s in %s",
  async (person = "", layout = "") => {
    const content = person === "sample" ? await loadSiteContent() : await loadPerson(person)
    const lines = await readLines(makeFormatAt(layout, content))
    const lost = groupLost(verifyPdf(lines, toModel(content), layout === PATHS.ats))
    const [both, pdf] = LOST_BELOW[person] ?? [[], []]
    const headings = layout === PATHS.pdf ? [...both, ...pdf] : both
    expect(lost.map(({ why }) => why)).toEqual(
      headings.map((heading) => expect.stringContaining(`do not know the heading "${heading}"`)),
    )
  },
)
