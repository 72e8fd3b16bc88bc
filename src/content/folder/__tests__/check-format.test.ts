import { checkContent, folderOf, VALID_FILES } from "../../../../test/valid-content"
import { validateFiles } from "../../load"
import { formatDiagnostic } from "../../report/terminal"
import { FORMAT } from "../../schemas/format"
import { checkFormat } from "../check-format"

const WITHOUT_FORMAT = VALID_FILES.website.replace(/^format.*\n/m, "")

function outputOf(website: string): string {
  const diagnostic = checkFormat(validateFiles(folderOf({ website })).website)
  return diagnostic ? formatDiagnostic({ ...diagnostic, frame: "" }) : ""
}

const EARLIER =
  "pgrade to commit 6c138230 first, as docs/hosts.md describes under “Upgrade”, then to this version."

test.each([
  ["of the current format", `format: ${FORMAT}\n${WITHOUT_FORMAT}`, ""],
  [
    "of an older format",
    `${WITHOUT_FORMAT}format: 3\n`,
    `content/website.yaml:5:9  format  [old-format]
  The content has format 3. This version of the site reads format ${FORMAT}.
  Hint: Run \`npm run upgrade\`. It changes the files, shows each change, and keeps your comments.`,
  ],
  [
    "of a format that no migration reads",
    `${WITHOUT_FORMAT}format: 2\n`,
    `content/website.yaml:5:9  format  [old-format]
  The content has format 2. This version of the site reads format ${FORMAT}.
  Hint: U${EARLIER}`,
  ],
  [
    "without a format",
    `# mine\n${WITHOUT_FORMAT}`,
    `content/website.yaml:2:1  format  [old-format]
  The content has no field "format", so it has format 1. This version of the site reads format ${FORMAT}.
  Hint: If only the field is missing, write format: ${FORMAT}. Otherwise, u${EARLIER}`,
  ],
  [
    "of a newer format",
    `${WITHOUT_FORMAT}format: ${FORMAT + 1}\n`,
    `content/website.yaml:5:9  format  [new-format]
  The content has format ${FORMAT + 1}. This version of the site is older: it reads format ${FORMAT}.
  Hint: Take the newest version of the site, as docs/hosts.md describes under “Upgrade”.`,
  ],
])("says of content %s what to do", (_what, website, output) => {
  expect(outputOf(website)).toBe(output)
})

test.each(["two", "0"])("leaves the format %s to the schema", (value) => {
  const website = `${WITHOUT_FORMAT}format: ${value}\n`
  expect(outputOf(website)).toBe("")
  expect(checkContent({ website }).diagnostics.map(({ path }) => path)).toEqual(["format"])
})

test("says nothing of the format of a website.yaml that is not YAML", () => {
  expect(outputOf("origin: 'https://a.dev\n")).toBe("")
})
