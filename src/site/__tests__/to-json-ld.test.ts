import { fullContent, minimalContent } from "../../../test/content"
import type { Content } from "../../content/schemas"
import { required } from "../../lib/required"
import { toModel } from "../../resume/model/model"
import { type Page, toPages } from "../pages"
import { toJsonLd, toScriptJson } from "../to-json-ld"

const pageAt = (path: string) =>
  required(
    toPages(minimalContent()).find((page) => page.path === path),
    path,
  )
const [home, about, resume] = ["/", "/about/", "/resume/"].map(pageAt) as [Page, Page, Page]
const TODAY = "2026-11"

/** @returns what a page says about the owner, without empty fields */
const ownerOf = (content: Content, page = about) =>
  JSON.parse(JSON.stringify(toJsonLd(toModel(content), page, TODAY))).mainEntity

test("a page about the owner is a ProfilePage, and the home page has the owner as its author", () => {
  expect(toJsonLd(toModel(minimalContent(), "/site"), about, TODAY)).toEqual({
    "@context": "https://schema.org",
    "@type": "ProfilePage",
    "@id": "https://ada.example/site/about/",
    url: "https://ada.example/site/about/",
    name: "About — Ada",
    description: "About.",
    inLanguage: "en",
    dateModified: "2026-01-31",
    mainEntity: {
      "@type": "Person",
      "@id": "https://ada.example/site/#owner",
      name: "Ada",
      jobTitle: "Engineer",
      url: "https://ada.example/site/",
    },
  })
  expect(toJsonLd(toModel(minimalContent()), home, TODAY)).toMatchObject({
    "@type": "WebPage",
    author: { "@type": "Person" },
  })
})

test("titles before and after the name are parts of their own", () => {
  const content = minimalContent()
  content.owner.name = "Prof. Dr. Ada Writer, PhD, MBA"
  expect(ownerOf(content)).toMatchObject({
    name: "Prof. Dr. Ada Writer, PhD, MBA",
    honorificPrefix: "Prof. Dr.",
    honorificSuffix: "PhD, MBA",
  })
})

test.each([
  ["Berlin, Germany", { addressLocality: "Berlin", addressCountry: "DE" }],
  ["Munich, Bavaria", "Munich, Bavaria"],
  ["Home office in Kiel", undefined],
  [undefined, undefined],
])("the address of the location %s has only parts that are sure", (location, address) => {
  const content = minimalContent()
  content.owner.location = location
  expect(ownerOf(content).address).toEqual(
    typeof address === "object" ? { "@type": "PostalAddress", ...address } : address,
  )
})

test("describes languages, certificates and awards by types of their own", () => {
  const { award, ...owner } = ownerOf(fullContent())
  expect(owner).toMatchObject({
    knowsLanguage: [
      { "@type": "Language", name: "Spanish" },
      { "@type": "Language", name: "Welsh" },
    ],
    hasCredential: [
      {
        "@type": "EducationalOccupationalCredential",
        name: "Cloud Engineer",
        recognizedBy: { "@type": "Organization", name: "Cloud, Inc." },
        dateCreated: "2024-11-05",
        expires: "2027-11",
      },
    ],
  })
  expect(award).toContain("A prize")
  expect(award).toContain("Engineer of the Year, Ünion, Nov 5, 2024")
})

test("the résumé names past employers, with the role and its dates", () => {
  const content = fullContent()
  expect(ownerOf(content, resume).alumniOf).toContainEqual({
    "@type": "OrganizationRole",
    alumniOf: { "@type": "Organization", name: "Four" },
    roleName: "R",
    startDate: "2010-01",
    endDate: "2013-12",
  })
  expect(JSON.stringify(ownerOf(content).alumniOf)).not.toContain("OrganizationRole")
})

test("includes the parts of a postal address only if the web may show it", () => {
  const content = fullContent()
  const place = { "@type": "PostalAddress", addressLocality: "Portland", addressRegion: "OR" }
  expect(ownerOf(content).address).toEqual(place)
  content.owner.address?.visibleIn.push("web")
  expect(ownerOf(content).address).toEqual({
    ...place,
    streetAddress: "1 Sample Street; 2",
    postalCode: "97201",
    addressCountry: "US",
  })
})

test("never includes a phone number or an email address, even a public one", () => {
  const content = fullContent()
  for (const field of content.owner.contact) field.visibleIn = ["web"]
  const json = toScriptJson(toJsonLd(toModel(content), about, TODAY))
  expect(json).not.toMatch(/@example\.com|555|tel:|mailto:/)
  expect(json).toContain("https://code.example/zo%C3%AB")
})

test("cannot close the script element around it", () => {
  const json = toScriptJson({ name: "</script><!--" })
  expect(json).not.toContain("<")
  expect(JSON.parse(json)).toEqual({ name: "</script><!--" })
})

test("the present employers are those of today, and only past ones are former employers", () => {
  const content = fullContent()
  const toCompany = (company: string, ...ranges: [start: string, end: string][]) => {
    const common = { responsibilities: [], tags: [] }
    const roles = ranges.map(([startDate, endDate]) => {
      return { title: "R", startDate, endDate, skills: [], ...common }
    })
    return { id: company.toLowerCase(), company, roles, ...common }
  }
  content.work.work = [
    toCompany("Ahead", ["Dec 2026", ""]),
    toCompany("AheadWithEnd", ["Dec 2026", "Dec 2027"]),
    toCompany("Open", ["Jan 2020", ""]),
    toCompany("Promoted", ["Feb 2022", ""], ["Jan 2020", "Jan 2022"]),
    toCompany("Limited", ["Jan 2020", "Dec 2027"]),
    toCompany("LastMonth", ["Jan 2020", "Nov 2026"]),
    toCompany("Ended", ["Jan 2020", "Oct 2026"]),
  ]
  const { worksFor, alumniOf } = ownerOf(content, resume)
  const names = worksFor.map(({ name }: { name: string }) => name)
  expect(names).toEqual(["Open", "Promoted", "Limited", "LastMonth"])
  const former = alumniOf.filter((item: object) => "roleName" in item)
  expect(former).toMatchObject([{ alumniOf: { name: "Ended" } }])
})
