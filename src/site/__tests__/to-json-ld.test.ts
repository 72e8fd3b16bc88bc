import { fullContent, minimalContent } from "../../../test/content"
import { toModel } from "../../resume/model/model"
import { toPages } from "../pages"
import { toJsonLd, toScriptJson } from "../to-json-ld"

const [home, about] = toPages(minimalContent())
const TODAY = "2026-11"

if (!home || !about) throw new Error("A page is missing")

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

test("an owner without a place has no address", () => {
  const content = minimalContent()
  delete content.owner.location
  const { mainEntity } = JSON.parse(JSON.stringify(toJsonLd(toModel(content), about, TODAY)))
  expect(mainEntity).not.toHaveProperty("address")
})

test("titles before and after the name are parts of their own", () => {
  const content = minimalContent()
  content.owner.name = "Prof. Dr. Ada Writer, PhD, MBA"
  expect(Object(toJsonLd(toModel(content), about, TODAY)).mainEntity).toMatchObject({
    name: "Prof. Dr. Ada Writer, PhD, MBA",
    honorificPrefix: "Prof. Dr.",
    honorificSuffix: "PhD, MBA",
  })
})

test.each([
  ["Berlin, Germany", { addressLocality: "Berlin", addressCountry: "DE" }],
  ["Munich, Bavaria", "Munich, Bavaria"],
  ["Home office in Kiel", undefined],
])("the address of the location %s has only parts that are sure", (location, address) => {
  const content = minimalContent()
  content.owner.location = location
  const { mainEntity } = JSON.parse(JSON.stringify(toJsonLd(toModel(content), about, TODAY)))
  expect(mainEntity.address).toEqual(
    typeof address === "object" ? { "@type": "PostalAddress", ...address } : address,
  )
})

test("describes languages, certificates and awards by types of their own", () => {
  const { mainEntity } = Object(toJsonLd(toModel(fullContent()), about, TODAY))
  expect(mainEntity).toMatchObject({
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
  expect(mainEntity.award).toContain("A prize")
  expect(mainEntity.award).toContain("Engineer of the Year, Ünion, Nov 5, 2024")
})

test("the résumé names past employers, with the role and its dates", () => {
  const content = fullContent()
  const resume = toPages(content).find(({ path }) => path === "/resume/")
  if (!resume) throw new Error("There is no page of the résumé.")
  const alumniOf = (page: typeof resume) =>
    Object(toJsonLd(toModel(content), page, TODAY)).mainEntity.alumniOf
  expect(alumniOf(resume)).toContainEqual({
    "@type": "OrganizationRole",
    alumniOf: { "@type": "Organization", name: "Four", url: undefined },
    roleName: "R",
    startDate: "2010-01",
    endDate: "2013-12",
  })
  expect(JSON.stringify(alumniOf(about))).not.toContain("OrganizationRole")
})

test("an employer of today is no past employer because of an earlier role", () => {
  const content = fullContent()
  const { work } = content.work
  const company = work.find((item) => "roles" in item)
  if (!company || !("roles" in company)) throw new Error("There is no company.")
  const [role] = company.roles
  if (!role) throw new Error("There is no role.")
  company.roles = [
    { ...role, title: "Lead", startDate: "Feb 2022", endDate: "" },
    { ...role, title: "Engineer", startDate: "Jan 2020", endDate: "Jan 2022" },
  ]
  const resume = toPages(content).find(({ path }) => path === "/resume/")
  if (!resume) throw new Error("There is no page of the résumé.")
  const { worksFor, alumniOf } = Object(toJsonLd(toModel(content), resume, TODAY)).mainEntity
  expect(worksFor).toContainEqual(expect.objectContaining({ name: company.company }))
  expect(JSON.stringify(alumniOf)).not.toContain(JSON.stringify(company.company))
})

test("includes the parts of a postal address only if the web may show it", () => {
  const content = fullContent()
  const addressOf = () =>
    JSON.parse(JSON.stringify(toJsonLd(toModel(content), about, TODAY))).mainEntity.address
  const place = { "@type": "PostalAddress", addressLocality: "Portland", addressRegion: "OR" }
  expect(addressOf()).toEqual(place)
  content.owner.address?.visibleIn.push("web")
  expect(addressOf()).toEqual({
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
  const toCompany = (company: string, startDate: string, endDate: string) => {
    const role = { title: "R", startDate, endDate, skills: [], responsibilities: [], tags: [] }
    return { id: company.toLowerCase(), company, roles: [role], responsibilities: [], tags: [] }
  }
  content.work.work = [
    toCompany("Ahead", "Dec 2026", ""),
    toCompany("AheadWithEnd", "Dec 2026", "Dec 2027"),
    toCompany("Open", "Jan 2020", ""),
    toCompany("Limited", "Jan 2020", "Dec 2027"),
    toCompany("LastMonth", "Jan 2020", "Nov 2026"),
    toCompany("Ended", "Jan 2020", "Oct 2026"),
  ]
  const resume = toPages(content).find(({ path }) => path === "/resume/")
  if (!resume) throw new Error("There is no page of the résumé.")
  const { mainEntity } = Object(toJsonLd(toModel(content), resume, TODAY))
  const names = mainEntity.worksFor.map(({ name }: { name: string }) => name)
  expect(names).toEqual(["Open", "Limited", "LastMonth"])
  const former = mainEntity.alumniOf.filter((item: object) => "roleName" in item)
  expect(former.map(({ alumniOf }: { alumniOf: { name: string } }) => alumniOf.name)).toEqual([
    "Ended",
  ])
})

test("has no employer while every job is ahead", () => {
  const content = fullContent()
  for (const item of content.work.work) {
    if (!("roles" in item)) continue
    item.roles = item.roles.map((role) => ({ ...role, startDate: "Jan 2077", endDate: "" }))
  }
  const { mainEntity } = JSON.parse(JSON.stringify(toJsonLd(toModel(content), about, TODAY)))
  expect(mainEntity).not.toHaveProperty("worksFor")
})
