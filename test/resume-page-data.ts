import { parseInline } from "../src/content/inline/parse-inline"
import type { Content } from "../src/content/schemas"
import { type Responsibility, textOf } from "../src/content/values/variant-picks"
import { toResumeVariants } from "../src/site/resume-variants"
import { toResumePage } from "../src/site/to-resume-page"

const parse = (text: string | undefined) => (text === undefined ? undefined : parseInline(text))
const parseAll = (items: readonly Responsibility[]) =>
  items.map((item) => parseInline(textOf(item)))

/** @returns what the page of the main résumé gets from its query: texts with marks are parsed */
export function resumePageData(content: Content) {
  const { sections, ...page } = toResumePage(toResumeVariants(content)[0])
  return {
    ...page,
    sections: sections.map(({ work, ...section }) => ({
      ...section,
      work: work.map((item) => ({
        ...item,
        text: parse(item.text),
        responsibilities: parseAll(item.responsibilities),
        roles: item.roles.map((role) => ({
          ...role,
          summary: parse(role.summary),
          responsibilities: parseAll(role.responsibilities),
        })),
      })),
    })),
  }
}
