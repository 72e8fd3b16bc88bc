import { fullContent, minimalContent } from "../../../../test/content"
import { translateContent } from "../../../content/translations/translate-content"
import { modelFor, toModel } from "../../model/model"
import { toVCard } from "../to-vcard"

/** Unfolds the lines, as an address book does. */
const unfold = (card: string) => card.replaceAll("\r\n ", "").split("\r\n")

test("writes a valid card for a name of one word and no contact fields", () => {
  expect(unfold(toVCard(toModel(minimalContent())))).toEqual([
    "BEGIN:VCARD",
    "VERSION:3.0",
    "N:Ada;;;;",
    "FN:Ada",
    "TITLE:Engineer",
    "LABEL;TYPE=work:Remote",
    "REV:2026-01-31",
    "X-RESUME-VERSION:d2591437",
    "SOURCE:https://ada.example/contact.vcf",
    "END:VCARD",
    "",
  ])
})

test.each([
  ["Prof. Dr. Hedwig Sommerau", undefined, "N:Sommerau;Hedwig;;Prof. Dr.;"],
  ["Jane Doe, Jr., Ph.D.", undefined, "N:Doe;Jane;;;Jr.,Ph.D."],
  ["林知夏", "林", "N:林;知夏;;;"],
])("splits the name %s", (name, familyName, line) => {
  const content = minimalContent()
  Object.assign(content.owner, { name, familyName })
  expect(unfold(toVCard(toModel(content)))).toContain(line)
})

test("a Hungarian name begins with the family name, unless a translation has another name", () => {
  const content = minimalContent()
  content.owner.name = "Nagy János"
  content.website.language = "hu"
  const cardIn = (source: string) => {
    const names = [{ source, target: "John Grand" }]
    const translations = { en: { texts: [], names } }
    const translated = translateContent({ ...content, translations }, "en")
    return unfold(toVCard(toModel(translated)))
  }
  expect(unfold(toVCard(toModel(content)))).toContain("N:Nagy;János;;;")
  expect(cardIn("Nobody")).toContain("N:Nagy;János;;;")
  expect(cardIn("Nagy János")).toContain("N:Grand;John;;;")
  Object.assign(content.owner, { name: "Robin Sample" })
  content.website.language = "en"
  const inHungarian = translateContent(
    { ...content, translations: { hu: { texts: [], names: [] } } },
    "hu",
  )
  expect(unfold(toVCard(toModel(inHungarian)))).toContain("N:Sample;Robin;;;")
})

test("escapes separators in values and adds labels", () => {
  const lines = unfold(toVCard(modelFor(toModel(fullContent()), "vcard")))
  expect(lines).toEqual(
    expect.arrayContaining([
      `N:O'Neil-Müller;Zoë "Z";;;`,
      "item3.URL:https://code.example/zo%C3%AB",
      "item3.X-ABLabel:Code\\; & more",
      "item4.EMAIL;TYPE=internet:second@example.com",
      "item4.X-ABLabel:Office",
    ]),
  )
  expect(lines.join("\n")).toContain("back\\\\slash")
  expect(lines.join("\n")).not.toContain("0142")
})

test("writes the parts of the postal address, and a phone number in digits", () => {
  const content = fullContent()
  for (const field of content.owner.contact) field.visibleIn = ["vcard"]
  const lines = unfold(toVCard(modelFor(toModel(content), "vcard")))
  expect(lines).toContain("ADR;TYPE=postal:;;1 Sample Street\\; 2;Portland;OR;97201;USA")
  expect(lines).toContain("item2.TEL;TYPE=voice:+15035550142")
  delete content.owner.address
  content.owner.location = { city: "Berlin", countryCode: "DE" }
  expect(unfold(toVCard(toModel(content)))).toContain("ADR;TYPE=work:;;;Berlin;;;DE")
})

test.each([
  ["Berlin, Germany", "ADR;TYPE=work:;;;Berlin;;;Germany"],
  ["Munich, Bavaria", "LABEL;TYPE=work:Munich\\, Bavaria"],
])("writes the location %s", (location, line) => {
  const content = minimalContent()
  content.owner.location = location
  expect(unfold(toVCard(toModel(content)))).toContain(line)
})

test("folds lines at 75 octets and never within a character", () => {
  const content = fullContent()
  content.owner.headline = "é李🎉".repeat(40)
  const card = toVCard(toModel(content))
  for (const line of card.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(unfold(card)).toContain(`TITLE:${content.owner.headline}`)
  expect(card.replaceAll("\r\n", "")).not.toContain("\n")
})
