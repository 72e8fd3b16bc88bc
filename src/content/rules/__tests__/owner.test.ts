import { checkContent, VALID_FILES } from "../../../../test/valid-content"

/** @returns what the check finds in a responsibility, in YAML */
function foundIn(text: string): string[] {
  const work = VALID_FILES.work.replace("- Led a team.", `- '${text}'`)
  return checkContent({ work }).diagnostics.flatMap(({ code, severity, message }) =>
    code === "other-contact" ? [`${severity}: ${message}`] : [],
  )
}

test.each([
  ["Ask Grace (grace.hopper@navy.mil).", "grace.hopper@navy.mil"],
  ["Ask anna.müller@sampler.dev.", "anna.müller@sampler.dev"],
  ["Ask d’angelo@sampler.dev.", "d’angelo@sampler.dev"],
  ["Ask r&d@sampler.dev, now.", "r&d@sampler.dev"],
  ["问grace@sampler.devまで", "grace@sampler.dev"],
])("warns about somebody else's contact in %s", (text, value) => {
  expect(foundIn(text)).toEqual([
    `warning: "${value}" is no contact of owner.yaml, and everyone can read it here.`,
  ])
})

test.each([
  "Write to ada@writer.dev or ADA@writer.dev, or call +49 30 901820.",
  "Ask [the list](mailto:list@site.org).",
  "Installed @scope/pkg@1.2.3 and git@host:me/site.",
  "Moved typescript@5.4.0-beta, vue@3.next and actions/checkout@v4.1.x to icon@2x.png.",
  "Cloned git@github.com:robin/site.git to deploy@prod.sampler.dev:/srv by ssh robin@host.dev.",
  "Toots as @robin@sampler.dev, at 3 p.m.@noon.cafe, ro****n@sampler.dev.",
  "邮箱ada@writer.devまで",
])("does not warn in %s", (text) => {
  expect(foundIn(text)).toEqual([])
})

test("knows the owner's address with every sign that it may have", () => {
  const owner = VALID_FILES.owner.replace("ada@writer.dev", "o'brien@writer.dev")
  const work = VALID_FILES.work.replace("- Led a team.", "- Ask o'brien@writer.dev.")
  const codes = checkContent({ owner, work }).diagnostics.map(({ code }) => code)
  expect(codes).not.toContain("other-contact")
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
  ["phone", "\u202a+1 503-555-0142\u202c"],
  ["profile", "https://x.dev/a\u200b"],
])("offers the %s that %j was meant to be", (kind, value) => {
  expect(findBadContact(kind, value)?.hint).toBe(`Did you mean "${CLEAN[kind]}"?`)
})

test.each([
  ["phone", "+1 503-555-0142 / +1 503-555-0143"],
  ["email", "ada writer@writer.dev"],
  ["profile", "https://x.dev:99999"],
  ["profile", "https://x.dev/\\a"],
])("offers no other value for the %s %j, which may mean several", (kind, value) => {
  expect(findBadContact(kind, value)).toMatchObject({ expected: expect.any(String) })
  expect(findBadContact(kind, value)?.hint).toBeUndefined()
})

test.each(["(+33) 6 20 30 16 68", "+1 503-555-0142 ext. 9", "503.555.0142 x9", "0043 (0)1 234"])(
  "accepts the phone number %s",
  (number) => {
    const owner = VALID_FILES.owner.replace("+1 503-555-0142", `'${number}'`)
    expect(checkContent({ owner }).diagnostics).toEqual([])
  },
)

/** @returns the warnings about the authors of publications, which are lists in YAML */
function authorWarnings(...lists: string[]): string[] {
  const entries = lists
    .map((list) => `        - { title: On pairing, authors: ${list} }\n`)
    .join("")
  const section = `  - section: Publications
    title: Papers
    expandedByDefault: true
    content:
      entries:
${entries}`
  const resume = VALID_FILES.resume.replace("updated:", `${section}updated:`)
  return checkContent({ resume }).diagnostics.flatMap(({ code, message, path }) =>
    code === "no-own-author" ? [`${path} ${message}`] : [],
  )
}

test("warns once about all publications of which no author can be the owner", () => {
  const found = authorWarnings("[A. Writer]", "[B. Writer]", "[A. B. Writer]", "[C. Babbage]")
  expect(found).toEqual([
    expect.stringMatching(/entries\[1\]\.authors No author of this publication can/),
  ])
})

test.each([
  ["without authors", "[]"],
  ["with the owner in another spelling", "[C. Babbage, 'WRITER, A., PhD']"],
  ["with two who can be the owner", "[A. Writer, A. Writer]"],
  ["with a mark of the owner's", "[B. Bell, '**A. W.**']"],
])("does not warn about a publication %s", (_name, list) => {
  expect(authorWarnings(list)).toEqual([])
})
