import { checkContent, VALID_FILES } from "../../../../test/valid-content"
import { formatDiagnostic } from "../../report/terminal"

/** @returns the formatted diagnostics of content with this variant, without their code frames */
function outputOf(
  variant: string,
  name = "short",
  others: Parameters<typeof checkContent>[0] = {},
) {
  const { diagnostics } = checkContent({ ...others, [`variants/${name}`]: variant })
  return diagnostics.map((diagnostic) => formatDiagnostic({ ...diagnostic, frame: "" })).join("\n")
}

const tagged = VALID_FILES.work
  .replace("- Led a team.", "- text: Led a team.\n        tags: [lead]")
  .replace("company: Specimen", "company: Specimen\n    tags: [recent]")

test("accepts a variant with known ids and tags, by the name of its file", () => {
  const { content, diagnostics } = checkContent({
    work: tagged,
    "variants/short":
      "sections: [work-experience, objective]\ncompanies: [recent]\nresponsibilities: [lead]\nskills: [languages]\n",
  })
  expect(diagnostics).toEqual([])
  expect(content?.variants).toEqual({
    short: {
      sections: ["work-experience", "objective"],
      companies: ["recent"],
      responsibilities: ["lead"],
      skills: ["languages"],
    },
  })
})

test.each([
  [
    "an unknown id",
    "title: Short\ncompanies: [specimen, nul-island]\n",
    `content/variants/short.yaml:2:23  companies[1]  [unknown-pick]
  None of the companies has the id or the tag "nul-island".
  Expected: specimen or null-island.
  Hint: Did you mean "null-island"?`,
  ],
  [
    "a tag that nothing has",
    "responsibilities: [lead]\n",
    `content/variants/short.yaml:1:20  responsibilities[0]  [unknown-pick]
  None of the responsibilities has the id or the tag "lead".
  Expected: the id or the tag of one of them, but none has one.`,
  ],
  [
    "the name of a section beside an unknown one",
    "sections: [WorkExperience, talks]\n",
    `content/variants/short.yaml:1:12  sections[0]  [unknown-pick]
  None of the sections has the id or the tag "WorkExperience".
  Expected: objective, work-experience or education.
  Hint: Did you mean "work-experience"?
content/variants/short.yaml:1:28  sections[1]  [unknown-pick]
  None of the sections has the id or the tag "talks".
  Expected: objective, work-experience or education.`,
  ],
  [
    "two ids without a comma",
    "skills: [kotlin scala]\n",
    `content/variants/short.yaml:1:10  skills[0]  [unknown-pick]
  None of the skills has the id or the tag "kotlin scala".
  Expected: languages, kotlin or scala.
  Hint: Put a comma or a new line with a dash between the ids kotlin and scala.`,
  ],
  [
    "an objective that is not shown",
    "objective: A role.\nsections: [education]\n",
    `content/variants/short.yaml:1:1  objective  [unused-objective]
  The variant has an objective, but does not show the Objective section.
  Hint: Add objective to its sections, or delete the line.`,
  ],
  [
    "an objective beside the kind of its section",
    "objective: A role.\nsections: [Objective, education]\n",
    `content/variants/short.yaml:2:12  sections[0]  [unknown-pick]
  None of the sections has the id or the tag "Objective".
  Expected: objective, work-experience or education.
  Hint: Did you mean "objective"?`,
  ],
  [
    "an empty file",
    "",
    `content/variants/short.yaml:1:1  [empty-file]
  The file is empty or contains only comments.
  Expected: title, headline, objective or 12 more, as in title: 'Platform Résumé' (The page's title. Default: the title in resume.yaml)
  Hint: Add its fields, which docs/content.md lists, or delete the file.`,
  ],
])("reports %s at its place", (_mistake, variant, output) => {
  expect(outputOf(variant)).toBe(output)
})

test("rejects a file name that cannot be part of a URL or is the PDF of another variant", () => {
  for (const name of ["Two Words", "short-ats"]) {
    expect(outputOf("title: Short\n", name)).toContain(
      `content/variants/${name}.yaml:1:1  [unknown-file]
  The site does not use "variants/${name}.yaml".
  Expected: lowercase words joined by hyphens, not ending in -ats, as in platform.yaml`,
    )
  }
})

test("requires a unique id for a custom section", () => {
  const talks = "title: Talks\n    expandedByDefault: false\n    content:\n      list: [One]\n"
  const custom = (id: string) =>
    VALID_FILES.resume.replace("sections:\n", `sections:\n  - section: Custom\n${id}    ${talks}`)
  const outputOfResume = (resume: string) => outputOf("title: Short\n", "short", { resume })
  expect(outputOfResume(custom("    id: talks\n"))).toBe("")
  expect(outputOfResume(custom(""))).toContain('The field "id" is missing.')
  expect(outputOfResume(custom("    id: education\n"))).toContain(
    "/resume/#education is already the URL of another item.",
  )
  expect(outputOfResume(custom("    id: specimen\n"))).toContain("/resume/#specimen is already")
})

const withIds = VALID_FILES.work
  .replace("- title: Lead\n", "- title: Lead\n        id: lead-role\n")
  .replace("- Led a team.", "- text: Led a team.\n        id: led")

test("picks single roles, responsibilities and entries by id", () => {
  const resume = VALID_FILES.resume.replace(
    "- title: B.S.",
    "- title: B.S.\n          id: degree\n          tags: [school]",
  )
  const others = { work: withIds, resume }
  const variant = "roles: [lead-role]\nresponsibilities: [led]\nentries: [degree, school]\n"
  expect(outputOf(variant, "short", others)).toBe("")
  expect(outputOf("entries: [degre]\n", "short", others)).toContain(
    `None of the entries has the id or the tag "degre".
  Expected: degree or school.
  Hint: Did you mean "degree"?`,
  )
  expect(outputOf("roles: [lead]\n")).toContain(
    "the id or the tag of one of them, but none has one",
  )
})

test("warns if the variant names a company, but nothing of it", () => {
  const variant = "companies: [specimen, null-island]\nresponsibilities: [led]\n"
  expect(outputOf(variant, "short", { work: withIds })).toBe(
    `content/variants/short.yaml:1:23  companies[1]  [left-out]
  Warning: The variant names Null Island, but none of its responsibilities, so it is left out.`,
  )
  expect(outputOf("roles: [lead-role]\n", "short", { work: withIds })).toBe("")
})

test("a résumé that should fit its pages says how many, in the same file or in resume.yaml", () => {
  const resume = (lines: string) => ({ resume: `${lines}${VALID_FILES.resume}` })
  expect(outputOf("fit: true\n")).toBe(
    `content/variants/short.yaml:1:1  fit  [missing-field]
  The résumé should fit its pages, but "pages" does not say how many.
  Hint: Add pages: with their number, such as pages: 1, or delete the line.`,
  )
  expect(outputOf("pages: 1\n", "short", resume("fit: true\n"))).toContain(
    "content/resume.yaml:1:1  fit  [missing-field]",
  )
  expect(outputOf("pages: 1\nfit: true\n")).toBe("")
  expect(outputOf("fit: true\n", "short", resume("pages: 2\n"))).toBe("")
  expect(outputOf("fit: false\n")).toBe("")
})

test("accepts a responsibility as text or as text with tags, and reports errors of the form it resembles", () => {
  const outputOfWork = (item: string) =>
    outputOf("title: Short\n", "short", {
      work: VALID_FILES.work.replace("- Led a team.", () => item),
    })
  expect(outputOfWork("- text: Led a team.\n        tgs: [lead]")).toBe(
    `content/work.yaml:14:9  work[0].responsibilities[0].tgs  [unknown-field]
  Unknown field "tgs".
  Expected: id or tags, as in tags: [platform] (Tags by which a variant can pick this item)
  Hint: Did you mean "tags"?`,
  )
  expect(outputOfWork("- 42")).toContain(
    'An item of "responsibilities" is the number 42, not text.',
  )
  expect(outputOfWork("- tags: [lead]")).toContain('The field "text" is missing.')
})
