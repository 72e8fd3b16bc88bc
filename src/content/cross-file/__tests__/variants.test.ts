/** @jest-environment node */
import { checkContent, VALID_FILES } from "../../../testing/valid-content"
import { formatDiagnostic } from "../../report/terminal"

/** @returns what the gate says of a content with this variant, without the lines around each place */
function saysOf(variant: string, name = "short", others: Parameters<typeof checkContent>[0] = {}) {
  const { diagnostics } = checkContent({ ...others, [`variants/${name}`]: variant })
  return diagnostics.map((diagnostic) => formatDiagnostic({ ...diagnostic, frame: "" })).join("\n")
}

const tagged = VALID_FILES.work
  .replace("- Led a team.", "- text: Led a team.\n        tags: [lead]")
  .replace("company: Specimen", "company: Specimen\n    tags: [recent]")

test("a variant that picks what there is goes through, by its file's name", () => {
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

test("content without variants has none", () => {
  expect(checkContent().content?.variants).toEqual({})
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
  Expected: a tag, which none of them has yet.`,
  ],
  [
    "a pick that stands twice",
    "skills: [kotlin, kotlin]\n",
    `content/variants/short.yaml:1:18  skills[1]  [duplicate-id]
  "skills" names "kotlin" twice.
  Hint: Delete one.`,
  ],
  [
    "an unknown key",
    "compnies: [specimen]\n",
    `content/variants/short.yaml:1:1  compnies  [unknown-field]
  Unknown field "compnies".
  Hint: Did you mean "companies"?`,
  ],
  [
    "an objective that is not shown",
    "objective: A role.\nsections: [education]\n",
    `content/variants/short.yaml:1:1  objective  [unused-objective]
  The variant words an Objective, but does not show the section.
  Hint: Add objective to its sections, or delete the line.`,
  ],
  [
    "an empty file",
    "",
    "content/variants/short.yaml:1:1  [empty-file]\n  The file is empty, or holds only comments.",
  ],
])("%s is answered with its place", (_slip, variant, says) => {
  expect(saysOf(variant)).toBe(says)
})

test("a name that cannot be an address, or is that of another variant's PDF", () => {
  for (const name of ["Two Words", "short-ats"]) {
    expect(saysOf("title: Short\n", name)).toContain(
      `content/variants/${name}.yaml:1:1  [unknown-file]
  Nothing reads "variants/${name}.yaml".
  Expected: lowercase words joined by hyphens, not ending in -ats, as in platform.yaml`,
    )
  }
})

test("a custom section needs an id, and one that no other section or company has", () => {
  const talks = "title: Talks\n    expandedByDefault: false\n    content:\n      list: [One]\n"
  const custom = (id: string) =>
    VALID_FILES.resume.replace("sections:\n", `sections:\n  - section: Custom\n${id}    ${talks}`)
  const saysOfResume = (resume: string) => saysOf("title: Short\n", "short", { resume })
  expect(saysOfResume(custom("    id: talks\n"))).toBe("")
  expect(saysOfResume(custom(""))).toContain('The field "id" is missing.')
  expect(saysOfResume(custom("    id: education\n"))).toContain(
    "/resume/#education is already the address of the section Talks.",
  )
  expect(saysOfResume(custom("    id: specimen\n"))).toContain("/resume/#specimen is already")
})

test("a responsibility is text, or text with tags, and told of as what it looks like", () => {
  const saysOfWork = (item: string) =>
    saysOf("title: Short\n", "short", {
      work: VALID_FILES.work.replace("- Led a team.", () => item),
    })
  expect(saysOfWork("- text: Led a team.\n        tgs: [lead]")).toBe(
    `content/work.yaml:14:9  work[0].responsibilities[0].tgs  [unknown-field]
  Unknown field "tgs".
  Hint: Did you mean "tags"?`,
  )
  expect(saysOfWork("- 42")).toContain('An item of "responsibilities" is the number 42, not text.')
  expect(saysOfWork("- tags: [lead]")).toContain('The field "text" is missing.')
})
