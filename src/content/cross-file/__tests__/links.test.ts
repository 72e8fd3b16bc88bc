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
