/** Advice: never wrong, often not meant. */
import { spanOf, toMonthNumber } from "../../lib/months"
import { isFilled } from "../../lib/resume-sections"
import { textOf } from "../../lib/variant-picks"
import { quote } from "../check/words"
import { findSampleIdentity } from "../sample"
import type { Content, ContentName } from "../schemas"
import type { CrossFileDiagnostic, CrossFileRule } from "./rule"

/** Two lines of the print layout's left column. */
const TWO_LINES = 160

/** As many characters as search engines show. */
const DESCRIPTION = 155

const PAGES = ["home", "about", "portfolio", "resume"] as const satisfies readonly ContentName[]

export const adviseOnLength: CrossFileRule = ({ content }) => {
  const descriptions = PAGES.flatMap((file): CrossFileDiagnostic[] => {
    const length = content[file]?.description.length ?? 0
    if (length <= DESCRIPTION) return []
    const message = `The description has ${length} characters; search engines show about ${DESCRIPTION}.`
    return [{ file, path: ["description"], flaw: { code: "long-description", message } }]
  })
  const lines = (content.work?.work ?? []).flatMap(({ company, responsibilities }, index) => {
    if (responsibilities.length === 0) {
      const message = `${company} has no responsibilities.`
      const path = ["work", index, "company"]
      return [{ file: "work", path, flaw: { code: "no-responsibilities", message } } as const]
    }
    return responsibilities.map(textOf).flatMap((text, place): CrossFileDiagnostic[] => {
      if (text.length <= TWO_LINES) return []
      const message = `The responsibility has ${text.length} characters; ${TWO_LINES} fill two lines in print.`
      const path = ["work", index, "responsibilities", place]
      return [{ file: "work", path, flaw: { code: "long-responsibility", message } }]
    })
  })
  return [...descriptions, ...lines]
}

export const adviseOnOrder: CrossFileRule = ({ content: { work } }) => {
  const companies = work?.work ?? []
  const advice = (
    path: (string | number)[],
    what: string,
    before: string,
  ): CrossFileDiagnostic => ({
    file: "work",
    path,
    flaw: { code: "order", message: `${what} is newer than ${before}, which stands above it.` },
  })
  return companies.flatMap(({ company, roles }, index) => [
    ...roles.flatMap((role, place): CrossFileDiagnostic[] => {
      const above = roles[place - 1]
      if (!above || startOf([role]) <= startOf([above])) return []
      return [
        advice(["work", index, "roles", place, "startDate"], quote(role.title), quote(above.title)),
      ]
    }),
    ...[companies[index - 1]].flatMap((above): CrossFileDiagnostic[] =>
      above && startOf(roles) > startOf(above.roles)
        ? [advice(["work", index, "company"], company, above.company)]
        : [],
    ),
  ])
}

type Role = Content["work"]["work"][number]["roles"][number]

/** The month in which the newest of the roles began. */
const startOf = (roles: readonly Role[]): number =>
  Math.max(...roles.map(({ startDate }) => toMonthNumber(startDate)))

export const adviseOnGaps: CrossFileRule = ({ content: { work } }) => {
  const spans = (work?.work ?? [])
    .flatMap(({ company, roles }, index) => {
      const span = spanOf(roles)
      return span ? [{ ...span, company, path: ["work", index, "company"] }] : []
    })
    .sort((a, b) => toMonthNumber(a.startDate) - toMonthNumber(b.startDate))
  return spans.flatMap(({ company, path, startDate }, index): CrossFileDiagnostic[] => {
    const end = spanOf(spans.slice(0, index))?.endDate
    const before = spans.slice(0, index).find(({ endDate }) => endDate === end)
    if (!end || !before) return []
    const months = toMonthNumber(startDate) - toMonthNumber(end) - 1
    // A job that ends in the month in which the next begins is the usual way to write it.
    if (months > 1) {
      const message = `${months} months lie between ${before.company} and ${company}.`
      return [{ file: "work", path, flaw: { code: "gap", message } }]
    }
    if (months >= -1) return []
    const message = `${company} begins before ${before.company} ends.`
    return [{ file: "work", path, flaw: { code: "overlap", message } }]
  })
}

export const adviseOnEmptySections: CrossFileRule = ({ content: { resume, skills, work } }) =>
  (resume?.sections ?? []).flatMap((section, index): CrossFileDiagnostic[] => {
    const isUnknown = { TechnicalSkills: !skills, WorkExperience: !work } as Record<string, boolean>
    const sources = { skills: skills ?? { skills: [] }, work: work ?? { work: [] } }
    if (isUnknown[section.section] || isFilled(section, sources)) return []
    const message = `The section ${quote(section.title)} has nothing to show, so it is left out.`
    return [
      {
        file: "resume",
        path: ["sections", index, "title"],
        flaw: { code: "empty-section", message },
      },
    ]
  })

export const adviseOnSample: CrossFileRule = ({ content: { owner, website } }) => {
  const places = findSampleIdentity({ owner, website })
  const [first] = places
  if (!first) return []
  const message = "This is still the sample owner's site."
  const hint = `Make ${places.map(({ file }) => `content/${file}.yaml`).join(" and ")} your own.`
  return [{ ...first, flaw: { code: "sample-identity", message, hint } }]
}
