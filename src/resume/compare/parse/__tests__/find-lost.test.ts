import { minimalContent } from "../../../../../test/content"
import { contentSchemas } from "../../../../content/schemas"
import { toModel } from "../../../model/model"
import { adviseOnUpload, findLost, formatCounts, summarizeLost } from "../find-lost"
import { BULLET, type Line } from "../read-lines"

const modelWith = (heading: string) =>
  toModel({
    ...minimalContent(),
    resume: contentSchemas.resume.parse({
      title: "Résumé",
      description: "A résumé.",
      updated: "2026-01-31",
      sections: [{ section: "WorkExperience", title: heading, expandedByDefault: true }],
    }),
    work: contentSchemas.work.parse({
      work: [
        {
          id: "bank",
          company: "Example Bank",
          roles: [
            { id: "staff", title: "Staff Engineer", startDate: "2020", endDate: "" },
            { id: "engineer", title: "Engineer", startDate: "2017", endDate: "2019" },
          ],
          responsibilities: ["Built a *ledger*, 3 µm long."],
        },
      ],
    }),
  })

const lineOf = (bottom: number, ...texts: string[]): Line =>
  texts.map((text, index) => ({
    text: text.replace("*", ""),
    isBold: text.startsWith("*"),
    isAfterBlank: false,
    size: 10,
    left: index * 100,
    right: index * 100 + 90,
    bottom,
  }))

const resumeWith = (heading: string) => [
  lineOf(700, "Ada"),
  lineOf(680, `*${heading.toUpperCase()}`),
  lineOf(668, "*Example Bank"),
  lineOf(656, "Staff Engineer", "2020 — Present"),
  lineOf(644, "Engineer", "2017 — 2019"),
  lineOf(632, BULLET, "Built a ledger, 3 μm long."),
]

test("counts what a parser finds, and says which company is not beside its role", () => {
  const comparison = findLost(resumeWith("Experience"), modelWith("Experience"))
  expect(
    formatCounts(comparison.counts)
      .split(/\n/)
      .map((row) => row.split(/ {2,}/)),
  ).toEqual([
    ["Of the content", "by layout", "line by line"],
    ["roles", "1 of 2", "0 of 2"],
    ["companies", "1 of 2", "0 of 2"],
    ["titles", "2 of 2", "0 of 2"],
    ["date ranges", "2 of 2", "0 of 2"],
    ["responsibilities", "1 of 1", "1 of 1"],
    ["contact values", "1 of 1", "1 of 1"],
  ])
  expect(comparison.lost).toEqual([
    {
      values: [{ field: "company", value: "Example Bank (Engineer, 2017 — 2019)" }],
      why: expect.stringMatching(/one role at a time.*one column/),
    },
  ])
})

test("names a heading that parsers do not know, once for all that it loses", () => {
  const { lost } = findLost(resumeWith("Companies"), modelWith("Companies"))
  expect(lost.map(summarizeLost)).toEqual([
    "2 companies, 2 titles, 2 date ranges, 1 responsibility",
  ])
  expect(lost[0]?.why).toBe(
    'Parsers do not know the heading "Companies". Use one like "Work Experience" in resume.yaml, or upload the PDF in one column.',
  )
})

test("tells a text that the PDF does not have from one that stands elsewhere", () => {
  const [head = [], ...others] = resumeWith("Experience")
  const lines = [head, ...others.slice(0, -1), lineOf(600, "*SUMMARY"), ...others.slice(-1)]
  const elsewhere = findLost(lines, modelWith("Experience")).lost
  expect(elsewhere.at(-1)?.why).toMatch(/another heading/)
  const without = findLost([head, ...others.slice(0, -1)], modelWith("Experience")).lost
  expect(without.at(-1)?.why).toMatch(/does not have this text/)
})

test("sends to the PDF in one column if a parser of lines finds less, and to Word in Thai", () => {
  const [lines, model] = [resumeWith("Experience"), modelWith("Experience")]
  expect(adviseOnUpload(findLost(lines, model))).toMatch(/use the PDF in one column/)
  const oneColumn = findLost(lines, model, { isOneColumn: true })
  expect(adviseOnUpload(oneColumn)).toBe("")
  expect(adviseOnUpload({ ...oneColumn, language: "th" })).toMatch(/send Word or text/)
})
