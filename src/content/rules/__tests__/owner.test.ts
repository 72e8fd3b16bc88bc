import { findPhoneNumbersInText } from "libphonenumber-js"
import { checkContent, VALID_FILES } from "../../../../test/valid-content"
import { warnAboutSampleIdentity } from "../owner"

jest.mock("libphonenumber-js", () => {
  const actual = jest.requireActual("libphonenumber-js")
  const findPhoneNumbersInText = jest.fn(actual.findPhoneNumbersInText)
  return Object.assign(Object.create(actual), { __esModule: true, findPhoneNumbersInText })
})

/** @returns what the check finds in a responsibility, in YAML */
function foundIn(text: string, phone = "+1 503-555-0142"): string[] {
  const work = VALID_FILES.work.replace("- Led a team.", `- '${text}'`)
  const owner = VALID_FILES.owner.replace("+1 503-555-0142", phone)
  return checkContent({ work, owner }).diagnostics.flatMap(({ code, severity, message }) =>
    code === "other-contact" ? [`${severity}: ${message}`] : [],
  )
}

test.each([
  ["Ask Grace (grace.hopper@navy.mil).", "grace.hopper@navy.mil"],
  ["Ask Grace: +49 30 901820, in the morning.", "+49 30 901820"],
  ["Ask Grace, (503) 227-4444", "(503) 227-4444"],
  ["Ask **Grace**, 503-227-4444", "503-227-4444"],
  ["Ask anna.müller@sampler.dev.", "anna.müller@sampler.dev"],
  ["Ask d’angelo@sampler.dev.", "d’angelo@sampler.dev"],
  ["Ask r&d@sampler.dev, now.", "r&d@sampler.dev"],
  ["问grace@sampler.devまで", "grace@sampler.dev"],
])("warns about somebody else's contact in %s", (text, value) => {
  expect(foundIn(text)).toEqual([
    `warning: "${value}" is no contact of owner.yaml, and everyone can read it here.`,
  ])
})

test("finds each number among many digits, without reading them all with the library", () => {
  const digits = "12 ".repeat(2000)
  const found = foundIn(`${digits} at (212) 227-4444, +49 30 901820 and ${digits}`)
  expect(found.map((message) => message.split('"')[1])).toEqual(["(212) 227-4444", "+49 30 901820"])
  for (const [text] of jest.mocked(findPhoneNumbersInText).mock.calls)
    expect(text.length).toBeLessThan(80)
})

test.each([
  "Call me: (503) 555-0142 or ada@writer.dev.",
  "Call me: +1-503-555-0142 or ADA@writer.dev.",
  "Ask [the list](mailto:list@site.org) or [+49 30 901820](tel:+4930901820).",
  "Cut 1,234,567,890 requests to 12 345 678 from 2018-11-05 to 2020-01-31, 2014 2015 2016.",
  "ISBN 978-3-16-148410-0, DOI 10.1000/182.5550142, ORCID 0000-0002-1825-0097.",
  "Version 10.15.7.1024, IP 192.168.100.200, port 5432, RFC 5321, patent US 9,123,456 B2.",
  "EAN 4012345678901, ISBN 0-306-40615-2, ISSN 0317-8471, 03/2019 - 04/2020, 0.123456789 s, pone.0194877",
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

test("knows the owner's number without its country code", () => {
  expect(foundIn("Call me: +49 30 901820", "030 901820")).toEqual([])
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

test("accepts a location in parts, an address and a portrait", () => {
  const owner = `${VALID_FILES.owner.replace(
    "location: Portland, OR",
    "location: { city: Berlin, country: Germany, countryCode: DE }",
  )}address:
  street: Musterweg 1
  postalCode: '10115'
  visibleIn: [pdf]
portrait:
  src: images/wide.png
  alt: Ada, laughing.
`
  // Without the address of a public repository, in which the postal address could be read.
  const website = VALID_FILES.website.replace(/sourceUrl:.*\n/, "")
  const { content, diagnostics } = checkContent({ owner, website })
  expect(diagnostics).toEqual([])
  expect(content?.owner.address).toEqual({
    street: "Musterweg 1",
    postalCode: "10115",
    visibleIn: ["pdf"],
  })
  expect(content?.owner.portrait?.pdf).toBe(false)
})

test("recognizes the sample owner by reserved domains and accepts a real owner", () => {
  const { content } = checkContent()
  if (!content) throw new Error("The valid content has errors")
  const warnings = () => [
    ...warnAboutSampleIdentity({
      content,
      texts: [],
      items: [],
      pairedTexts: new Map(),
      limited: { fields: [], publicTexts: [] },
      invalid: new Set(),
      entries: [],
      pictures: new Map(),
      staticFiles: new Set(),
      fonts: new Map(),
      ownFonts: [],
      isSupported: () => true,
      today: new Date(),
    }),
  ]
  expect(warnings()).toEqual([])

  content.website.origin = "https://robin.example"
  expect(warnings()).toEqual([
    expect.objectContaining({
      file: "website",
      path: ["origin"],
      message:
        '"https://robin.example" cannot exist: .example and example.com are reserved for examples.',
      hint: "Put your own address into website.yaml.",
    }),
  ])
  content.owner.contact = [{ kind: "email", value: "robin@example.com", visibleIn: [] }]
  expect(warnings()).toEqual([
    expect.objectContaining({
      file: "owner",
      path: ["contact", 0, "value"],
      hint: "Put your own address into owner.yaml and website.yaml.",
    }),
  ])
})

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
