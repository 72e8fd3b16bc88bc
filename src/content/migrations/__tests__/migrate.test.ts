/** @jest-environment node */
import { readFileSync } from "node:fs"
import path from "node:path"
import { parse, stringify, type YAMLMap } from "yaml"
import { folderOf, TODAY, VALID_FILES } from "../../../../test/valid-content"
import { isError } from "../../diagnostics"
import { type FileName, schemaOf } from "../../schemas"
import { FORMAT } from "../../schemas/format"
import { mapRichTexts } from "../../schemas/introspection"
import { validateFolder } from "../../validation/validate-folder"
import { MIGRATIONS, migrate } from ".."
import type { Migration, Sources } from "../migration"
import { addAfter, fieldOf, findNodes } from "../yaml-edits"

const NAMES = [...Object.keys(VALID_FILES), "variants/platform"] as FileName[]

/** The sample of the last version before the field `format` existed. */
const FORMAT_1: Sources = new Map(
  NAMES.map((name) => [
    name,
    readFileSync(path.join(__dirname, "format-1", `${name}.yaml`), "utf8"),
  ]),
)

/** Valid files in format 1, with the given files instead. */
function format1(changed: Partial<Record<FileName, string>> = {}): Sources {
  const website = VALID_FILES.website.replace(/^format.*\n/m, "")
  return new Map(Object.entries({ ...VALID_FILES, website, ...changed }))
}

const resumeWith = (...entries: string[]) =>
  format1({
    resume: [
      "title: Resume",
      "description: What I did.",
      "updated: '2026-11-21'",
      "sections:",
      "  - section: OtherExperience",
      "    title: Other",
      "    expandedByDefault: true",
      "    content:",
      "      entries:",
      ...entries.map((line) => `        ${line}`),
      "",
    ].join("\n"),
  })

const errorsOf = (sources: Sources) => {
  const images = ["tournament-companion", "moth-club", "robot-roster", "tide-table"]
  const picture = { width: 1920, height: 1200, visible: 1 }
  const pictures = new Map(["wide", ...images].map((name) => [`images/${name}.png`, picture]))
  const folder = folderOf(Object.fromEntries(sources), {
    entries: ["images/", "variants/", ...[...sources.keys()].map((name) => `${name}.yaml`)],
    pictures,
  })
  return validateFolder(folder, TODAY).diagnostics.filter(isError)
}

const changedLines = (before: Sources, after: Sources, name: FileName) => {
  const old = new Set(before.get(name)?.split("\n"))
  return after
    .get(name)
    ?.split("\n")
    .filter((line) => !old.has(line))
}

test("each migration makes the next format, and the last one makes the format of the schemas", () => {
  expect(MIGRATIONS.map(({ format }) => format)).toEqual(MIGRATIONS.map((_, index) => index + 2))
  expect(MIGRATIONS.at(-1)?.format).toBe(FORMAT)
})

describe("from format 1", () => {
  test("makes the sample of that time valid, and changes nothing but its format", () => {
    const { sources, applied } = migrate(FORMAT_1)
    expect(errorsOf(sources)).toEqual([])
    expect(applied.map(({ format }) => format)).toEqual([2])
    const changed = NAMES.filter((name) => sources.get(name) !== FORMAT_1.get(name))
    expect(changed).toEqual(["website"])
    expect(changedLines(FORMAT_1, sources, "website")).toEqual(["format: 2"])
  })

  test("keeps the asterisks of every text that takes marks now", () => {
    const withTexts = (change: (text: string) => string) =>
      new Map(
        [...FORMAT_1].map(([name, text]) => {
          const data = mapRichTexts(schemaOf(name as FileName), parse(text), change)
          return [name, stringify(data, { lineWidth: 0 })]
        }),
      )
    const { sources } = migrate(withTexts((text) => `*${text}*`))
    const expected = withTexts((text) => `\\*${text}*`)
    for (const [name, text] of sources) {
      const data = parse(expected.get(name) ?? "")
      expect(parse(text)).toEqual(name === "website" ? { format: 2, ...data } : data)
    }
  })

  test.each([
    ["plain", "- Ran *prod* and snake_case", "- Ran \\*prod* and snake_case"],
    ["in single quotes", "- '*It''s* here'", "- '\\*It''s* here'"],
    ["in double quotes", '- "Say \\"*hi*\\""', '- "Say \\"\\\\*hi*\\""'],
    [
      "of several lines",
      "- Ran\n                *all* of it",
      "- Ran\n                \\*all* of it",
    ],
    [
      "in a block",
      "- >-\n                Ran\n                `all`",
      "- >-\n                Ran\n                \\`all\\`",
    ],
  ])("adds backslashes to a text %s", (_name, detail, expected) => {
    const before = resumeWith("- title: One", "  details:", `    ${detail}`)
    const { sources } = migrate(before)
    expect(sources.get("resume")).toBe(before.get("resume")?.replace(detail, expected))
    expect(errorsOf(sources)).toEqual([])
  })

  test.each([
    [
      "before a comment",
      ["- title: One", "  startDate: 'Nov 2024'   # since then", "  details: [All of it]"],
      ["  startDate: 'Nov 2024'   # since then", "  endDate: ''"],
    ],
    ["as the first field", ["- startDate: 'Nov 2024'", "  title: One"], ["  endDate: ''"]],
    [
      "in braces",
      ["- { title: One, startDate: 'Nov 2024' }"],
      ["- { title: One, startDate: 'Nov 2024', endDate: '' }"],
    ],
  ])("adds an empty end to an entry whose start is %s", (_name, lines, added) => {
    const before = resumeWith(...lines)
    const { sources } = migrate(before)
    const found = changedLines(before, sources, "resume")?.map((line) => line.slice(8))
    expect(found).toEqual(added.filter((line) => !lines.includes(line)))
    const [entry] = parse(sources.get("resume") ?? "").sections[0].content.entries
    expect(entry).toEqual({ ...parse(lines.join("\n"))[0], endDate: "" })
    expect(errorsOf(sources)).toEqual([])
  })

  test("leaves entries that have an end, or no start", () => {
    const lines = ["- title: One", "- title: Two", "  startDate: 'Nov 2024'", "  endDate: ''"]
    const before = resumeWith(...lines)
    expect(migrate(before).sources.get("resume")).toBe(before.get("resume"))
  })

  test("keeps Windows line breaks", () => {
    const windows = (sources: Sources) =>
      new Map([...sources].map(([name, text]) => [name, text.replaceAll("\n", "\r\n")]))
    const before = resumeWith("- title: One", "  startDate: 'Nov 2024'", "  details: ['*all*']")
    expect(migrate(windows(before)).sources).toEqual(windows(migrate(before).sources))
  })

  test("writes the format before the first field, or into the braces of a file of one line", () => {
    const sources = migrate(
      format1({ website: "# mine\n\norigin: https://a.dev # here\n" }),
    ).sources
    expect(sources.get("website")).toBe("# mine\n\nformat: 2\norigin: https://a.dev # here\n")
    const flow = migrate(format1({ website: "{ origin: 'https://a.dev' }" })).sources
    expect(flow.get("website")).toBe("{ format: 2, origin: 'https://a.dev' }")
  })

  test("replaces a written format and keeps its comment", () => {
    const website = `format: 1 # mine\norigin: https://a.dev\n`
    const { sources } = migrate(format1({ website }))
    expect(sources.get("website")).toBe("format: 2 # mine\norigin: https://a.dev\n")
  })
})

test("a second run changes nothing", () => {
  const { sources } = migrate(resumeWith("- title: One", "  startDate: 'Nov 2024'"))
  expect(migrate(sources)).toEqual({ sources, applied: [] })
})

test("leaves content of a newer format", () => {
  const newer = format1({ website: `format: ${FORMAT + 1}\norigin: https://a.dev\n` })
  expect(migrate(newer)).toEqual({ sources: newer, applied: [] })
})

test("applies migrations one after the other, each to the result of the one before", () => {
  const addToRoles = (format: number, after: string, source: string): Migration => ({
    format,
    summary: "",
    edit: (file) =>
      findNodes(file.document, "work.*.roles.*").flatMap((role) => {
        const field = fieldOf(role as YAMLMap, after)
        return field ? [addAfter(file, role as YAMLMap, field, source)] : []
      }),
  })
  const migrations = [...MIGRATIONS, addToRoles(3, "title", "a: 1"), addToRoles(4, "a", "b: 2")]
  const { sources, applied } = migrate(format1(), migrations)
  expect(applied.map(({ format }) => format)).toEqual([2, 3, 4])
  expect(sources.get("work")).toContain("      - title: Lead\n        a: 1\n        b: 2\n")
  expect(sources.get("website")).toContain("format: 4\n")
})
