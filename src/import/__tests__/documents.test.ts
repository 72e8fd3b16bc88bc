import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { findMissingFacts } from "../../../test/formats/facts"
import { makeFormatAt, PATHS } from "../../../test/formats/make-format"
import { readFormat } from "../../../test/formats/read-format"
import { importInto, readImported } from "../../../test/imported-content"
import { linkedInArchive } from "../../../test/linkedin-archive"
import { rowsOf } from "../../../test/matrix"
import { formatOverview } from "../format-report"
import { ABOUT_DOCUMENT } from "../notes"

/** Documents of invented people, each with its own mistakes. */
const FOLDER = path.resolve("src/import/__tests__/documents")

const DOCUMENTS: readonly (readonly [name: string, bytes: Uint8Array])[] = [
  ...readdirSync(FOLDER).map((name) => [name, readFileSync(path.join(FOLDER, name))] as const),
  ["linkedin.zip", linkedInArchive()],
]

/** What the report of each document says about values that are left out, without the settings of a program. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  "contradictions.json": [
    "basics.email",
    "basics.phone",
    "basics.url",
    "basics.profiles[0].network",
    "work[6].url",
    "certificates[0].expires",
    "publications[0].releaseDate",
  ],
  "fresh.json": [
    "info.image",
    "contact.other[0].label",
    "contact.other[0].flavor",
    "contact.other[0].value",
    "employment.history[1].employer",
    "employment.history[1].position",
    "employment.history[1].start",
    "employment.history[1].end",
    "education.level",
    "skills.list[0].years",
    "references[0].contact[0].flavor",
    "references[0].contact[0].value",
  ],
  "loose-lists.json": [
    "basics.email",
    "basics.profiles[2].network",
    "basics.profiles[2].username",
    "basics.profiles[3].network",
    "work[1].highlights[2]",
    "certificates[0].url",
  ],
  "mac.json": [
    "aboutMe.profile.birthday",
    "aboutMe.profile.location.notes",
    "aboutMe.relevantLinks[1].type",
    "careerPreferences.requirements.compensation.salary.from",
    "careerPreferences.requirements.compensation.salary.currency",
    "careerPreferences.status",
  ],
  "multilingual.json": [
    "basics.name.ja",
    "basics.label.ja",
    "basics.summary.ja",
    "basics.location.city.ja",
  ],
  "nested-positions.json": [
    "patents[0].title",
    "patents[0].number",
    "patents[0].date",
    "patents[0].url",
    "courses[0]",
    "courses[1]",
    'custom["volunteering hours"]',
    "custom.memberships[0]",
    "custom.memberships[1]",
    "sections.Conferences[0].name",
    "sections.Conferences[0].location",
    "sections.Conferences[0].date",
    "sections.Conferences[0].summary",
  ],
  "old-draft.json": ["bio.picture"],
  "reactive-resume.json": [
    "basics.customFields[0].name",
    "basics.customFields[0].value",
    "basics.picture.url",
    "sections.awards.name",
    "sections.experience.items[1].company",
    "sections.experience.items[1].position",
    "sections.experience.items[1].date",
    "sections.references.name",
    "sections.references.items[0].name",
  ],
  "reactive-resume-4.json": ["sections.awards.name", "sections.awards.items[0].title"],
  "reactive-resume-5.json": [
    "sections.experience.items[0].period",
    "sections.awards.items[0].title",
    "sections.awards.items[0].awarder",
    "customSections[2].title",
    "customSections[2].items[0].recipient",
    "customSections[2].items[0].content",
  ],
  "rendercv.yaml": ["cv.custom_connections[0].fontawesome_icon"],
  "root-level.json": ["personalDetails.dob", "personalDetails.gender"],
  "yamlresume.yml": ["content.references[0].email", "content.references[0].phone"],
  "linkedin.zip": [
    "Profile.csv:2 Birth Date",
    "Profile.csv:2 Industry",
    "Profile.csv:2 Websites[0].type",
    "Profile.csv:2 Websites[1].type",
    "Recommendations_Received.csv:2 Creation Date",
  ],
}

const KEYS = (Object.keys(PATHS) as (keyof typeof PATHS)[]).filter((key) => key !== "page")

/** A part tries each document in one format, and each format with two documents. */
const formatsOf = (document: string) =>
  rowsOf(KEYS, (_key, index) => {
    return index === DOCUMENTS.findIndex(([name]) => name === document) % KEYS.length
  })

describe.each(DOCUMENTS)("%s", (name, bytes) => {
  const imported = importInto(bytes)

  test("is imported, and the report names every value that is left out", () => {
    const values = imported.report.leftOut.filter(({ reason }) => reason !== ABOUT_DOCUMENT)
    expect(values.map(({ leaf }) => leaf.path)).toEqual(LEFT_OUT[name] ?? [])
    // Short enough to read.
    expect(formatOverview(imported.report).split("\n").length).toBeLessThanOrEqual(12)
  })

  test.each(formatsOf(name))("is valid, and complete in the format %s", async (key) => {
    const content = readImported(imported)
    const readings = await readFormat(key, makeFormatAt(PATHS[key], content))
    expect(readings.flatMap((text) => findMissingFacts(key, content, text))).toEqual([])
  })
})
