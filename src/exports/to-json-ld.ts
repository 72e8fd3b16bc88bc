/** Builds the JSON-LD of a page, which describes the owner to search engines (schema.org). */
import { contactHref } from "../lib/contact"
import { toUri } from "../lib/uri"
import { modelFor, type ResumeModel, sectionOf } from "./model"
import type { Page } from "./pages"
import { splitPlace } from "./wording"

/** The pages about the owner, which schema.org calls ProfilePage. */
const PROFILES = ["/about/", "/resume/"]

/**
 * Never includes a phone number or an email address, even a public one, because bots collect them.
 * @returns an object for JSON.stringify, or for `toScriptJson` inside a script element
 */
export function toJsonLd(model: ResumeModel, { path, title, description }: Page) {
  const url = toUri(model.siteUrl + path)
  return {
    "@context": "https://schema.org",
    "@type": PROFILES.includes(path) ? "ProfilePage" : "WebPage",
    "@id": url,
    url,
    name: title,
    description,
    inLanguage: "en",
    dateModified: model.updated,
    [PROFILES.includes(path) ? "mainEntity" : "author"]: toPerson(model),
  }
}

function toPerson(model: ResumeModel) {
  const { name, headline, location } = model.owner
  const { city, region } = splitPlace(location)
  const links = modelFor(model, "web").contact.filter(({ kind }) => /website|profile/.test(kind))
  const companies = sectionOf(model, "WorkExperience")?.companies ?? []
  const current = companies.filter(({ roles }) => roles.some(({ endDate }) => endDate === ""))
  const schools = sectionOf(model, "Education")?.entries ?? []
  return {
    "@type": "Person",
    "@id": toUri(`${model.siteUrl}/#owner`),
    ...{ name, jobTitle: headline, url: toUri(`${model.siteUrl}/`) },
    address: { "@type": "PostalAddress", addressLocality: city, addressRegion: region },
    ...some(
      "sameAs",
      links.map((link) => toUri(contactHref(link))),
    ),
    ...some(
      "knowsAbout",
      (sectionOf(model, "TechnicalSkills")?.groups ?? []).flatMap(({ skills }) => skills),
    ),
    ...some(
      "worksFor",
      current.map(({ company, url }) => toOrganization("Organization", company, url)),
    ),
    ...some(
      "alumniOf",
      schools.flatMap(({ organization, url }) =>
        organization ? [toOrganization("EducationalOrganization", organization, url)] : [],
      ),
    ),
    ...some("award", sectionOf(model, "AchievementsAndAwards")?.list ?? []),
  }
}

function toOrganization(type: string, name: string, url: string | undefined) {
  return { "@type": type, name, url: url && toUri(url) }
}

const some = (key: string, values: readonly unknown[]) =>
  values.length > 0 ? { [key]: values } : {}

/** @returns JSON that cannot close the script element around it */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&]/g, (c) => `\\u00${c.charCodeAt(0).toString(16)}`)
}
