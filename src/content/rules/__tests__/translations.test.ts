import { checkContent, VALID_FILES } from "../../../../test/valid-content"

test.each([
  ["a responsibility", "target: Ein Team auf [einer Seite](/keine/)."],
  ["a responsibility with marks", "target: Ein [Team]()."],
])("the translation of %s is checked as the text is", (_what, target) => {
  const website = `${VALID_FILES.website}language: en\n`
  const files = {
    website,
    "translations/de": `texts:\n  - source: Led a team.\n    ${target}\n`,
  } as const
  const errors = checkContent(files).diagnostics.filter(({ severity }) => severity === "error")
  expect(errors).toMatchObject([{ file: "content/translations/de.yaml", line: 3 }])
})
