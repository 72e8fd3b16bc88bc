import { z } from "zod"
import type { Finding } from "../../diagnostics"
import { contentSchemas } from ".."
import { EXACT_FIELD } from "../date-fields"
import { fieldsIn } from "../introspection"
import { letterSchema } from "../letters"

const FIELDS = [
  fieldsIn(contentSchemas.work).get("startDate"),
  fieldsIn(contentSchemas.work).get("endDate"),
  fieldsIn(contentSchemas.resume).get("expires"),
  fieldsIn(contentSchemas.resume).get("updated"),
  fieldsIn(letterSchema).get("date"),
].map((fields) => fields?.[0]?.schema ?? z.never())

/** @returns the date as the field keeps it, or why not, and what to write in its place */
function becomes(field: (typeof FIELDS)[number], text: string): string {
  const { data, error } = z.safeParse(field, text)
  if (!error) return data === "" ? "open" : String(data)
  const [issue] = error.issues
  const { message = "", suggestion } = (issue?.code === "custom" ? issue.params : {}) as Finding
  const reason = /: (?!.*: )(.*)\.$/.exec(message)?.[1] ?? suggestion
  return reason ? `no, ${reason}` : "no"
}

/** A spelling; then what becomes of it as startDate, endDate, expires, updated, and in a letter. `=` repeats the one before. */
const SPELLINGS = `
Apr 2023 | Apr 2023 | = | = | no | =
April 2023 | Apr 2023 | = | = | no | =
May, 2021 | May 2021 | = | = | no | =
2019 | 2019 | = | = | no | =
2021-05 | May 2021 | = | = | no | =
2021/5 | May 2021 | = | = | no | =
05/2021 | May 2021 | = | = | no | =
5.2021 | May 2021 | = | = | no | =
2010-11 | Nov 2010 | = | = | no | =
Mai 2021 | May 2021 | = | = | no | =
Jänner 2019 | Jan 2019 | = | = | no | =
Mrz 2019 | Mar 2019 | = | = | no | =
1. Mai 2021 | no, May 2021 | = | 2021-05-01 | = | =
seit 2019 | no, only 2019 of it can be read | = | = | = | =
heute | no | open | no | = | =
unbefristet | no | open | no | = | =
août 2019 | Aug 2019 | = | = | no | =
févr. 2020 | Feb 2020 | = | = | no | =
en cours | no | open | no | = | =
septiembre de 2021 | Sep 2021 | = | = | no | =
2 de mayo de 2019 | no, May 2019 | = | 2019-05-02 | = | =
actualidad | no | open | no | = | =
genn. 2019 | Jan 2019 | = | = | no | =
dicembre 2019 | Dec 2019 | = | = | no | =
in corso | no | open | no | = | =
мая 2019 | May 2019 | = | = | no | =
2 мая 2019 | no, May 2019 | = | 2019-05-02 | = | =
по настоящее время | no | open | no | = | =
2019年3月 | Mar 2019 | = | = | no | =
2019年3月5日 | no, Mar 2019 | = | 2019-03-05 | = | =
至今 | no | open | no | = | =
2019년 3월 | Mar 2019 | = | = | no | =
يناير ٢٠٢٠ | Jan 2020 | = | = | no | =
الآن | no | open | no | = | =
2021. május 5. | no, May 2021 | = | 2021-05-05 | = | =
srp 2019 | no, only 2019 of it can be read | = | = | = | =
2024-11-05 | no, Nov 2024 | = | 2024-11-05 | = | =
2024-2-29 | no, Feb 2024 | = | 2024-02-29 | = | =
12.03.2020 | no, Mar 2020 | = | 2020-03-12 | = | =
24/9/2023 | no, Sep 2023 | = | 2023-09-24 | = | =
05/05/2020 | no, May 2020 | = | 2020-05-05 | = | =
Jan. 5th, 2020 | no, Jan 2020 | = | 2020-01-05 | = | =
November 21, 2026 | no, Nov 2026 | = | 2026-11-21 | = | =
12 Nov 1975 | no, Nov 1975 | = | 1975-11-12 | no | =
03/04/2024 | no, it may be Apr 2024 or Mar 2024 | = | no, it may be 2024-04-03 or 2024-03-04 | = | =
2023-02-29 | no, Feb 2023 has 28 days | = | = | = | =
2019-13 | no, there is no month 13 | = | = | = | =
2019-00 | no | = | = | = | =
Q3 2019 | no, only 2019 of it can be read | = | = | = | =
ca. 2019 | no, only 2019 of it can be read | = | = | = | =
May 2021? | no | = | = | = | =
2019 - 2021 | no | = | = | = | =
2019/20 | no, only 2019 of it can be read | = | = | = | =
201912 | no | = | = | = | =
1546300800000 | no | = | = | = | =
2019-03-15T00:00:00Z | no | = | = | = | =
Mai 21 | no | = | = | = | =
May '16 | no | = | = | = | =
Jan 1818 | Jan 1818 | = | = | no | =
3021 | no | = | = | = | =
0999 | no | = | = | = | =
Septmber 2019 | no, only 2019 of it can be read | = | = | = | =
present | no | open | no | = | =
- | no | = | = | = | =
May | no | = | = | = | =
in press | no, in press | = | = | = | =
`

test.each(SPELLINGS.trim().split("\n"))("%s", (row) => {
  const [text = ""] = row.split(" | ")
  const cells = FIELDS.map((field) => becomes(field, text))
  const short = cells.map((cell, index) => (cell === cells[index - 1] ? "=" : cell))
  expect([text, ...short].join(" | ")).toBe(row)
})

test("a publication in press has no date, and the message says where to write it", () => {
  const { message = "" } = EXACT_FIELD.check("in press") ?? {}
  expect(message).toContain("leave date out, and write volume: in press")
  const german = EXACT_FIELD.check("[im Druck]")
  expect(german?.message).toMatch(/: leave date out, and write volume: im Druck\.$/)
})
