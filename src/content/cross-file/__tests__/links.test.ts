/** @jest-environment node */
import { checkContent, VALID_FILES } from "../../../testing/valid-content"

test("the home page has no showcase to link to without cards", () => {
  const about = VALID_FILES.about.replace("href: /portfolio/", "href: /#showcase")
  const showcase = "label: Projects\ntitle: Pick one.\n"
  const codesOf = (files: object) => checkContent(files).diagnostics.map(({ code }) => code)
  expect(codesOf({ about })).not.toContain("unknown-page")
  expect(codesOf({ about, showcase })).toContain("unknown-page")
})
