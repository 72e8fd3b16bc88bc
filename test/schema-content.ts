/** Generates content from the schemas. Each text is an example of its field. */
import fc from "fast-check"
import { z } from "zod"
import { companiesOf } from "../src/content/picks/work-items"
import { type Content, contentSchemas } from "../src/content/schemas"
import {
  choicesIn,
  elementOf,
  isRequired,
  literalOf,
  membersOf,
  notesOf,
  type Schema,
  shapeOf,
} from "../src/content/schemas/introspection"
import { minimalContent } from "./content"

/**
 * @param examples for a schema without examples of its own
 * @returns data that has the shape of the schema: with and without optional fields, and lists of any length
 */
export function contentFor(
  schema: Schema,
  examples: readonly unknown[] = [],
): fc.Arbitrary<unknown> {
  const own = notesOf(schema).examples ?? examples
  const members = membersOf(schema)
  if (members.length > 1) return fc.oneof(...members.map((member) => contentFor(member, own)))
  const element = elementOf(schema)
  if (element) {
    const minLength = z.safeParse(schema, []).success ? 0 : 1
    return fc.array(contentFor(element, own.flat()), { minLength, maxLength: 3 })
  }
  const shape = shapeOf(schema)
  if (shape) {
    const requiredKeys = Object.keys(shape).filter((name) => isRequired(shape[name] ?? schema))
    const fields = Object.entries(shape).map(([name, field]) => [name, contentFor(field)] as const)
    const model: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(fields)
    return fc.record(model, { requiredKeys })
  }
  const values = [...literalOf(schema), ...choicesIn(schema), ...own]
  return values.length > 0 ? fc.constantFrom(...values) : fc.constant("A text.")
}

const { owner, resume, skills, work } = contentSchemas

const PARTS = {
  owner: contentFor(owner),
  sections: fc
    .tuple(...membersOf(resume.shape.sections.element).map((section) => contentFor(section)))
    .chain((all) => fc.shuffledSubarray(all)),
  skills: contentFor(skills),
  work: contentFor(work),
}

/**
 * @returns content whose owner and résumé have any fields, sections, entries, jobs and skills. It passes the
 *   check. The title of a section is its kind, as in 'TechnicalSkills'.
 */
export function anyContent(): fc.Arbitrary<Content> {
  return fc.record(PARTS).map((parts) => {
    const { sections, ...others } = makeConsistent(parts)
    const base = minimalContent()
    const content: Content = {
      ...base,
      owner: owner.parse(others.owner),
      resume: resume.parse({ ...base.resume, sections }),
      skills: skills.parse(others.skills),
      work: work.parse(others.work),
    }
    delete content.owner.portrait // There is no file.
    for (const section of content.resume.sections) section.title = section.section
    const ids = content.skills.skills.flatMap((group) => group.skills.map(({ id }) => id))
    for (const { roles } of companiesOf(content.work))
      for (const role of roles) role.skills = ids.slice(0, 2)
    return content
  })
}

/** Kind of contact → a valid value. */
const CONTACT_VALUES = {
  email: "ada@ada.example",
  phone: "+1 503-555-0142",
  website: "https://home.example",
  profile: "https://code.example/ada",
}

/** Changes what each schema allows and the check does not: ids that are used twice, and ends before a start. */
function makeConsistent<Data>(data: Data): Data {
  let ids = 0
  return JSON.parse(JSON.stringify(data), (name, value) => {
    if (name === "id") return `id-${ids++}`
    if (value?.endDate) value.startDate = "Jan 2020"
    if (value?.startDate) delete value.date
    const kind = value?.kind as keyof typeof CONTACT_VALUES | undefined
    return kind ? { ...value, value: CONTACT_VALUES[kind] } : value
  })
}

/** @returns the titles of the sections with content, which a format must show */
export function shownHeadings({ resume, skills, work }: Content): string[] {
  const isShown = (section: Content["resume"]["sections"][number]) => {
    if (section.section === "TechnicalSkills")
      return skills.skills.some((group) => group.skills.length > 0)
    if (section.section === "WorkExperience") return work.work.length > 0
    const { text, list, entries } = section.content
    return text !== undefined || list.length > 0 || entries.length > 0
  }
  return resume.sections.filter(isShown).map(({ title }) => title)
}

/** @returns the lines with a missing value, or with a separator that has no text on one side */
export function findDanglingLines(text: string): string[] {
  const lines = text.split("\n").map((line) => line.trim())
  const isRule = (line: string) => /^-{3,}$/.test(line)
  const dangling = /^[,·–—:•*-]+(\s*$|,)|^[,·–—]|[,·–—:]$|undefined|null|NaN|\[object|,\s*,|·\s*·/
  // A long word after a comma may be on the next line.
  const isWrapped = (line: string, next = "") => `${line} ${next.split(" ")[0]}`.length > 78
  return lines.filter(
    (line, index) => !isRule(line) && dangling.test(line) && !isWrapped(line, lines[index + 1]),
  )
}
