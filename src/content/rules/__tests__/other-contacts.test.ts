import { checkContent, VALID_FILES } from "../../../../test/valid-content"

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
