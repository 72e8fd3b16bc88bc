import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { findMissingFacts } from "../../../test/formats/facts"
import { makeFormatAt, PATHS } from "../../../test/formats/make-format"
import { readFormat } from "../../../test/formats/read-format"
import { importInto, readImported } from "../../../test/imported-content"
import { linkedInArchive } from "../../../test/linkedin-archive"
import { rowsOf } from "../../../test/matrix"
import { formatOverview } from "../format-report"

/** Documents of invented people, each with its own mistakes. */
const FOLDER = path.resolve("src/import/__tests__/documents")

const DOCUMENTS: readonly (readonly [name: string, bytes: Uint8Array])[] = [
  ...readdirSync(FOLDER).map((name) => [name, readFileSync(path.join(FOLDER, name))] as const),
  ["linkedin.zip", linkedInArchive()],
]

/** What the report of each document says about values that are left out. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  "contradictions.json": [
    "basics.email",
    "basics.phone",
    "basics.url",
    "basics.profiles[0].network",
    "work[4].startDate",
    "work[4].endDate",
    "work[5].startDate",
    "work[6].url",
    "certificates[0].expires",
    "publications[0].releaseDate",
  ],
  "fresh.json": [
    "meta.format",
    "info.image",
    "contact.other[0].label",
    "contact.other[0].flavor",
    "contact.other[0].value",
    "employment.history[1].employer",
    "employment.history[1].position",
    "employment.history[1].start",
    "employment.history[1].end",
    "employment.history[1].private",
    "education.level",
    "skills.list[0].years",
    "references[0].contact[0].flavor",
    "references[0].contact[0].value",
  ],
  "html-texts.json": ["$schema"],
  "linkedin.zip": [
    "Profile.csv:2 Birth Date",
    "Profile.csv:2 Industry",
    "Profile.csv:2 Websites[0].type",
    "Profile.csv:2 Websites[1].type",
    "Email Addresses.csv:2 Confirmed",
    "Email Addresses.csv:2 Primary",
    "Email Addresses.csv:2 Updated On",
    "Recommendations_Received.csv:2 Creation Date",
    "Recommendations_Received.csv:2 Status",
  ],
  "loose-lists.json": [
    "basics.profiles[2].network",
    "basics.profiles[2].username",
    "basics.profiles[3].network",
    "work[1].highlights[2]",
    "work[2].startDate",
    "work[3].endDate",
    "certificates[0].url",
  ],
  "mac.json": [
    "$schema",
    "settings.MACVersion",
    "aboutMe.profile.birthday",
    "aboutMe.profile.location.notes",
    "aboutMe.relevantLinks[1].type",
    "experience.jobs[0].type",
    "experience.jobs[0].roles[0].competences[0].type",
    "experience.projects[0].type",
    "knowledge.hardSkills[0].skill.type",
    "knowledge.languages[0].name",
    "knowledge.studies[0].studyType",
    "knowledge.studies[0].degreeAchieved",
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
    "theme",
    "meta.theme",
    "meta.version",
  ],
  "old-draft.json": ["bio.picture"],
  "reactive-resume.json": [
    "basics.customFields[0].id",
    "basics.customFields[0].icon",
    "basics.customFields[0].name",
    "basics.customFields[0].value",
    "basics.picture.url",
    "basics.picture.size",
    "sections.summary.columns",
    "sections.summary.visible",
    "sections.profiles.name",
    "sections.profiles.visible",
    "sections.profiles.items[0].visible",
    "sections.awards.name",
    "sections.awards.visible",
    "sections.experience.visible",
    "sections.experience.items[0].id",
    "sections.experience.items[0].visible",
    "sections.experience.items[1].id",
    "sections.experience.items[1].visible",
    "sections.experience.items[1].company",
    "sections.experience.items[1].position",
    "sections.experience.items[1].date",
    "sections.skills.visible",
    "sections.skills.items[0].id",
    "sections.skills.items[0].visible",
    "sections.skills.items[0].level",
    "sections.languages.visible",
    "sections.languages.items[0].id",
    "sections.languages.items[0].visible",
    "sections.references.name",
    "sections.references.visible",
    "sections.references.items[0].id",
    "sections.references.items[0].name",
    "sections.custom.x7.id",
    "sections.custom.x7.visible",
    "sections.custom.x7.items[0].id",
    "sections.custom.x7.items[0].visible",
    "metadata.template",
    "metadata.layout[0][0][0]",
    "metadata.layout[0][0][1]",
    "metadata.layout[0][0][2]",
    "metadata.layout[0][0][3]",
    "metadata.layout[0][0][4]",
    "metadata.layout[0][1][0]",
    "metadata.page.margin",
  ],
  "rendercv.yaml": ["cv.custom_connections[0].fontawesome_icon", "design.theme"],
  "root-level.json": ["personalDetails.dob", "personalDetails.gender"],
  "yamlresume.yml": [
    "content.references[0].email",
    "content.references[0].phone",
    "layouts[0].engine",
    "layouts[0].page.margins.top",
    "layouts[0].page.margins.left",
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
    expect(imported.report.leftOut.map(({ leaf }) => leaf.path)).toEqual(LEFT_OUT[name])
    // Short enough to read.
    expect(formatOverview(imported.report).split("\n").length).toBeLessThanOrEqual(12)
  })

  test.each(formatsOf(name))("is valid, and complete in the format %s", async (key) => {
    const content = readImported(imported)
    const readings = await readFormat(key, makeFormatAt(PATHS[key], content))
    expect(readings.flatMap((text) => findMissingFacts(key, content, text))).toEqual([])
  })
})
