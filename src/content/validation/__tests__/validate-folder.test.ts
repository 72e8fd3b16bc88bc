/** @jest-environment node */
import { checkContent, VALID_FILES } from "../../../testing/valid-content"
import { formatDiagnostic } from "../../report/terminal"

/** @returns what the gate says of the folder, without the lines around each place */
function saysOf(...folder: Parameters<typeof checkContent>): string {
  const { diagnostics } = checkContent(...folder)
  return diagnostics.map((diagnostic) => formatDiagnostic({ ...diagnostic, frame: "" })).join("\n")
}

const entries = (...extra: string[]) => [
  ...Object.keys(VALID_FILES).map((name) => `${name}.yaml`),
  "images/",
  ...extra,
]

test("a missing file", () => {
  expect(saysOf({ website: null })).toBe(
    "content/website.yaml:1:1  [missing-file]\n  The file is missing.",
  )
})

test("a misspelled file and the one it displaced are one problem", () => {
  const folder = { entries: ["images/", "ownr.yaml"] }
  expect(saysOf({ owner: null }, folder)).toBe(`content/ownr.yaml:1:1  [unknown-file]
  Nothing reads this file, and owner.yaml is missing.
  Expected: about.yaml, errors.yaml, home.yaml, owner.yaml, portfolio.yaml, resume.yaml, showcase.yaml, skills.yaml, website.yaml, work.yaml and the folder images.
  Hint: Rename it to owner.yaml.`)
})

test("the other way to end a YAML file's name", () => {
  expect(saysOf({ owner: null }, { entries: ["owner.yml"] })).toContain("Rename it to owner.yaml.")
})

test("an extra file and an extra folder", () => {
  const said = saysOf({}, { entries: entries("notes.txt", "drafts/") })
  expect(said).toContain(`content/drafts/:1:1  [unknown-file]\n  Nothing reads "drafts/".`)
  expect(said).toContain(`content/notes.txt:1:1  [unknown-file]\n  Nothing reads "notes.txt".`)
})

test("what editors and systems leave behind is no problem", () => {
  expect(saysOf({}, { entries: entries(".DS_Store", "work.yaml~", ".work.yaml.swp") })).toBe("")
})

test("a file that cannot be opened", () => {
  const files = {
    ...Object.fromEntries(
      Object.entries(VALID_FILES).map(([name, text]) => [name, Buffer.from(text)]),
    ),
    owner: { reason: "it is a folder" },
  }
  expect(saysOf({}, { files })).toBe(
    "content/owner.yaml:1:1  [unreadable-file]\n  The file cannot be read: it is a folder.",
  )
})

test("an empty file, and one with comments only", () => {
  const says = "content/owner.yaml:1:1  [empty-file]\n  The file is empty, or holds only comments."
  expect(saysOf({ owner: "" })).toBe(says)
  expect(saysOf({ owner: "# later\n\n" })).toBe(says)
})

test("a byte order mark and Windows line ends are welcome", () => {
  const windows = Object.entries(VALID_FILES).map(([name, text]) => [
    name,
    `\ufeff${text.replaceAll("\n", "\r\n")}`,
  ])
  expect(saysOf(Object.fromEntries(windows))).toBe("")
})

test("line ends of old Macs", () => {
  expect(
    saysOf({ website: VALID_FILES.website.replaceAll("\n", "\r") }),
  ).toBe(`content/website.yaml:1:27  [encoding]
  The line ends as on old Macs, which YAML readers differ on.
  Hint: Save the file again with the line ends "LF".`)
})

test("bytes that are not UTF-8, at the first of them", () => {
  const latin1 = Buffer.from(VALID_FILES.owner.replace("Ada", "Adé"), "latin1")
  expect(saysOf({ owner: latin1 })).toBe(`content/owner.yaml:1:9  [encoding]
  This is not UTF-8.
  Hint: Save the file again with the encoding "UTF-8".`)
})

test("a file in UTF-16", () => {
  expect(saysOf({ owner: Buffer.from(`\ufeff${VALID_FILES.owner}`, "utf16le") })).toContain(
    "content/owner.yaml:1:1  [encoding]\n  The file is saved as UTF-16.",
  )
})

test("a character that cannot be seen", () => {
  expect(
    saysOf({ owner: VALID_FILES.owner.replace("Ada", "Ada\u0007") }),
  ).toBe(`content/owner.yaml:1:10  [encoding]
  A character that cannot be seen (U+0007) is here.
  Hint: Delete it.`)
})

test("a file far too large", () => {
  expect(saysOf({ owner: `# ${"x".repeat(200_000)}` })).toBe(
    "content/owner.yaml:1:1  [file-too-large]\n  The file has 196 KB; content takes at most 128.",
  )
})

test("a level of two bytes, thousands of times: no parser may see it", () => {
  for (const level of ["- ", "? ", ": ", "[", "{", "[\n"]) {
    expect(saysOf({ owner: level.repeat(20_000) })).toContain("[nested-too-deeply]")
  }
})

test("lists in braces that lie deep in each other", () => {
  expect(saysOf({ owner: `name: ${"{a: ".repeat(2000)}` })).toMatch(/^content\/owner\.yaml:1:\d+ /)
})

test("aliases that would grow without end, and those that lie in themselves", () => {
  const laughs = Array.from({ length: 9 }, (_, index) => {
    const inner =
      index === 0
        ? "lol"
        : Array(9)
            .fill(`*a${index - 1}`)
            .join(", ")
    return `x${index}: &a${index} [${inner}]\n`
  })
  expect(saysOf({ owner: laughs.join("") })).toContain("[alias]")
  expect(saysOf({ owner: "name: &a [*a]" })).toContain("[alias]")
})

test("too many aliases", () => {
  expect(
    saysOf({ owner: `name: &a x\nlist:\n${"  - *a\n".repeat(150)}` }),
  ).toBe(`content/owner.yaml:103:5  [alias]
  There are more than 100 aliases in the file.
  Hint: Write them out.`)
})

test("a few aliases are welcome", () => {
  const work = VALID_FILES.work.replace("[kotlin]", "&jvm [kotlin]").replace("[scala]", "*jvm")
  expect(saysOf({ work })).toBe("")
})

test("names that every object has are unknown fields, too", () => {
  for (const name of ["__proto__", "constructor", "toString"]) {
    expect(saysOf({ owner: `${VALID_FILES.owner}${name}: 1\n` })).toContain("[unknown-field]")
  }
})

test("the problems of all files are told in one run, sorted by place", () => {
  const { diagnostics } = checkContent({ website: "", about: "title: 1\n", owner: "name: ''\n" })
  const places = diagnostics.map(({ file, line }) => `${file}:${line}`)
  expect(new Set(diagnostics.map(({ file }) => file)).size).toBe(3)
  expect(places).toEqual(places.toSorted((a, b) => a.localeCompare(b, "en", { numeric: true })))
})
