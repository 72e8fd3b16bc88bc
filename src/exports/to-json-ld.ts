/** The model and a page in; what the page says of the owner to search engines out (schema.org). */
import { contactHref } from "../lib/contact"
import { toUri } from "../lib/uri"
import { modelFor, type ResumeModel, sectionOf } from "./model"
import type { Page } from "./pages"
import { splitPlace } from "./wording"

/** The pages that are about the owner, as schema.org's ProfilePage means it. */
const PROFILES = ["/about/", "/resume/"]

/**
 * Never holds a phone number or an email address, whatever the content allows: these pages are read
 * by harvesters.
 * @returns an object for JSON.stringify; in a script element, write it with `toScriptJson`
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

/** @returns JSON that cannot end the script element it stands in */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&]/g, (c) => `\\u00${c.charCodeAt(0).toString(16)}`)
}
