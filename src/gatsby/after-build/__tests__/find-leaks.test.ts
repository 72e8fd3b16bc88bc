import { fullContent } from "../../../../test/content"
import type { ContactData } from "../../../content/private-values/limited-fields"
import type { FormatName } from "../../../content/schemas/contact-formats"
import { FORMATS, makeFormat } from "../../../resume/formats/formats"
import { toModel } from "../../../resume/model/model"
import { findLeaks, formatLeak, formatsOf } from "../find-leaks"

const { owner } = fullContent()

const leaksOf = (path: string, text: string) => findLeaks(owner, { path, text }).map(formatLeak)

const PHONE = "owner.yaml contact[1] (phone), which may appear only in print, pdf."

test("says which formats may contain what it found", () => {
  expect(leaksOf("app.js", "503.555.0142")).toEqual([PHONE])
  expect(leaksOf("about/index.html", "<a>SECOND&#64;example.com</a>")).toEqual([
    "owner.yaml contact[4] (email), which may appear only in json, vcard.",
  ])
})

test("finds a value in a folded line of a vCard", () => {
  expect(leaksOf("contact.vcf", "TEL:+1 503-55\r\n 5-0142")).toHaveLength(1)
})

test.each([
  ["0043 (0)1 234567", "+43 1 234567"],
  ["0043 (0)1 234567", "0043 (0)1 234567"],
  ["+1 503-555-0142 ext. 9", "tel:+15035550142;ext=9"],
])("finds the phone number %s in %s", (value, text) => {
  const data = { contact: [{ kind: "phone" as const, value, visibleIn: ["pdf" as const] }] }
  expect(findLeaks(data, { path: "app.js", text })).toHaveLength(1)
})

const PRIVATE = ["pdf" as const]

test.each([
  ["+49 30 1234567", "030/1234567"],
  ["+49 30 1234567", "0049 (0) 30 – 12 34 567"],
  ["+49 (0)30 1234567", "+4930‒1234567"],
  ["+44 20 7946 0018", "(020) 7946 0018"],
  ["+7 495 123-45-67", "8 (495) 123-45-67"],
  ["+54 9 11 2345-6789", "011 15-2345-6789"],
  ["+39 06 698 12345", "0669812345"],
  ["+36 20 123 4567", "06 20 123 4567"],
  ["+33 6 20 30 16 68", "06.20.30.16.68"],
  ["+81 3-1234-5678", "０３－１２３４－５６７８"],
  ["+966 50 123 4567", "٠٥٠ ١٢٣ ٤٥٦٧"],
  ["+91 98765 43210", "०९८७६५ ४३२१०"],
  ["+1 503-555-0142", "<b>503</b> <i class='a'>555</i>&ndash;<span>0142</span>"],
  ["+1 503-555-0142", "%2B1%EF%BC%95%30%33%20%E2%80%935550142"],
  ["+1 503-555-0142", "%252B1%2520503%2520555%25200142"],
  ["+1 503-555-0142", "011 1 503 555 0142"],
])("finds the phone number %s in %s", (value, text) => {
  const contact = [{ kind: "phone" as const, value, visibleIn: PRIVATE }]
  expect(findLeaks({ contact }, { path: "app.js", text: `a ${text} b` })).toHaveLength(1)
})

test("reads a phone number without a country code in the country of the owner", () => {
  const contact = [{ kind: "phone" as const, value: "044 668 18 00", visibleIn: PRIVATE }]
  const location = { city: "Zürich", countryCode: "CH" }
  const text = "+41 44 668 18 00"
  expect(findLeaks({ contact, location }, { path: "app.js", text })).toHaveLength(1)
})

test("takes no part of a longer number for a phone number", () => {
  const contact = [{ kind: "phone" as const, value: "+49 30 1234567", visibleIn: PRIVATE }]
  for (const text of ["1700301234567", "3012345678", "x=301.2345678", "99301234567"]) {
    expect(findLeaks({ contact }, { path: "app.js", text })).toEqual([])
  }
})

test("finds the street of an address, and its postal code beside the city", () => {
  const visibleIn = ["pdf" as const]
  const leaks = (address: object, text: string) =>
    findLeaks({ contact: [], address: { ...address, visibleIn } }, { path: "app.js", text })
  const street = { street: "1 Sample Street", postalCode: "97201", city: "Portland" }
  expect(leaks(street, "at 1 sample&#32;street,")[0]).toMatchObject({ field: "address" })
  expect(leaks(street, "11 Sample Street, Portland 97202")).toEqual([])
  expect(leaks(street, "11 Sample Street, Portland 97201")).toHaveLength(1)
  const town = { postalCode: "10115", city: "Berlin" }
  expect(leaks(town, "10115 Berlin")).toHaveLength(1)
  expect(leaks(town, "Berlin, BE 10115")).toHaveLength(1)
  expect(leaks(town, "Berlin 10116")).toEqual([])
  const abroad = { postalCode: "8001", city: "Zürich" }
  for (const text of ["8001<br>Z&uuml;rich", "8001\u00a0Zu\u0308rich", "ZÜRICH, CH-8001"]) {
    expect(leaks(abroad, text)).toHaveLength(1)
  }
})

test("finds the postal code beside the city of the location if the address has none", () => {
  const address = { postalCode: "97201", visibleIn: PRIVATE }
  const data = { contact: [], address, location: { city: "Portland" } }
  expect(findLeaks(data, { path: "app.js", text: "97201 Portland" })).toHaveLength(1)
})

test("a part of an address that the public location has is not private", () => {
  const data = (location: object | string, street: string) => ({
    contact: [],
    location: location as { city: string },
    address: { street, postalCode: "10115", visibleIn: PRIVATE },
  })
  const file = { path: "app.js", text: "Berlin, Germany" }
  expect(findLeaks(data({ city: "Berlin", country: "Germany" }, "Berlin"), file)).toEqual([])
  expect(findLeaks(data("Berlin, Germany", "Berlin Germany"), file)).toEqual([])
  const address = { path: "app.js", text: "Berlin 5, Bonn" }
  expect(findLeaks(data("Bonn", "Berlin 5"), address)).toHaveLength(1)
})

test("looks for a number of zeros as it is written", () => {
  const data = { contact: [{ kind: "phone", value: "+1 000-000-0000", visibleIn: PRIVATE }] }
  const leaks = (text: string) => findLeaks(data as never, { path: "app.js", text })
  expect(leaks("2019 and 1 more")).toEqual([])
  expect(leaks("(000) 000 0000")).toHaveLength(1)
})

test("takes no number, size of paper or sentence for an address", () => {
  const isStreet = (street: string, text: string) =>
    findLeaks({ contact: [], address: { street, visibleIn: PRIVATE } }, { path: "app.js", text })
  expect(isStreet("A 5", "Printed on A5")).toEqual([])
  expect(isStreet("A 5", "Live at A\u00a05.")).toHaveLength(1)
  expect(isStreet("Hauptstraße 12", "Hauptstraße 1-2, Hauptstraße 123, 12 Hauptstraßen")).toEqual(
    [],
  )
  const contact = [{ kind: "website" as const, value: "https://robin.example", visibleIn: PRIVATE }]
  const isWebsite = (text: string) => findLeaks({ contact }, { path: "app.js", text })
  expect(isWebsite("I am Robin. Example: this text.")).toEqual([])
  expect(isWebsite("<b>robin</b>.example")).toHaveLength(1)
})

test("ignores longer numbers, longer addresses and public values", () => {
  expect(
    leaksOf("app.js", "15035550142999 25035550142123 xsecond@example.com zoe@example.com"),
  ).toEqual([])
})

test("allows each format its own fields, and the pages that are printed the fields for print", () => {
  expect(leaksOf("resume/index.html", "503-555-0142")).toEqual([])
  expect(leaksOf("page-data/resume/page-data.json", "503-555-0142")).toEqual([])
  expect(leaksOf("page-data/about/page-data.json", "503-555-0142")).toHaveLength(1)
  expect(leaksOf("resume.pdf", "503-555-0142")).toEqual([])
  expect(formatsOf("resume-ats.pdf")).toEqual(["pdf"])
  expect(formatsOf("resume/platform.pdf")).toEqual(["pdf"])
  expect(formatsOf("resume/platform.txt")).toEqual(["text"])
  expect(formatsOf("resume/platform/index.html")).toEqual(["web", "print"])
  expect(formatsOf("page-data/resume/platform/page-data.json")).toEqual(["web", "print"])
  expect(formatsOf("page-data/about/platform/page-data.json")).toEqual(["web"])
})

test("no format contains a field that it may not contain", () => {
  const typeset = (input: object) => Buffer.from(JSON.stringify(input))
  for (const format of FORMATS) {
    const text = Buffer.from(makeFormat(format, toModel(fullContent()), typeset)).toString()
    expect(findLeaks(owner, { path: format.path.slice(1), text })).toEqual([])
  }
})

test("what a public field says is public", () => {
  const visibleIn = PRIVATE
  const website = { kind: "website" as const, value: "https://www.ada.example", visibleIn }
  const profile = { kind: "profile" as const, value: "https://code.example/ada", visibleIn }
  const find = (data: Partial<ContactData>, text: string, path = "index.html") =>
    findLeaks({ contact: [website, profile], ...data }, { path, text }).map(({ field }) => field)
  const page = "https://ada.example/about/ and https://code.example/ada/site"
  expect(find({}, page)).toEqual(["contact[0] (website)", "contact[1] (profile)"])
  const publicTexts = ["https://ada.example", "https://code.example/ada/site"]
  expect(find({ publicTexts }, page)).toEqual([])

  const email = (shown: FormatName[]): ContactData["contact"][number] => {
    return { kind: "email", value: "hello@ada.example", visibleIn: shown }
  }
  const text = "hello@ada.example"
  expect(find({ contact: [website, email(["web"])] }, text)).toEqual([])
  expect(find({ contact: [website, email(["web"])] }, text, "resume.txt")).toHaveLength(2)
  expect(find({ contact: [website, email([])] }, text)).toHaveLength(2)
})
