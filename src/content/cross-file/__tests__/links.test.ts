import { checkContent, VALID_FILES } from "../../../../test/valid-content"

test("a link may have the escapes of a URL", () => {
  const about = VALID_FILES.about.replace("href: /portfolio/", "href: /My%20file.pdf")
  const codesIn = (staticFiles: Set<string>) =>
    checkContent({ about }, { staticFiles }).diagnostics.map(({ code }) => code)
  expect(codesIn(new Set(["/My file.pdf"]))).not.toContain("unknown-page")
  expect(codesIn(new Set(["/My.pdf"]))).toContain("unknown-page")
})

test("the home page has no showcase to link to without cards", () => {
  const about = VALID_FILES.about.replace("href: /portfolio/", "href: /#showcase")
  const showcase = "label: Projects\ntitle: Pick one.\n"
  const codesOf = (files: object) => checkContent(files).diagnostics.map(({ code }) => code)
  expect(codesOf({ about })).not.toContain("unknown-page")
  expect(codesOf({ about, showcase })).toContain("unknown-page")
})

test.each([
  ["a responsibility", "target: Ein Team auf [einer Seite](/keine/)."],
  ["a responsibility with marks", "target: Ein [Team]()."],
])("the translation of %s is checked as the text is", (_what, target) => {
  const item = `  - id: specimen\n    responsibilities:\n      - source: Led a team.\n        ${target}\n`
  const website = `${VALID_FILES.website}language: en\n`
  const files = { website, "translations/de/work": `work:\n${item}` }
  const errors = checkContent(files).diagnostics.filter(({ severity }) => severity === "error")
  expect(errors).toMatchObject([{ file: "content/translations/de/work.yaml", line: 5 }])
})
