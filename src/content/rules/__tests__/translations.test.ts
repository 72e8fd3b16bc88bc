import { checkContent, VALID_FILES } from "../../../../test/valid-content"

test.each([
  ["with a number of its own", "de", "Seit 1471.", "", ["other-number"]],
  ["whose number may stay", "de", "Seit 1471.", "  # ok: other-number\n", []],
  ["with a mark for no warning", "de", "Seit 2014.", "  # ok: other-number\n", ["unused-ok"]],
  ["in another calendar", "th", "พ.ศ. 2557", "", []],
  ["of a link with a number", "de", "Seit [2014](https://a.dev/p/3815).", "", []],
])("a translation %s", (_what, language, target, mark, codes) => {
  const files = {
    website: `${VALID_FILES.website}language: en\n`,
    work: VALID_FILES.work.replace("Led a team.", "Since [2014](https://a.dev/p/4711)."),
    [`translations/${language}`]: `texts:\n${mark}  - source: Since [2014](https://a.dev/p/4711).\n    target: ${target}\n`,
  }
  expect(checkContent(files).diagnostics.map(({ code }) => code)).toEqual(codes)
})

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

test.each([
  ["pt", "pt", "translations/pt.yaml has the language of the content itself."],
  ["pt-PT", "pt", "translations/pt.yaml has the language of the content itself."],
  ["pt", "pt-PT", undefined],
  ["pt-PT", "pt-BR", undefined],
  ["zh-Hant", "zh", undefined],
])("content in %s and a translation into %s", (base, language, message) => {
  const files = {
    website: `${VALID_FILES.website}language: ${base}\n`,
    [`translations/${language}`]: "texts: []\n",
  }
  const errors = checkContent(files).diagnostics.filter(({ severity }) => severity === "error")
  expect(errors.map((each) => each.message)).toEqual(message ? [message] : [])
})
