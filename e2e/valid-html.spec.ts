/** The built pages, checked by the Nu Html Checker. https://validator.github.io/validator/ */
import { spawnSync } from "node:child_process"
import path from "node:path"
import { isPage, listBuiltFiles, PUBLIC } from "../src/gatsby/after-build/built-files"
import { canValidateHtml, VALIDATOR } from "../tools/lib/html-validator"
import { expect, test } from "./support/test"

type Finding = { message: string; extract?: string }

/** The findings in which the checker is wrong. */
const WRONG: { finding: RegExp; reason: string }[] = [
  {
    finding: /^CSS: “(?:view-transition-name|transition-behavior)”: Property .* doesn't exist/,
    reason: "The property is newer than the checker.",
  },
  {
    finding: /^CSS: Parse Error\..*(?:view-transi|ransition-new|-new\(page-title)/,
    reason: "The pseudo-elements of view transitions are newer than the checker.",
  },
  {
    finding: /^CSS: “transition”: “--[a-z-]+” is not a “transition” value/,
    reason: "The name of any property may stand there, also that of a custom property.",
  },
  {
    finding: /^Trailing slash on void elements/,
    reason: "React writes `<br/>`. HTML allows it, and React quotes every attribute.",
  },
  {
    finding: /violates Content Security Policy \(meta tag\)/,
    reason: "It takes JSON for a script, and does not know the origin that 'self' stands for.",
  },
  {
    finding: /^The “list” role is unnecessary for element “ul”/,
    reason: "Without the role, Safari does not announce a list that has no markers.",
  },
  {
    finding: /^The heading “h3” \(with computed level 3\) follows the heading “h1”/,
    reason: "It does not count the headings of the accordion, which have `role=heading`.",
  },
]

test("every page is valid HTML", async () => {
  test.skip(!canValidateHtml(), "The validator needs Java.")
  const pages = (await listBuiltFiles()).filter(isPage).map((file) => path.join(PUBLIC, file))
  const { stdout } = spawnSync(
    "java",
    ["-jar", VALIDATOR, "--format", "json", "--stdout", ...pages],
    { encoding: "utf8", maxBuffer: 2 ** 26 },
  )
  const { messages } = JSON.parse(stdout) as { messages: Finding[] }
  const findings = messages.map(({ message, extract = "" }) => `${message} ${extract}`)
  expect(findings.filter((one) => !WRONG.some(({ finding }) => finding.test(one)))).toEqual([])
})
