/** Turns a LinkedIn data archive, a ZIP of CSV files, into the shape of JSON Resume. */
import { parse } from "csv-parse/sync"
import { strFromU8, unzipSync } from "fflate"
import { FROM_DOCUMENT, NotImportable } from "./not-importable"
import { type Fields, joinSourceValues, SourceValue, type Tree } from "./source"

/** A row of a file: name of the column → its value. */
type Row = Readonly<Record<string, SourceValue | undefined>>

export type LinkedIn = {
  /** All rows of the files that belong to a résumé. */
  document: Tree
  resume: Fields
  /** The files about other people or the account. They are not unpacked. */
  others: string[]
}

/** The texts in a file of Word, of OpenDocument and of Pages, which are ZIP files too. */
const TEXT_DOCUMENTS: readonly string[] = ["document.xml", "content.xml", "Document.iwa"]

/** The files of a résumé are never as large when they are unpacked. */
const MAX_MB = 16

/** The files of the archive that belong to a résumé, with their names in lower case. */
const FILES = [
  "profile",
  "profile summary",
  "positions",
  "education",
  "skills",
  "languages",
  "certifications",
  "projects",
  "honors",
  "publications",
  "patents",
  "courses",
  "volunteering",
  "volunteering experiences",
  "organizations",
  "test scores",
  "email addresses",
  "phonenumbers",
  "phone numbers",
  "recommendations_received",
  "causes you care about",
] as const

type FileKey = (typeof FILES)[number]

/**
 * @param bytes the ZIP file
 * @returns the rows, the résumé that they give, and the files that are not part of it
 * @throws NotImportable if the archive cannot be read or has no file of a profile
 */
export function readLinkedIn(bytes: Uint8Array): LinkedIn {
  const tables = new Map<FileKey, Row[]>()
  const others: string[] = []
  for (const [path, content] of Object.entries(unzip(bytes, others))) {
    const key = fileKeyOf(path)
    const rows = readCsv(baseName(path), strFromU8(content))
    if (key) tables.set(key, [...(tables.get(key) ?? []), ...rows])
  }
  if (!tables.has("profile") && !tables.has("positions")) {
    const isDocument = others.some((name) => TEXT_DOCUMENTS.includes(name))
    throw new NotImportable(
      isDocument
        ? `This is a text document. ${FROM_DOCUMENT}`
        : "The archive has neither Profile.csv nor Positions.csv, which a data archive of LinkedIn has.",
    )
  }
  const document = [...tables.values()].flat() as readonly Fields[]
  return {
    document,
    resume: toResume((...keys) => keys.flatMap((key) => tables.get(key) ?? [])),
    others,
  }
}

const baseName = (path: string) => path.replace(/^.*\//, "")

const fileKeyOf = (path: string) =>
  FILES.find((each) => `${each}.csv` === baseName(path).toLowerCase())

/** @param others gets the files that are not read */
function unzip(bytes: Uint8Array, others: string[]) {
  let size = 0
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (fileKeyOf(name) === undefined) {
          if (!name.endsWith("/")) others.push(baseName(name))
          return false
        }
        size += originalSize
        if (size <= MAX_MB * 1024 * 1024) return true
        throw new NotImportable(
          `${name} is too large: the files of a résumé may have ${MAX_MB} MB in all when they are unpacked. Remove it from the archive.`,
        )
      },
    })
  } catch (error) {
    if (error instanceof NotImportable) throw error
    throw new NotImportable(`The ZIP file cannot be read: ${(error as Error).message}.`)
  }
}

function readCsv(name: string, text: string): Row[] {
  let rows: { record: Record<string, string>; info: { lines: number } }[]
  try {
    rows = parse(text, {
      bom: true,
      columns: true,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    })
  } catch (error) {
    throw new NotImportable(`${name} is not a CSV file: ${(error as Error).message}.`)
  }
  return rows.map(({ record, info }) => {
    const values = Object.values(record).flat()
    const line = info.lines - (values.join("").match(/\r\n?|\n/g)?.length ?? 0)
    const cells = Object.entries(record).flatMap(([column, value]) =>
      typeof value === "string" && value.trim() !== ""
        ? [[column.trim(), new SourceValue(`${name}:${line} ${column.trim()}`, value)] as const]
        : [],
    )
    return Object.fromEntries(cells)
  })
}

/** The fields of the résumé that JSON Resume does not have. */
export const LINKEDIN_SECTIONS = ["patents", "courses", "organizations", "testScores", "causes"]

type Table = (...keys: FileKey[]) => Row[]

function toResume(table: Table): Fields {
  const [profile = {}] = table("profile")
  const [summary = {}] = table("profile summary")
  const emails = table("email addresses").toSorted(byPrimary)
  const [email, ...otherEmails] = emails.flatMap((row) => row["Email Address"] ?? [])
  const handles = [...listIn(profile["Twitter Handles"])].map((handle) =>
    fields({ network: new SourceValue("", "Twitter"), username: handle }),
  )
  return fields({
    basics: fields({
      firstName: profile["First Name"],
      lastName: profile["Last Name"],
      label: profile.Headline,
      summary: profile.Summary ?? summary["Profile Summary"] ?? summary.Summary,
      email,
      privateEmail: otherEmails,
      phone: table("phonenumbers", "phone numbers").flatMap(
        (row) => joinSourceValues([row.Number, row.Number && row.Type], " ") ?? [],
      ),
      location: fields({
        address: profile.Address,
        postalCode: profile["Zip Code"],
        city: profile["Geo Location"],
      }),
      website: listIn(profile.Websites).map(withoutLabel),
      profiles: handles,
    }),
    work: table("positions").map((row) =>
      fields({
        name: row["Company Name"],
        position: row.Title,
        location: row.Location,
        summary: row.Description,
        ...rangeOf(row),
      }),
    ),
    education: table("education").map((row) =>
      fields({
        institution: row["School Name"],
        studyType: row["Degree Name"],
        startDate: row["Start Date"],
        endDate: row["End Date"],
        summary: row.Notes,
        highlights: row.Activities,
      }),
    ),
    skills: table("skills").flatMap((row) => row.Name ?? []),
    projects: table("projects").map((row) =>
      fields({ name: row.Title, description: row.Description, url: row.Url, ...rangeOf(row) }),
    ),
    volunteer: table("volunteering", "volunteering experiences").map((row) =>
      fields({
        organization: row["Company Name"],
        position: row.Role,
        highlights: row.Cause,
        summary: row.Description,
        ...rangeOf(row),
      }),
    ),
    certificates: table("certifications").map((row) =>
      fields({
        name: row.Name,
        url: row.Url,
        issuer: row.Authority,
        credential: row["License Number"],
        date: row["Started On"],
        expires: row["Finished On"],
      }),
    ),
    awards: table("honors").map((row) =>
      fields({ title: row.Title, summary: row.Description, date: row["Issued On"] }),
    ),
    publications: table("publications").map((row) =>
      fields({
        name: row.Name,
        publisher: row.Publisher,
        releaseDate: row["Published On"],
        summary: row.Description,
        url: row.Url,
      }),
    ),
    languages: table("languages").map((row) =>
      fields({ language: row.Name, fluency: row.Proficiency }),
    ),
    patents: table("patents").map((row) =>
      fields({
        title: row.Title,
        summary: row.Description,
        url: row.Url,
        date: row["Issued On"] ?? row["Filed On"],
        details: [row["Patent or Application Number"] ?? row["Patent Number"], row.Status].filter(
          isLeaf,
        ),
      }),
    ),
    courses: table("courses").map((row) => fields({ title: row.Name, keywords: row.Number })),
    organizations: table("organizations").map((row) =>
      fields({
        title: row.Position ?? row.Name,
        organization: row.Position && row.Name,
        summary: row.Description,
        ...rangeOf(row),
      }),
    ),
    testScores: table("test scores").map((row) =>
      fields({
        title: row.Name,
        details: row.Score,
        summary: row.Description,
        date: row["Took On"],
      }),
    ),
    causes: table("causes you care about").flatMap((row) => row["Supported Cause"] ?? []),
    references: table("recommendations_received").map((row) =>
      fields({
        name: joinSourceValues([row["First Name"], row["Last Name"]], " "),
        position: joinSourceValues([row["Job Title"], row.Company], ", "),
        reference: row.Text,
      }),
    ),
  })
}

const byPrimary = (a: Row, b: Row) => Number(isPrimary(b)) - Number(isPrimary(a))

const isPrimary = (row: Row) => /^(?:yes|true)$/i.test(row.Primary?.text.trim() ?? "")

const isLeaf = (leaf: SourceValue | undefined) => leaf !== undefined

const rangeOf = (row: Row) => ({ startDate: row["Started On"], endDate: row["Finished On"] })

/** @returns the object without undefined fields */
function fields(values: Readonly<Record<string, Tree | undefined>>): Fields {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, tree]) => (tree === undefined ? [] : [[name, tree]])),
  )
}

/** Reads '[PERSONAL:https://a.example,BLOG:https://b.example]'. */
function listIn(leaf: SourceValue | undefined): SourceValue[] {
  if (!leaf) return []
  const items = leaf.text.replace(/^\[|\]$/g, "").split(",")
  return items.length === 1 && leaf.text === items[0]
    ? [leaf]
    : items.map((item) => leaf.with(item.trim()))
}

const withoutLabel = (leaf: SourceValue) => leaf.with(leaf.text.replace(/^[A-Z_ ]+:(?=\S)/, ""))
