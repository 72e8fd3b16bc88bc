/** Builds the JSON-LD of a page, which describes the owner to search engines (schema.org). */

import { companiesOf } from "../content/picks/work-items"
import { MAIN_PAGES } from "../content/schemas/pages"
import { toIsoDate } from "../lib/dates"
import { plainText } from "../lib/inline-text"
import type { Words } from "../lib/interface-words"
import { hasStarted, isCurrent } from "../lib/months"
import { contactHref } from "../lib/people/contact"
import { type AddressParts, isLocation, locationParts, locationText } from "../lib/people/location"
import { nameParts } from "../lib/people/name-parts"
import { toUri } from "../lib/to-uri"
import {
  type Company,
  dateRange,
  type Entry,
  modelFor,
  type ResumeModel,
  type Section,
  type SectionName,
  sectionOf,
  sectionsOf,
} from "../resume"
import type { Page } from "./pages"

/** The pages about the owner, which schema.org calls ProfilePage. */
const PROFILES: readonly string[] = [MAIN_PAGES.about.path, MAIN_PAGES.resume.path]

/**
 * Never includes a phone number or an email address, even a public one, because bots collect them.
 * @param today the day or the month of the build, as in '2026-07': it decides who is an employer
 * @returns an object for JSON.stringify, or for `toScriptJson` inside a script element
 */
export function toJsonLd(model: ResumeModel, { path, title, description }: Page, today: string) {
  const url = toUri(model.siteUrl + path)
  return {
    "@context": "https://schema.org",
    "@type": PROFILES.includes(path) ? "ProfilePage" : "WebPage",
    "@id": url,
    url,
    name: title,
    description,
    inLanguage: model.language,
    dateModified: model.updated,
    [PROFILES.includes(path) ? "mainEntity" : "author"]: toPerson(
      model,
      path.startsWith(MAIN_PAGES.resume.path),
      today,
    ),
  }
}

/** @param hasHistory whether to name past employers: on other pages, they would only make the page larger */
function toPerson(model: ResumeModel, hasHistory: boolean, today: string) {
  const { name, headline } = model.owner
  const { prefix, suffixes } = nameParts(model.owner)
  const forWeb = modelFor(model, "web")
  const links = forWeb.contact.filter(({ kind }) => /website|profile/.test(kind))
  const work = sectionOf(model, "WorkExperience")?.work ?? []
  const companies = companiesOf({ work })
  const current = companies.filter(({ roles }) => roles.some((role) => isCurrent(role, today)))
  // Who was promoted is no former employee.
  const past = companies.filter((company) => !current.includes(company))
  const pastRoles = past.flatMap((company) =>
    company.roles
      .filter((role) => hasStarted(role, today))
      .map((role) => toPastRole(company, role)),
  )
  const fieldsOf = (section: SectionName) =>
    sectionsOf(model, section).flatMap(({ entries }) => entries.map(({ fields }) => fields))
  return {
    "@type": "Person",
    // One person in all languages.
    "@id": toUri(`${model.rootUrl}/#owner`),
    name,
    ...(prefix ? { honorificPrefix: prefix } : {}),
    ...(suffixes.length > 0 ? { honorificSuffix: suffixes.join(", ") } : {}),
    jobTitle: headline,
    url: toUri(`${model.siteUrl}/`),
    address: toAddress(forWeb),
    ...some(
      "sameAs",
      links.map((link) => toUri(contactHref(link))),
    ),
    ...some(
      "knowsAbout",
      (sectionOf(model, "TechnicalSkills")?.groups ?? []).flatMap(({ skills }) =>
        skills.map((skill) => skill.name),
      ),
    ),
    ...some(
      "knowsLanguage",
      fieldsOf("Languages").map(({ language }) => ({ "@type": "Language", name: language })),
    ),
    ...some(
      "worksFor",
      current.map(({ company, url }) => toOrganization("Organization", company, url)),
    ),
    ...some("alumniOf", [
      ...fieldsOf("Education").flatMap(({ organization, url }) =>
        organization ? [toOrganization("EducationalOrganization", organization, url)] : [],
      ),
      ...(hasHistory ? pastRoles : []),
    ]),
    ...some("hasCredential", fieldsOf("Certificates").map(toCredential)),
    ...some(
      "award",
      sectionsOf(model, "AchievementsAndAwards").flatMap((section) =>
        toAwards(section, model.words),
      ),
    ),
  }
}

/** @returns the postal address, if the web may show it, or else the owner's location if it is a place */
function toAddress({ owner, address }: ResumeModel) {
  const parts: AddressParts = address ?? locationParts(owner.location)
  if (Object.values(parts).every((part) => !part)) {
    // schema.org allows a text, too.
    const text = locationText(owner.location)
    return text && isLocation(text) ? text : undefined
  }
  return {
    "@type": "PostalAddress",
    streetAddress: parts.street,
    postalCode: parts.postalCode,
    addressLocality: parts.city,
    addressRegion: parts.region,
    addressCountry: parts.countryCode ?? parts.country,
  }
}

/** A role that has ended: https://schema.org/OrganizationRole says how it repeats the property. */
function toPastRole(
  { company, url }: Company,
  { title, startDate, endDate }: Company["roles"][number],
) {
  return {
    "@type": "OrganizationRole",
    alumniOf: toOrganization("Organization", company, url),
    roleName: title,
    startDate: toIsoDate(startDate),
    endDate: toIsoDate(endDate),
  }
}

function toCredential({ title, issuer, url, date, expires }: Entry["fields"]) {
  return {
    "@type": "EducationalOccupationalCredential",
    credentialCategory: "certificate",
    name: title,
    ...(issuer ? { recognizedBy: toOrganization("Organization", issuer, undefined) } : {}),
    url: url && toUri(String(url)),
    dateCreated: date && toIsoDate(String(date)),
    expires: expires && toIsoDate(String(expires)),
  }
}

/** schema.org has only a text for an award, so it names the awarder and the date too. */
function toAwards({ list, entries }: Section, words: Words): string[] {
  const awards = entries.map(({ title, facts, dates }) =>
    [title, ...facts.map(plainText), ...(dates ? [dateRange(dates, words)] : [])].join(words.comma),
  )
  return [...list.map(plainText), ...awards]
}

function toOrganization(type: string, name: unknown, url: unknown) {
  return { "@type": type, name, url: url && toUri(String(url)) }
}

const some = (key: string, values: readonly unknown[]) =>
  values.length > 0 ? { [key]: values } : {}

/** @returns JSON that cannot close the script element around it */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&]/g, (c) => `\\u00${c.charCodeAt(0).toString(16)}`)
}
