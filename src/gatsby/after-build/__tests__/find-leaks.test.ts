import { fullContent } from "../../../../test/content"
import type { ContactData } from "../../../content/private-values/limited-fields"
import type { FormatName } from "../../../content/schemas/contact-formats"
import { FORMATS, makeFormat } from "../../../resume/formats/formats"
import { toModel } from "../../../resume/model/model"
import { type BuiltFile, findLeaks, formatsOf, toForbiddenFields } from "../find-leaks"

const { owner } = fullContent()

const findIn = (file: BuiltFile, ...owners: ContactData[]) =>
  findLeaks(toForbiddenFields(owners)(file.path), file.text)

const leaksOf = (path: string, text: string) => findIn({ path, text }, owner)

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

const PRIVATE = ["pdf" as const]

test("a part of an address that the public location has is not private", () => {
  const data = (location: object | string, street: string) => ({
    contact: [],
    location: location as { city: string },
    address: { street, postalCode: "10115", visibleIn: PRIVATE },
  })
  const file = { path: "app.js", text: "Berlin, Germany" }
  expect(findIn(file, data({ city: "Berlin", country: "Germany" }, "Berlin"))).toEqual([])
  expect(findIn(file, data("Berlin, Germany", "Berlin Germany"))).toEqual([])
  const address = { path: "app.js", text: "Berlin 5, Bonn" }
  expect(findIn(address, data("Bonn", "Berlin 5"))).toHaveLength(1)
})

test("names a value once that is the same in two languages, and each other one", () => {
  const phone = { kind: "phone" as const, value: "+1 503 555 0142", visibleIn: PRIVATE }
  const base: ContactData = { contact: [phone], location: "Lisbon" }
  const german: ContactData = { contact: [phone], location: "Lissabon" }
  const french: ContactData = { contact: [{ ...phone, value: "+49 30 1234567" }] }
  const file = { path: "app.js", text: "503-555-0142, 030 1234567" }
  expect(findIn(file, base, german)).toHaveLength(1)
  expect(findIn(file, base, german, french)).toHaveLength(2)
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
    expect(findIn({ path: format.path.slice(1), text }, owner)).toEqual([])
  }
})

test("what a public field says is public", () => {
  const visibleIn = PRIVATE
  const website = { kind: "website" as const, value: "https://www.ada.example", visibleIn }
  const profile = { kind: "profile" as const, value: "https://code.example/ada", visibleIn }
  const find = (data: Partial<ContactData>, text: string, path = "index.html") =>
    findIn({ path, text }, { contact: [website, profile], ...data })
  const page = "https://ada.example/about/ and https://code.example/ada/site"
  expect(find({}, page)).toEqual([
    expect.stringContaining("contact[0] (website)"),
    expect.stringContaining("contact[1] (profile)"),
  ])
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
