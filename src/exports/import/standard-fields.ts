/** Converts the standard fields of JSON Resume to the content of résumé sections. */
import type { Content } from "../../content/schemas"
import { fromIsoDate } from "../../lib/months"
import type { Entry, SectionName } from "../model"
import {
  asObject,
  asObjects,
  asText,
  asTexts,
  asUrl,
  type JsonObject,
  titleOf,
  toDates,
  withoutUndefined,
} from "./json-values"

type SectionContent = { text?: string | undefined; list: string[]; entries: Entry[] }

type Converter = (resume: JsonObject, base: Content, notes: string[]) => Partial<SectionContent>

/** A converter for each section that has standard fields. */
export const STANDARD_CONVERTERS: Partial<Record<SectionName, Converter>> = {
  Objective: ({ basics }) => ({ text: asText(asObject(basics).summary) }),
  AdditionalSkills: (resume, base) => ({
    list: [
      ...asObjects(resume.skills).flatMap(({ name, keywords }) => {
        if (name === titleOf(resume, base, "AdditionalSkills")) return asTexts(keywords)
        return Array.isArray(keywords) ? [] : asTexts([name])
      }),
      ...asObjects(resume.languages).map(({ language, fluency }) =>
        [asText(language), asText(fluency) && `(${fluency})`].filter(Boolean).join(" "),
      ),
    ].filter(Boolean),
  }),
  OtherExperience: (resume, _base, notes) => ({
    entries: [
      ...asObjects(resume.work)
        .filter((job) => !fromIsoDate(asText(job.startDate) ?? ""))
        .map((job) => {
          const name = asText(job.name) ?? asText(job.company)
          const which = name ? `at "${name}"` : "without a name"
          notes.push(
            `The work ${which} has no start date, so it is in the section OtherExperience.`,
          )
          return toEntry({ ...job, organization: name }, asText(job.position) ?? name, notes)
        }),
      ...asObjects(resume.volunteer).map((post) => toEntry(post, asText(post.position), notes)),
      ...asObjects(resume.projects).map((project) =>
        toEntry({ ...project, organization: project.entity }, asText(project.name), notes),
      ),
    ],
  }),
  Education: (resume, _base, notes) => ({
    entries: asObjects(resume.education).map((school) => {
      const title = [asText(school.studyType), asText(school.area)].filter(Boolean).join(", ")
      const score = asText(school.score)
      const highlights = [...asTexts(school.courses), ...asTexts(school.highlights)]
      const details = score ? [`Score: ${score}`, ...highlights] : highlights
      return toEntry(
        { ...school, organization: school.institution, highlights: details },
        title,
        notes,
      )
    }),
  }),
  AchievementsAndAwards: (resume) => ({
    list: [
      ...asObjects(resume.awards).map(({ title, awarder, date, summary }) =>
        joinParts([title, awarder, yearOf(date)], summary),
      ),
      ...asObjects(resume.certificates).map(({ name, issuer, date }) =>
        joinParts([name, issuer, yearOf(date)]),
      ),
      ...asObjects(resume.publications).map(({ name, publisher, releaseDate, summary }) =>
        joinParts([name, publisher, yearOf(releaseDate)], summary),
      ),
    ].filter(Boolean),
  }),
}

function toEntry(item: JsonObject, title: string | undefined, notes: string[]): Entry {
  const organization = asText(item.organization)
  return withoutUndefined({
    title: title || organization || "Untitled",
    organization,
    location: asText(item.location),
    url: asUrl(item.url),
    ...toDates(item, notes),
    details: [...asTexts([item.summary, item.description]), ...asTexts(item.highlights)],
  })
}

const yearOf = (date: unknown) => asText(date)?.slice(0, 4)

function joinParts(parts: readonly unknown[], summary?: unknown): string {
  const head = parts.flatMap((part) => asText(part) ?? []).join(", ")
  return [head, asText(summary)].filter(Boolean).join(": ")
}
