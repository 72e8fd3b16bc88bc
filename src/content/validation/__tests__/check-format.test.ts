import { checkContent, folderOf, VALID_FILES } from "../../../../test/valid-content"
import { formatDiagnostic } from "../../report/terminal"
import { FORMAT } from "../../schemas/format"
import { checkFormat } from "../check-format"

const WITHOUT_FORMAT = VALID_FILES.website.replace(/^format.*\n/m, "")

function outputOf(website: string, oldest = 1): string {
  const diagnostic = checkFormat(folderOf({ website }), oldest)
  return diagnostic ? formatDiagnostic({ ...diagnostic, frame: "" }) : ""
}

test("accepts content of the current format", () => {
  expect(outputOf(`format: ${FORMAT}\n${WITHOUT_FORMAT}`)).toBe("")
})

test("names the command that upgrades content of an older format", () => {
  expect(outputOf(`${WITHOUT_FORMAT}format: 1\n`)).toBe(
    `content/website.yaml:5:9  format  [old-format]
  Warning: The content has format 1. The site is built from it as format ${FORMAT}.
  Hint: Run \`npm run upgrade\`. It changes the files, shows each change, and keeps your comments.`,
  )
})

test("says that content without a format has the first one, and where the field goes", () => {
  expect(outputOf(`# mine\n${WITHOUT_FORMAT}`)).toContain(
    `content/website.yaml:2:1  format  [old-format]
  Warning: The content has no field "format", so it has format 1.`,
  )
})

test("says what to do with content that this version no longer reads", () => {
  expect(outputOf(`${WITHOUT_FORMAT}format: 1\n`, FORMAT)).toBe(
    `content/website.yaml:5:9  format  [too-old-format]
  The content has format 1. This version of the site reads format ${FORMAT} and newer ones.
  Hint: Run \`npm run upgrade\` in an older version of the site, which makes format ${FORMAT}.`,
  )
  expect(outputOf(WITHOUT_FORMAT, FORMAT)).toContain(
    `The content has no field "format", so it has format 1. This version of the site reads format ${FORMAT} and newer ones.
  Hint: If only the field is missing, write format: ${FORMAT}. Otherwise, run \`npm run upgrade\``,
  )
})

test("rejects content of a newer format", () => {
  expect(outputOf(`${WITHOUT_FORMAT}format: ${FORMAT + 1}\n`)).toContain(
    `content/website.yaml:5:9  format  [new-format]
  The content has format ${FORMAT + 1}. This version of the site is older: it reads format ${FORMAT}.`,
  )
})

test.each(["two", "'2'", "0", "1.5"])("leaves the format %s to the schema", (value) => {
  const website = `${WITHOUT_FORMAT}format: ${value}\n`
  expect(outputOf(website)).toBe("")
  expect(checkContent({ website }).diagnostics.map(({ path }) => path)).toEqual(["format"])
})

test("says nothing about a website.yaml that is not YAML", () => {
  expect(outputOf("origin: 'https://a.dev\n")).toBe("")
})
