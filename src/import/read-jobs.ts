/** Reads the work of a JSON Resume: a job for each position. */
import { DETAIL_NAMES, JOB_NAMES, KEYWORD_NAMES, URL_NAMES } from "./field-names"
import type { Text, Value } from "./output-tree"
import { type Context, readDates } from "./read-dates"
import { find, findAll, isFields, itemsOf, SourceValue, sourceValueOf, type Tree } from "./source"
import { joinTexts, readKeywords, readLines, readProse, readText } from "./texts"
import { readDetails } from "./to-entries"
import { isSkillName } from "./to-skills"
import { readPlace, readUrls, withLinkOfName } from "./values"

/** A job as the document has it: one role. */
export type Job = {
  company: Text | undefined
  position: Text | undefined
  location: Text | undefined
  /** Our own exports have the place of the company here, if the role has another. */
  companyLocation: Text | undefined
  url: Value | undefined
  /** A paragraph about the role. */
  summary: Text | undefined
  /** A paragraph about the company. */
  description: Text | undefined
  highlights: Text[]
  keywords: Text[]
  dates: ReturnType<typeof readDates>
}

/** @returns a job for each item, and for each position of an item with several */
export function readJobs(list: Tree | undefined, context: Context): Job[] {
  return itemsOf(list)
    .map(withLinkOfName)
    .flatMap((item) => {
      if (item instanceof SourceValue || Array.isArray(item)) return readBareJob(item)
      const positions = findAll(item, ...JOB_NAMES.positions).find((tree) =>
        itemsOf(tree).some(isFields),
      )
      if (!positions) return [readJob(item, context)]
      const company = readJob(item, context, positions)
      return itemsOf(positions).map((position, index): Job => {
        const job = readJob(position, context)
        const shared = index === 0 ? company : undefined
        return {
          ...job,
          // In a list of positions, `name` and `title` name the position.
          position: job.position ?? job.company,
          company: company.company ?? job.company,
          location: job.location ?? company.location,
          url: job.url ?? company.url,
          description: joinTexts([shared?.description, shared?.summary], " "),
          summary: joinTexts([job.description, job.summary], " "),
          highlights: [...job.highlights, ...(shared?.highlights ?? [])],
          keywords: [...job.keywords, ...(shared?.keywords ?? [])],
        }
      })
    })
}

const NO_DATES = { start: undefined, end: undefined, date: undefined }

function readBareJob(item: SourceValue | readonly Tree[]): Job[] {
  const [company, ...highlights] = readLines(item)
  if (!company) return []
  const empty = { position: undefined, location: undefined, companyLocation: undefined }
  const none = { url: undefined, summary: undefined, description: undefined }
  return [{ ...empty, ...none, company, highlights, keywords: [], dates: NO_DATES }]
}

function readJob(item: Tree, context: Context, positions?: Tree): Job {
  const position = findAll(item, ...JOB_NAMES.position).find((tree) => tree !== positions)
  const [summary, description] = [JOB_NAMES.summary, JOB_NAMES.description].map((names) =>
    findAll(item, ...names).map(readProse),
  ) as [Prose[], Prose[]]
  const { url, others } = readUrls(item, URL_NAMES)
  const keywords = KEYWORD_NAMES.flatMap((name) => readKeywords(find(item, name)))
  return {
    company: readText(sourceValueOf(find(item, ...JOB_NAMES.company))),
    position: joinTexts(
      itemsOf(position).map((each) => readText(sourceValueOf(each))),
      ", ",
    ),
    location: readPlace(find(item, ...JOB_NAMES.location)),
    companyLocation: readText(sourceValueOf(find(item, "companyLocation"))),
    url,
    summary: joinTexts(
      summary.map(({ text }) => text),
      " ",
    ),
    description: joinTexts(
      description.map(({ text }) => text),
      " ",
    ),
    highlights: [
      ...[...summary, ...description].flatMap(({ items }) => items),
      ...DETAIL_NAMES.flatMap((name) => readDetails(find(item, name))),
      ...keywords.filter((keyword) => !isSkillName(keyword)),
      ...others,
    ],
    keywords: keywords.filter(isSkillName),
    dates: readDates(item, "month", context),
  }
}

type Prose = ReturnType<typeof readProse>
