import { VALID_FILES } from "../../../../test/valid-content"
import { FORMAT } from "../../schemas/format"
import { MIGRATIONS, migrate, oldestFormat } from ".."
import type { Migration, Sources } from "../migration"
import { applyEdits, renameField } from "../yaml-edits"

/** @returns a migration that gives another name to a field of website.yaml */
const rename = (format: number, from: string, to: string): Migration => ({
  format,
  summary: `The field ${from} is called ${to}.`,
  edit: ({ name, document: { contents } }) =>
    name === "website" ? renameField(contents, from, to) : [],
})

const FAREWELL = rename(FORMAT + 1, "thanks", "farewell")

const withWebsite = (website: string): Sources =>
  new Map(Object.entries({ ...VALID_FILES, website }))

/** @returns website.yaml after the migrations */
const migrateWebsite = (website: string, migrations = [FAREWELL]) =>
  migrate(withWebsite(website), migrations).sources.get("website")

test("each migration makes the next format, and the last one makes the format of the schemas", () => {
  const formats = MIGRATIONS.map(({ format }) => format)
  const oldest = oldestFormat(MIGRATIONS)
  expect(formats).toEqual(formats.map((_, index) => oldest + 1 + index))
  expect(formats.at(-1) ?? oldest).toBe(FORMAT)
})

test("changes only what the migration names, and keeps comments and layout", () => {
  const before = `# mine\n\nformat: ${FORMAT} # old\norigin:   https://a.dev\n# ok: odd-text\nthanks: 'Yes' # so\n`
  expect(migrateWebsite(before)).toBe(
    `# mine\n\nformat: ${FORMAT + 1} # old\norigin:   https://a.dev\n# ok: odd-text\nfarewell: 'Yes' # so\n`,
  )
  const { sources } = migrate(withWebsite(before), [FAREWELL])
  for (const name of sources.keys()) {
    if (name !== "website") expect(sources.get(name)).toBe(VALID_FILES[name as "work"])
  }
})

test("reads no format that is older than the first migration, or that the file does not say", () => {
  for (const website of ["thanks: Yes\n", "format: 1\nthanks: Yes\n"])
    expect(() => migrateWebsite(website)).toThrow("No migration reads format 1.")
})

test("keeps Windows line breaks and a byte order mark", () => {
  expect(migrateWebsite(`\ufeffformat: ${FORMAT}\r\nthanks: Yes\r\n`)).toBe(
    `\ufeffformat: ${FORMAT + 1}\r\nfarewell: Yes\r\n`,
  )
})

test("applies migrations one after the other, each to the result of the one before", () => {
  const migrations = [FAREWELL, rename(FORMAT + 2, "farewell", "goodbye")]
  const { sources, applied } = migrate(withWebsite(`format: ${FORMAT}\nthanks: Yes\n`), migrations)
  expect(applied).toEqual(migrations)
  expect(sources.get("website")).toBe(`format: ${FORMAT + 2}\ngoodbye: Yes\n`)
  // Content of the format between them needs only the second one.
  const between = `format: ${FORMAT + 1}\nfarewell: Yes\n`
  expect(migrate(withWebsite(between), migrations).applied).toEqual([migrations[1]])
})

test("a second run changes nothing", () => {
  const { sources } = migrate(withWebsite(`format: ${FORMAT}\nthanks: Yes\n`), [FAREWELL])
  const unchanged = { applied: [], left: [], changed: [], deleted: [] }
  expect(migrate(sources, [FAREWELL])).toEqual({ sources, ...unchanged })
})

test("lists what has changed, what is new and what is gone", () => {
  const move: Migration["move"] = (sources) => {
    const { about = "", ...others } = Object.fromEntries(sources)
    return { sources: new Map(Object.entries({ ...others, me: about })), left: [] }
  }
  const before = withWebsite(`format: ${FORMAT}\n`)
  expect(migrate(before, [{ ...FAREWELL, move }])).toMatchObject({
    changed: [
      { name: "website", before: `format: ${FORMAT}\n`, after: `format: ${FORMAT + 1}\n` },
      { name: "me", before: undefined, after: before.get("about") },
    ],
    deleted: ["about"],
  })
})

test("leaves content of a newer format", () => {
  const newer = withWebsite(`format: ${FORMAT + 2}\nthanks: Yes\n`)
  expect(migrate(newer, [FAREWELL])).toMatchObject({ sources: newer, applied: [], changed: [] })
})

test("refuses edits that overlap", () => {
  const edit = (start: number, end: number) => ({ range: [start, end], replacement: "" }) as const
  expect(() => applyEdits("origin", [edit(0, 3), edit(2, 4)])).toThrow("overlap")
})

test("format 3 renames forms in contact fields and in the address, with comments and layout", () => {
  const owner = (field: string) => `name: Ada
contact:
  - kind: phone
    value: "1"
    ${field}:   [hand-out] # mine
  - { kind: email, value: a@b.dev, "${field}": [] }
address: { city: Bonn, ${field}: [pdf] }
bio: forms
`
  const old = new Map(
    Object.entries({ website: "format: 2\n", owner: owner("forms"), work: "forms: 1\n" }),
  )
  const { sources } = migrate(old)
  expect(sources.get("owner")).toBe(owner("visibleIn").replace('"visibleIn"', "visibleIn"))
  expect(sources.get("work")).toBe("forms: 1\n")
})
