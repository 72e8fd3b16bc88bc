import { makeFormatAt, PATHS } from "../../../../test/formats/make-format"
import { loadPerson, PEOPLE } from "../../../../test/load-person"
import { loadSiteContent } from "../../../../test/site-content"
import { LOOKS } from "../../../content/schemas/paper-fields"
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

/** Each look takes seconds, so only the sample has them all. */
const layoutsOf = (person: string) => [PATHS.ats, ...(person === "sample" ? LOOKS : ["standard"])]

test.each(READABLE.flatMap((person) => layoutsOf(person).map((layout) => [person, layout])))(
  "finds the jobs, the education, the skills and the contact data of %s in %s",
  async (person = "", layout = "") => {
    const content = person === "sample" ? await loadSiteContent() : await loadPerson(person)
    const isOneColumn = layout === PATHS.ats
    if (!isOneColumn) content.resume.template = layout
    const lines = await readLines(makeFormatAt(isOneColumn ? PATHS.ats : PATHS.pdf, content))
    const lost = groupLost(verifyPdf(lines, toModel(content), isOneColumn))
    const [both, pdf] = LOST_BELOW[person] ?? [[], []]
    const headings = isOneColumn ? both : [...both, ...pdf]
    expect(lost.map(({ why }) => why)).toEqual(
      headings.map((heading) => expect.stringContaining(`do not know the heading "${heading}"`)),
    )
  },
)
