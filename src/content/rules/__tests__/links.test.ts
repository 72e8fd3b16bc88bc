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
  const website = `${VALID_FILES.website}language: en\n`
  const files = {
    website,
    "translations/de": `texts:\n  - source: Led a team.\n    ${target}\n`,
  } as const
  const errors = checkContent(files).diagnostics.filter(({ severity }) => severity === "error")
  expect(errors).toMatchObject([{ file: "content/translations/de.yaml", line: 3 }])
})

/** @returns the error in the value of a contact field */
function findBadContact(kind: string, value: string) {
  const contact = `contact:\n  - kind: ${kind}\n    value: ${JSON.stringify(value)}\n`
  const owner = VALID_FILES.owner.replace(/contact:.*/s, contact)
  return checkContent({ owner }).diagnostics.find(({ code }) => code.startsWith("bad"))
}

const CLEAN = { email: "ada@writer.dev", phone: "+1 503-555-0142", profile: "https://x.dev/a" }

test.each<[keyof typeof CLEAN, value: string]>([
  ["email", "ada@writer.dev\u200b"],
  ["email", "Ada Writer <ada@writer.dev>"],
  ["email", "ada＠writer.dev"],
  ["email", "ada@writer.dev."],
  ["phone", "\u202a+1 503-555-0142\u202c"],
  ["phone", "＋1 ٥٠٣-555-0142"],
  ["phone", "Mobile: +1 503-555-0142"],
  ["phone", "+1 503-555-0142 (mobile)"],
  ["profile", "https://x.dev/a\u200b"],
  ["profile", "“https://x.dev/a”"],
  ["profile", "htps://x.dev/a"],
])("offers the %s that %j was meant to be", (kind, value) => {
  expect(findBadContact(kind, value)?.hint).toBe(`Did you mean "${CLEAN[kind]}"?`)
})

test.each<[kind: string, value: string, hint: string | undefined]>([
  ["phone", "+1 503-555-0142 / +1 503-555-0143", "Give each number an item of its own."],
  ["profile", "https://x.dev:99999", undefined],
  ["profile", "https://x.dev/\\a", 'Did you mean "https://x.dev/%5Ca"?'],
])("offers no other value for the %s %j, but the hint %p", (kind, value, hint) => {
  const found = findBadContact(kind, value)
  expect(found).toBeDefined()
  expect(found?.hint).toBe(hint)
})
